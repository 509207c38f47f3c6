import { expect, test } from 'vitest';
import { company } from '../../../../app/company/facts.ts';
import type { LeadTable } from '../../../../app/leads/kind.ts';
import { leadTables } from '../../../../app/leads/kinds.ts';
import { articles } from '../../../../app/site/blog/articles.ts';
import {
  sampleEvent,
  sampleLead,
  sampleMessage,
  sampleToldProposal,
} from '../../../../testing/sample-messages.ts';
import { sampleContent } from '../../../../testing/sample-proposal.ts';
import type { Mail } from '../channels/email.ts';
import type { Message, Template } from '../message.ts';
import { pushContent } from './push-content.ts';
import { renderMail } from './render-mail.ts';
import { siteOf } from './site.ts';

const SITE = siteOf('https://www.company.example', 'https://ref.functions.example/functions/v1');

function mailOf(overrides: Partial<Message>): Omit<Mail, 'id'> {
  const mail = renderMail(sampleMessage(overrides), SITE);
  if ('as' in mail) throw new Error(`${mail.as}: ${'reason' in mail ? mail.reason : ''}`);
  return mail;
}

const toCustomer = (
  lead: Parameters<typeof sampleLead>[0],
  template: Template = 'acknowledgement',
  status = 'pending',
) =>
  mailOf({
    template,
    staff: null,
    lead: sampleLead(lead),
    events: [sampleEvent({ status, lead: sampleLead(lead) })],
  });

const subscriber = {
  id: '3d0d5bdc-8f9a-4a4e-9df1-2c1d5a9b1f00',
  email: 'ravi@mail.example',
  locale: 'en',
  token: 'a-token',
  confirmed_at: '2026-11-01T00:00:00Z',
};

test('The office reads who it is, how to call them and where to open it', () => {
  const mail = mailOf({});
  expect(mail).toMatchObject({
    to: 'agent@office.example',
    subject: 'New consultation: Asha Rani, Gomti Nagar, Lucknow',
  });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('+919876543210');
    expect(part).toContain('7F9ZV-S7CLJ');
  }
  expect(mail.text).toContain(
    'https://www.company.example/admin?tab=consultations&record=2b4ffde0-aa94-41dc-b7bb-36f90393bfdb',
  );
});

test.each(['en', 'hi'])(
  'A customer reads in %s what they asked for, what happens next, whom to call and where to follow it',
  (locale) => {
    for (const { table } of leadTables) {
      const mail = toCustomer({ kind: table as LeadTable, locale });
      expect(mail.to).toBe('asha@mail.example');
      expect(mail.subject).toContain('7F9ZV-S7CLJ');
      expect(mail.text).toContain('Three kilowatts, please.');
      expect(mail.text).toContain('24');
      expect(mail.text).toContain('+91 00000 00000');
      const base = locale === 'hi' ? '/hi' : '';
      expect(mail.text).toContain(
        `https://www.company.example${base}/track#2b4ffde0-aa94-41dc-b7bb-36f90393bfdb`,
      );
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(/[\u0900-\u097f]/.test(mail.text)).toBe(locale === 'hi');
    }
  },
);

test('Every step that the database tells of has its words in both languages', () => {
  const told = {
    consultation_bookings: ['scheduled', 'completed'],
    installation_requests: ['site-assessment', 'quotation', 'approved', 'in-progress', 'completed'],
    associate_registrations: ['approved', 'rejected'],
  } as const;
  for (const [kind, statuses] of Object.entries(told))
    for (const status of statuses)
      for (const locale of ['en', 'hi']) {
        const mail = toCustomer({ kind: kind as keyof typeof told, status, locale }, 'status', status);
        expect(mail.text).toContain('/track#');
      }
});

test('A status that has changed again, a digest of nothing and a follow-up that was moved are not sent', () => {
  const lead = sampleLead({ status: 'completed' });
  const event = sampleEvent({ type: 'status-changed', status: 'scheduled', lead });
  const due = sampleEvent({ type: 'follow-up-due', due_at: '2026-11-16T10:00:00Z' });
  const nothing: Partial<Message>[] = [
    { template: 'status', staff: null, lead, events: [event] },
    { template: 'digest', events: [] },
    { template: 'digest', events: [sampleEvent({ lead: null })] },
    {
      template: 'follow-up',
      events: [{ ...due, lead: sampleLead({ follow_up_at: '2026-11-18T10:00:00Z' }) }],
    },
    {
      template: 'follow-up',
      events: [{ ...due, lead: sampleLead({ follow_up_at: due.due_at, is_open: false }) }],
    },
    { template: 'morning', due: [], events: [] },
    { template: 'article', staff: null, subscriber: { ...subscriber, confirmed_at: null } },
    { template: 'confirm-subscription', staff: null, subscriber },
  ];
  for (const overrides of nothing)
    expect(renderMail(sampleMessage(overrides), SITE)).toMatchObject({ as: 'void' });
});

