import { company } from '../../../app/company/facts.ts';
import { createEmailChannel } from './channels/email.ts';
import { createApiSender } from './channels/email-api.ts';
import { createFetchPost } from './channels/post-by-fetch.ts';
import { createPushChannel } from './channels/push.ts';
import { createWebhookChannel } from './channels/webhook.ts';
import { siteOf } from './messages/site.ts';
import type { Outbox } from './outbox.ts';
import { createRestOutbox } from './outbox-rest.ts';
import type { Channels } from './sender.ts';

type Read = (name: string) => string | undefined;
type Resolve = Parameters<typeof createFetchPost>[0]['resolve'];

/** Supabase gives every function these two; the older name stays for projects with older keys. */
export function projectOf(read: Read): { url: string; secretKey: string } {
  const keys = JSON.parse(read('SUPABASE_SECRET_KEYS') || '{}') as { default?: string };
  const secretKey = keys.default ?? read('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  return { url: read('SUPABASE_URL') ?? '', secretKey };
}

export const outboxOf = ({ url, secretKey }: ReturnType<typeof projectOf>): Outbox =>
  createRestOutbox(url, secretKey);

/** A channel without settings is none: what was meant for it waits in the outbox. */
export function channelsOf(read: Read, outbox: Outbox, resolve: Resolve): Channels {
  const site = siteOf(read('SITE_URL') || company.siteUrl, `${read('SUPABASE_URL')}/functions/v1`);
  const allowPrivate = read('WEBHOOK_ALLOW_PRIVATE') === '1';
  const channels: Channels = {
    push: createPushChannel(outbox, createFetchPost({ allowPrivate: false, resolve }), site),
  };
  const [key, from] = [read('MAIL_API_KEY'), read('MAIL_FROM')];
  if (key && from) {
    const url = read('MAIL_API_URL') || 'https://api.resend.com/emails';
    channels.email = createEmailChannel(createApiSender({ url, key, from }), site);
  }
  const [url, secret] = [read('WEBHOOK_URL'), read('WEBHOOK_SECRET')];
  if (url && secret && (url.startsWith('https:') || allowPrivate))
    channels.webhook = createWebhookChannel(
      { url, secret },
      createFetchPost({ allowPrivate, resolve }),
      site,
    );
  return channels;
}
