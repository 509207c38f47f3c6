import type { Message } from '../message.ts';
import { renderMail } from '../messages/render-mail.ts';
import type { Site } from '../messages/site.ts';
import { failed, type Outcome } from '../outcome.ts';
import type { Channel } from '../sender.ts';

export type Mail = {
  /** The delivery's id, by which a mail that comes twice can be recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers: Record<string, string>;
};

export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<Outcome>;

/** One, and nothing that a mail program could read as more: the database has checked the rest. */
const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u;

export function createEmailChannel(send: SendMail, site: Site): Channel {
  return async (message: Message, signal) => {
    const rendered = renderMail(message, site);
    if ('as' in rendered) return rendered;
    if (!ONE_ADDRESS.test(rendered.to)) return failed('The address cannot be used');
    return send(
      { ...rendered, id: message.id, headers: { ...rendered.headers, ...automatic(message.id) } },
      signal,
    );
  };
}

/** RFC 3834: nobody's out-of-office answers these. */
const automatic = (id: string) => ({ 'Auto-Submitted': 'auto-generated', 'X-Delivery-Id': id });