test('A digest names everybody once, and no more than fifty', () => {
  const events = Array.from({ length: 60 }, (_, id) =>
    sampleEvent({ id, lead: sampleLead({ name: `Person ${id}` }) }),
  );
  const mail = mailOf({ template: 'digest', events });
  expect(mail.subject).toBe('60 new leads together');
  expect(mail.text.match(/Person \d+/g)).toHaveLength(50);
  expect(mail.text).toContain('And 10 more');
});

test('Every article goes out in both languages, with a way to leave that mail programs know', () => {
  for (const { slug } of articles)
    for (const locale of ['en', 'hi']) {
      const events = [sampleEvent({ type: 'article-sent', article: slug, lead: null })];
      const mail = mailOf({
        template: 'article',
        staff: null,
        subscriber: { ...subscriber, locale },
        events,
      });
      const base = locale === 'hi' ? '/hi' : '';
      expect(mail.text).toContain(`https://www.company.example${base}/blog/${slug}`);
      expect(mail.text).toContain(`https://www.company.example${base}/newsletter#leave=a-token`);
      expect(mail.headers).toEqual({
        'List-Unsubscribe': '<https://ref.functions.example/functions/v1/unsubscribe?token=a-token>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
});

test('A subscription is confirmed by a link that carries its token', () => {
  const mail = mailOf({
    template: 'confirm-subscription',
    staff: null,
    subscriber: { ...subscriber, confirmed_at: null },
  });
  expect(mail.text).toContain('https://www.company.example/newsletter#confirm=a-token');
});

const acceptance = (overrides: Parameters<typeof sampleToldProposal>[0] = {}) =>
  sampleEvent({
    type: 'proposal-accepted',
    proposal: sampleToldProposal({
      accepted_by: 'Asha Rani',
      answered_at: '2026-11-18T10:00:00Z',
      content_hash: 'c0ffee',
      content: sampleContent(),
      ...overrides,
    }),
  });

test.each(['en', 'hi'])(
  'Who accepts a proposal gets a copy in %s with every amount and text, and no link to it',
  (locale) => {
    const mail = mailOf({
      template: 'proposal-accepted',
      staff: null,
      lead: sampleLead(),
      events: [acceptance({ locale })],
    });
    expect(mail.to).toBe('asha@mail.example');
    for (const part of [
      'P-2026-0017',
      'Asha Rani',
      '3.24 kW',
      'Panels: ₹75,000',
      'GST 18 %: ₹5,030.71',
      '₹1,41,199.04',
      'PM Surya Ghar: -₹78,000',
      'On delivery: ₹84,719.43',
      'The government pays the subsidy.',
      'c0ffee',
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).not.toContain('/proposal');
    expect(/[\u0900-\u097f]/.test(mail.text)).toBe(locale === 'hi');
  },
);

const answered = (overrides: Parameters<typeof sampleToldProposal>[0] = {}): Partial<Message> => ({
  template: 'proposal-answered',
  staff: null,
  lead: sampleLead(),
  events: [
    sampleEvent({
      type: 'proposal-answered',
      proposal: sampleToldProposal({
        question: 'When can you begin?\nIn May?',
        answer: 'Next Monday.',
        ...overrides,
      }),
    }),
  ],
});

test.each(['en', 'hi'])(
  'Who asked about a proposal in %s reads question and answer, whom to call and no link to it',
  (locale) => {
    const mail = mailOf(answered({ locale }));
    expect(mail).toMatchObject({ to: 'asha@mail.example', replyTo: company.email });
    expect(mail.subject).toContain('P-2026-0017');
    for (const part of [
      'P-2026-0017',
      '> When can you begin?\n> In May?',
      '> Next Monday.',
      '+91 00000 00000',
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).not.toContain('/proposal');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // Whatever the form was written in.
    expect(/[\u0900-\u097f]/.test(mail.text)).toBe(locale === 'hi');
  },
);

test('An answer about a proposal that is gone or withdrawn is not sent; a link in the question is left out', () => {
  const gone = { ...answered(), events: [sampleEvent({ type: 'proposal-answered' })] };
  for (const overrides of [gone, answered({ withdrawn_at: '2026-11-18T10:00:00Z' })])
    expect(renderMail(sampleMessage(overrides), SITE)).toMatchObject({ as: 'void' });
  expect(mailOf(answered({ question: 'See https://evil.example/x' })).text).not.toContain('evil');
});

test('The office reads who accepted, declined or asked, and what they said', () => {
  const told = (event: ReturnType<typeof sampleEvent>) => mailOf({ template: 'proposal', events: [event] });
  expect(told(acceptance()).subject).toBe('Proposal accepted: Asha Rani, Gomti Nagar, Lucknow');
  expect(told(acceptance()).text).toContain('P-2026-0017, version 2, ₹1,41,199.04');
  const declined = sampleEvent({
    type: 'proposal-declined',
    proposal: sampleToldProposal({ reason: 'Too dear' }),
  });
  expect(told(declined).text).toContain('> Too dear');
  const asked = sampleEvent({ type: 'proposal-asked', proposal: sampleToldProposal({ question: 'When?' }) });
  expect(told(asked).subject).toContain('Question about a proposal');
  expect(told(asked).text).toContain('> When?');
  expect(mailOf({ template: 'digest', events: [asked, sampleEvent()] }).subject).toBe(
    '1 new lead and 1 answer about proposals together',
  );
  expect(pushContent(sampleMessage({ template: 'proposal', events: [asked] }), SITE)?.title).toBe(
    'Question about a proposal',
  );
});

const HOSTILE = 'Eve\r\nBcc: all@victims.example\u2028\u202e\u0007<img src=x onerror=alert(1)>"\'';

/** What HOSTILE has of it, line breaks apart. */
const HIDDEN = /(?!\n)[\p{Cc}\u2028\u202e]/u;

/** And of a proposal, whoever typed it. */
function hostileAcceptance() {
  const content = sampleContent();
  for (const line of [...content.offer.lines, ...content.offer.payments]) line.label = HOSTILE;
  for (const scheme of content.offer.subsidies) scheme.name = HOSTILE;
  for (const section of Object.keys(content.texts) as (keyof typeof content.texts)[])
    content.texts[section] = HOSTILE;
  const { type, proposal } = acceptance({
    accepted_by: HOSTILE,
    reason: HOSTILE,
    question: HOSTILE,
    answer: HOSTILE,
    content,
  });
  return { type, proposal };
}

/** Every field of a lead and of its form that somebody typed. */
const hostileLead = (template: Template) =>
  sampleLead({
    name: HOSTILE,
    phone: HOSTILE,
    place: HOSTILE,
    owner: HOSTILE,
    source: HOSTILE,
    reference: HOSTILE,
    status: template === 'status' ? 'scheduled' : 'pending',
    follow_up_at: '2026-11-16T10:00:00Z',
    record: {
      requirements: HOSTILE,
      subject: HOSTILE,
      position: HOSTILE,
      preferred_date: HOSTILE,
      preferred_time: HOSTILE,
    },
  });

test.each<Template>([
  'new-lead',
  'follow-up',
  'digest',
  'morning',
  'acknowledgement',
  'status',
  'proposal',
  'proposal-accepted',
  'proposal-answered',
])('Nothing in any field makes a header, a tag or hidden text of a %s mail', (template) => {
  const lead = hostileLead(template);
  const isCustomers = ['acknowledgement', 'status', 'proposal-accepted', 'proposal-answered'].includes(
    template,
  );
  const event = sampleEvent({
    type: template === 'follow-up' ? 'follow-up-due' : 'lead-created',
    due_at: lead.follow_up_at,
    status: lead.status,
    lead,
    ...(template.startsWith('proposal') && hostileAcceptance()),
  });
  const mail = mailOf({
    template,
    lead: isCustomers ? lead : null,
    staff: isCustomers ? null : sampleMessage().staff,
    events: [event],
    due: [lead],
  });
  expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  expect(mail.html).not.toMatch(/<img|onerror=alert\(1\)>"/);
  expect(mail.html).not.toMatch(HIDDEN);
  expect(mail.text).not.toMatch(HIDDEN);
  expect(
    mail.html
      .match(/<[a-z!/][^>]*>/gi)
      ?.filter(
        (tag) =>
          !/^<\/?(!doctype|html|head|meta|title|body|div|p|dl|dt|dd|a|ul|li|blockquote|br)\b/i.test(tag),
      ),
  ).toEqual([]);
});

test.each([
  'Win now: https://evil.example/x or evil.example/y, write to me@evil.example, evil。example',
  'http://198.51.100.7/evil',
  'evil@mail.example',
])('What a stranger typed reaches the address they typed without a link: %s', (advert) => {
  const mail = toCustomer({
    name: 'www.evil.example',
    place: advert,
    record: { requirements: advert, subject: advert, position: advert },
  });
  const copy = mailOf({
    template: 'proposal-accepted',
    staff: null,
    lead: sampleLead(),
    events: [acceptance({ accepted_by: advert })],
  });
  for (const { subject, text, html } of [mail, copy])
    for (const part of [subject, text, html]) expect(part).not.toContain('evil');
});

test('An alert is small, names no number and opens our own site', () => {
  const lead = sampleLead({ name: 'अ'.repeat(80), place: 'x'.repeat(200) });
  for (const template of ['new-lead', 'digest', 'test'] as const) {
    const content = pushContent(
      sampleMessage({ channel: 'push', template, events: [sampleEvent({ lead })] }),
      SITE,
    );
    expect(content?.url).toMatch(/^\/admin/);
    expect(content?.tag).toBe(sampleMessage().id);
    expect(JSON.stringify(content)).not.toContain('9876543210');
    expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(1_000);
  }
});
