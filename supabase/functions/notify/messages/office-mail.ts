import { claims, company } from '../../../../app/company/facts.ts';
import { paths } from '../../../../app/paths.ts';
import type { Lead, Message } from '../message.ts';
import { nothingToSay, type Outcome } from '../outcome.ts';
import { oneLine } from './clean-text.ts';
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

function digestMail(message: Message, site: Site): OfficeMail {
  const events = message.events.filter(isStillTrue);
  const created = events.filter(({ type }) => type === 'lead-created').length;
  const due = events.length - created;
  const counted = [created && counting(created, 'new lead'), due && counting(due, 'follow-up')].filter(
    Boolean,
  );
  const listed = events.slice(0, MOST_LISTED).flatMap(({ lead, created_at, type }) =>
    lead
      ? [
          {
            text: `${clock(created_at)} · ${type === 'follow-up-due' ? 'follow up · ' : ''}${leadLine(lead)}`,
            href: leadLink(lead, site),
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

const counting = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const settingsNote = (site: Site): Block => ({
  note: 'Which alerts you get, and when, is yours to choose in the dashboard.',
  link: ['Dashboard', `${site.url}${paths.dashboard}`],
});
