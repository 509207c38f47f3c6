import { company } from '../../../../app/company/facts.ts';
import type { Mail } from '../channels/email.ts';
import type { Message, Template } from '../message.ts';
import { failed, type Outcome } from '../outcome.ts';
import { oneLine } from './clean-text.ts';
import { customerMail } from './customer-mail.ts';
import { type Block, toHtml, toText } from './mail-body.ts';
import { newsletterMail } from './newsletter-mail.ts';
import { officeMail } from './office-mail.ts';
import type { Site } from './site.ts';
import { languageOf } from './words.ts';

type Rendered = Omit<Mail, 'id'>;
type Content = { subject: string; blocks: Block[]; headers?: Record<string, string> };

const OFFICE: readonly Template[] = ['new-lead', 'follow-up', 'digest', 'morning', 'test', 'proposal'];

/** The whole mail, or why there is none. */
export function renderMail(message: Message, site: Site): Rendered | Outcome {
  const { staff, lead, subscriber, template, events } = message;
  if (OFFICE.includes(template) && staff) return rendered(staff.email, 'en', officeMail(message, site));
  if (subscriber) {
    const language = languageOf(subscriber.locale);
    return withReplyTo(
      rendered(subscriber.email, language, newsletterMail(message, subscriber, language, site)),
    );
  }
  if (lead?.email) {
    const language = languageOf(events[0]?.proposal?.locale ?? lead.locale);
    return withReplyTo(rendered(lead.email, language, customerMail(message, lead, language, site)));
  }
  return failed('There is no address to send it to');
}

function rendered(to: string, language: 'en' | 'hi', content: Content | Outcome): Rendered | Outcome {
  if ('as' in content) return content;
  const subject = oneLine(content.subject, 150);
  return {
    to,
    subject,
    text: toText(content.blocks),
    html: toHtml(language, subject, content.blocks),
    headers: content.headers ?? {},
  };
}

/** Whoever answers reaches people. */
const withReplyTo = (mail: Rendered | Outcome) => ('as' in mail ? mail : { ...mail, replyTo: company.email });
