import { claims, company } from '../../../../app/company/facts.ts';
import { paths } from '../../../../app/paths.ts';
import type { Lead, Message, OutboxEvent } from '../message.ts';
import { nothingToSay, type Outcome } from '../outcome.ts';
import { oneLine, paragraph } from './clean-text.ts';
import {
  clock,
  isStillTrue,
  kindWord,
  leadLine,
  leadLink,
  nameAndPlace,
  referenceWord,
} from './lead-words.ts';
import type { Block } from './mail-body.ts';
import { proposalWord, rupees } from './proposal-words.ts';
import type { Site } from './site.ts';

type OfficeMail = { subject: string; blocks: Block[] };

const MOST_LISTED = 50;

/** What the office is told, in English. */
export function officeMail(message: Message, site: Site): OfficeMail | Outcome {
  const events = message.events.filter(isStillTrue);
  const lead = events[0]?.lead;
  if (message.template === 'test') return testMail(site);
  if (message.template === 'morning') return morningMail(message.due ?? [], site);
  if (!lead) return nothingToSay('What it was about is gone');
  if (message.template === 'digest') return digestMail(message, site);
  if (message.template === 'proposal') return proposalMail(lead, events[0] as OutboxEvent, site);
  return message.template === 'new-lead' ? newLeadMail(lead, site) : followUpMail(lead, site);
}

function newLeadMail(lead: Lead, site: Site): OfficeMail {
  return {
    subject: `New ${kindWord(lead)}: ${nameAndPlace(lead)}`,
    blocks: [
      {
        paragraph: `A new ${kindWord(lead)} has come in. We promise a call within ${claims.responseHours} hours.`,
      },
      { facts: factsOf(lead) },
      { button: 'Open it in the dashboard', href: leadLink(lead, site) },
      settingsNote(site),
    ],
  };
}

function followUpMail(lead: Lead, site: Site): OfficeMail {
  return {
    subject: `Follow up now: ${nameAndPlace(lead)}`,
    blocks: [
      { paragraph: `The time you set for this ${kindWord(lead)} has come.` },
      { facts: factsOf(lead) },
      { button: 'Open it in the dashboard', href: leadLink(lead, site) },
      settingsNote(site),
    ],
  };
}

function proposalMail(lead: Lead, event: OutboxEvent, site: Site): OfficeMail | Outcome {
  const { proposal } = event;
  if (!proposal) return nothingToSay('The proposal is gone');
  const said = paragraph(event.type === 'proposal-asked' ? proposal.question : proposal.reason);
  return {
    subject: `${proposalWord(event)}: ${nameAndPlace(lead)}`,
    blocks: [
      {
        paragraph: `${proposalWord(event)}: ${proposal.number}, version ${proposal.version}, ${rupees(proposal.price)}.`,
      },
      ...(proposal.accepted_by && event.type === 'proposal-accepted'
        ? [{ paragraph: `Signed as ${oneLine(proposal.accepted_by, 80)}.` }]
        : []),
      ...(said ? [{ quote: said }] : []),
      { facts: factsOf(lead) },
      { button: 'Open it in the dashboard', href: leadLink(lead, site) },
      settingsNote(site),
    ],
  };
}

function digestMail(message: Message, site: Site): OfficeMail {
  const events = message.events.filter(isStillTrue);
  const created = events.filter(({ type }) => type === 'lead-created').length;
  const due = events.filter(({ type }) => type === 'follow-up-due').length;
  const proposals = events.length - created - due;
  const counted = [
    created && counting(created, 'new lead'),
    due && counting(due, 'follow-up'),
    proposals && counting(proposals, 'answer about proposals', 'answers about proposals'),
  ].filter(Boolean);
  const listed = events.slice(0, MOST_LISTED).flatMap((event) =>
    event.lead
      ? [
          {
            text: `${clock(event.created_at)} · ${whatIsDue(event)}${leadLine(event.lead)}`,
            href: leadLink(event.lead, site),
          },
        ]
      : [],
  );
  const more = events.length - listed.length;
  return {
    subject: `${counted.join(' and ')} together`,
    blocks: [
      {
        paragraph: `${counted.join(' and ')}, in one mail because they came close together or in your quiet hours.`,
      },
      { list: listed },
      ...(more > 0 ? [{ paragraph: `And ${more} more in the dashboard.` }] : []),
      { button: 'Open the dashboard', href: `${site.url}${paths.dashboard}` },
      settingsNote(site),
    ],
  };
}

function morningMail(due: NonNullable<Message['due']>, site: Site): OfficeMail | Outcome {
  if (due.length === 0) return nothingToSay('Nothing is due today any more');
  return {
    subject: `Today: ${counting(due.length, 'follow-up')}`,
    blocks: [
      { paragraph: `Good morning. ${counting(due.length, 'follow-up')} for today, the oldest first.` },
      {
        list: due.map((lead) => ({
          text: `${lead.follow_up_at ? `${clock(lead.follow_up_at)} · ` : ''}${leadLine(lead)}`,
          href: leadLink(lead, site),
        })),
      },
      { button: 'Open Today', href: `${site.url}${paths.dashboard}` },
      settingsNote(site),
    ],
  };
}

const testMail = (site: Site): OfficeMail => ({
  subject: `A test from ${company.name}`,
  blocks: [{ paragraph: 'This is the test you asked for: alerts reach you by e-mail.' }, settingsNote(site)],
});

function factsOf(lead: Lead): [string, string, string?][] {
  const phone = oneLine(lead.phone, 20);
  const facts: [string, string | null, string?][] = [
    ['Name', oneLine(lead.name, 80)],
    ['Phone', phone, `tel:${phone}`],
    [
      'E-mail',
      lead.email && oneLine(lead.email, 254),
      lead.email ? `mailto:${oneLine(lead.email, 254)}` : undefined,
    ],
    ['Place', lead.place && oneLine(lead.place, 200)],
    ['Reference', referenceWord(lead)],
    ['Received', clock(lead.created_at)],
    ['Owner', lead.owner && oneLine(lead.owner, 80)],
  ];
  return facts.flatMap(([label, value, href]) => (value ? [[label, value, href]] : []));
}

function whatIsDue(event: OutboxEvent): string {
  if (event.type === 'lead-created') return '';
  return event.type === 'follow-up-due' ? 'follow up · ' : `${proposalWord(event).toLowerCase()} · `;
}

const counting = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const settingsNote = (site: Site): Block => ({
  note: 'Which alerts you get, and when, is yours to choose in the dashboard.',
  link: ['Dashboard', `${site.url}${paths.dashboard}`],
});
