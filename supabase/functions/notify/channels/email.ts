import type { Message } from '../message.ts';
import { renderMail } from '../messages/render-mail.ts';
import type { Site } from '../messages/site.ts';
import type { Outcome } from '../outcome.ts';
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

export function createEmailChannel(send: SendMail, site: Site): Channel {
  return async (message: Message, signal) => {
    const rendered = renderMail(message, site);
    if ('as' in rendered) return rendered;
    return send(
      { ...rendered, id: message.id, headers: { ...rendered.headers, ...automatic(message.id) } },
      signal,
    );
  };
}

/** RFC 3834: nobody's out-of-office answers these. */
const automatic = (id: string) => ({ 'Auto-Submitted': 'auto-generated', 'X-Delivery-Id': id });
