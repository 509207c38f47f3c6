import { expect, test } from 'vitest';
import type { LeadTable } from '../../../../app/leads/kind.ts';
import { leadTables } from '../../../../app/leads/kinds.ts';
import { articles } from '../../../../app/site/blog/articles.ts';
import { sampleEvent, sampleLead, sampleMessage } from '../../../../testing/sample-messages.ts';
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

const HOSTILE = 'Eve\r\nBcc: all@victims.example\u2028\u202e\u0007<img src=x onerror=alert(1)>"\'';

/** What HOSTILE has of it, line breaks apart. */
const HIDDEN = /(?!\n)[\p{Cc}\u2028\u202e]/u;

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

test.each<Template>(['new-lead', 'follow-up', 'digest', 'morning', 'acknowledgement', 'status'])(
  'Nothing in any field makes a header, a tag or hidden text of a %s mail',
  (template) => {
    const lead = hostileLead(template);
    const isCustomers = template === 'acknowledgement' || template === 'status';
    const event = sampleEvent({
      type: template === 'follow-up' ? 'follow-up-due' : 'lead-created',
      due_at: lead.follow_up_at,
      status: lead.status,
      lead,
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
  },
);

test('What a stranger typed reaches the address they typed without a link', () => {
  const advert = 'Win now: https://evil.example/x or evil.example/y, write to me@evil.example, evil。example';
  const mail = toCustomer({
    name: 'www.evil.example',
    place: advert,
    record: { requirements: advert, subject: advert },
  });
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain('evil');
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
