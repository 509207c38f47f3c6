import { company } from '../../../../app/company/facts.ts';
import { type Language, pathIn } from '../../../../app/languages.ts';
import type { Lead, Message } from '../message.ts';
import { nothingToSay, type Outcome } from '../outcome.ts';
import { acceptanceMail } from './acceptance-mail.ts';
import { answerMail } from './answer-mail.ts';
import { oneLine, paragraph, withoutLinks } from './clean-text.ts';
import { referenceWord } from './lead-words.ts';
import type { Block } from './mail-body.ts';
import type { Site } from './site.ts';
import { wordsIn } from './words.ts';

type CustomerMail = { subject: string; blocks: Block[] };

/** Where a customer follows their request; the fragment never leaves their browser. */
const trackLink = (lead: Lead, language: Language, site: Site) =>
  `${site.url}${pathIn(language, '/track')}#${lead.id}`;

/** What customers are told: that their request has arrived, the steps they should hear of, what they accepted, our answers. */
export function customerMail(
  message: Message,
  lead: Lead,
  language: Language,
  site: Site,
): CustomerMail | Outcome {
  if (message.template === 'proposal-accepted')
    return greeted(acceptanceMail(message, language), lead, language);
  if (message.template === 'proposal-answered') return greeted(answerMail(message, language), lead, language);
  return message.template === 'acknowledgement'
    ? acknowledgement(lead, language, site)
    : statusMail(message, lead, language, site);
}

function greeted(mail: CustomerMail | Outcome, lead: Lead, language: Language): CustomerMail | Outcome {
  if ('as' in mail) return mail;
  const greeting = wordsIn[language].greeting(firstName(lead));
  return { ...mail, blocks: [{ paragraph: greeting }, ...mail.blocks, ...closing(language)] };
}

function acknowledgement(lead: Lead, language: Language, site: Site): CustomerMail {
  const words = wordsIn[language];
  const asked = askedFor(lead, language);
  return {
    subject: words.acknowledgement.subject(words.kinds[lead.kind].long, referenceWord(lead)),
    blocks: [
      { paragraph: words.greeting(firstName(lead)) },
      { paragraph: words.acknowledgement.thanks(words.kinds[lead.kind].long) },
      { facts: [[words.reference, referenceWord(lead)], ...asked.facts] },
      ...(asked.quote ? [{ paragraph: words.acknowledgement.youWrote }, { quote: asked.quote }] : []),
      { paragraph: `${words.nextTitle}\n${words.kinds[lead.kind].next}` },
      { button: words.track, href: trackLink(lead, language, site) },
      ...closing(language),
    ],
  };
}

function statusMail(message: Message, lead: Lead, language: Language, site: Site): CustomerMail | Outcome {
  const words = wordsIn[language];
  const [event] = message.events;
  if (event?.status !== lead.status) return nothingToSay('The status has changed again');
  const step = words.steps[lead.kind]?.[lead.status];
  if (!step) return nothingToSay('Customers are not told of this step');
  return {
    subject: `${step.subject} (${referenceWord(lead)})`,
    blocks: [
      { paragraph: words.greeting(firstName(lead)) },
      { paragraph: step.text },
      { paragraph: `${words.nextTitle}\n${step.next}` },
      { facts: [[words.reference, referenceWord(lead)]] },
      { button: words.track, href: trackLink(lead, language, site) },
      ...closing(language),
    ],
  };
}

/** A stranger may have typed the name: it is short, and no link. */
const firstName = ({ name }: Lead) => withoutLinks(oneLine(name, 80)).split(' ')[0] ?? '';

/** In their own words, as far as the form has them. */
function askedFor({ record, place }: Lead, language: Language) {
  const words = wordsIn[language];
  const time = words.preferredTimes[String(record?.preferred_time)];
  const facts: [string, string | undefined][] = [
    [words.place, place ? withoutLinks(oneLine(place, 100)) : undefined],
    [words.preferredDay, [dayOf(record?.preferred_date, language), time].filter(Boolean).join(', ')],
    [words.position, record?.position ? withoutLinks(oneLine(record.position, 80)) : undefined],
    [words.about, record?.subject ? withoutLinks(oneLine(record.subject, 100)) : undefined],
  ];
  const wrote = record?.requirements ?? record?.additional_info ?? record?.message;
  return {
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    quote: wrote ? withoutLinks(paragraph(wrote)) : undefined,
  };
}

function dayOf(date: unknown, language: Language): string | undefined {
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d/.test(date)) return undefined;
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${wordsIn[language].months[(month ?? 1) - 1]} ${year}`;
}

function closing(language: Language): Block[] {
  const words = wordsIn[language];
  const { display, e164 } = company.phone;
  return [{ facts: [[words.call, display, `tel:${e164}`]] }, { note: words.hours }, { note: words.why }];
}
