import type { Language } from '../../../../app/languages.ts';
import type { ProposalContent } from '../../../../app/proposals/content.ts';
import type { Message } from '../message.ts';
import { nothingToSay, type Outcome } from '../outcome.ts';
import { oneLine, paragraph, withoutLinks } from './clean-text.ts';
import type { Block } from './mail-body.ts';
import { rupees } from './proposal-words.ts';
import { wordsIn } from './words.ts';

type Copy = { subject: string; blocks: Block[] };

/** The customer's copy of what they accepted: who, when, every amount and every text of it, as it was stored. */
export function acceptanceMail({ events: [event] }: Message, language: Language): Copy | Outcome {
  const proposal = event?.proposal;
  if (!proposal?.content || !proposal.accepted_by || !proposal.answered_at)
    return nothingToSay('The proposal is gone');
  const words = wordsIn[language].acceptance;
  const { offer, texts } = proposal.content;
  return {
    subject: words.subject(proposal.number),
    blocks: [
      { paragraph: words.thanks },
      {
        facts: [
          [words.number, `${proposal.number}, ${words.version(proposal.version)}`],
          [words.by, withoutLinks(oneLine(proposal.accepted_by, 80))],
          [words.at, dateAndTime(proposal.answered_at)],
          [words.size, `${offer.system.watts / 1000} kW`],
        ],
      },
      { facts: amounts(proposal.content, language) },
      { paragraph: words.payments },
      { facts: payments(proposal.content) },
      ...(['scope', 'exclusions', 'warranty', 'terms'] as const).flatMap((section) =>
        texts[section]
          ? [{ paragraph: `${words.sections[section]}\n${paragraph(texts[section], 4000)}` }]
          : [],
      ),
      { note: words.hash(proposal.content_hash ?? '') },
    ],
  };
}

function amounts({ offer, figures }: ProposalContent, language: Language): [string, string][] {
  const words = wordsIn[language].acceptance;
  return [
    ...offer.lines.map(({ label }, n): [string, string] => [oneLine(label), rupees(figures.lines[n] ?? 0)]),
    ...(figures.discount ? [[words.discount, `-${rupees(figures.discount)}`] as [string, string]] : []),
    ...figures.taxes.map(({ rate, tax }): [string, string] => [`GST ${rate / 100} %`, rupees(tax)]),
    [words.price, rupees(figures.price)],
    ...offer.subsidies.map(({ name }, n): [string, string] => [
      oneLine(name),
      `-${rupees(figures.subsidies[n] ?? 0)}`,
    ]),
    [words.cost, rupees(figures.cost)],
  ];
}

const payments = ({ offer, figures }: ProposalContent) =>
  offer.payments.map(({ label }, n): [string, string] => [oneLine(label), rupees(figures.payments[n] ?? 0)]);

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const dateAndTime = (iso: string) => CLOCK.format(new Date(iso));
