import { expect, test } from 'vitest';
import { progressWords, recipientOf, stateOf } from './delivery-words';
import type { Delivery } from './outbox-data';
import { countWords, isLate } from './outbox-summary';

const now = new Date('2026-11-17T06:30:00Z'); // noon in India
const waiting: Delivery = {
  id: '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11',
  channel: 'email',
  template: 'new-lead',
  staff_id: null,
  push_subscription_id: null,
  lead_id: null,
  subscriber_id: null,
  article: null,
  topic: 'new-lead 1',
  due_at: '2026-11-17T06:29:00Z',
  attempts: 0,
  sent_at: null,
  failed_at: null,
  error: null,
  created_at: '2026-11-17T06:29:00Z',
};

test('A message waits, was sent, or failed for good', () => {
  expect(stateOf(waiting)).toBe('waiting');
  expect(stateOf({ sent_at: waiting.due_at, failed_at: null })).toBe('sent');
  expect(stateOf({ sent_at: null, failed_at: waiting.due_at })).toBe('failed');
});

test('It says how often it was tried and when it is next', () => {
  expect(progressWords(waiting, now)).toBe('due now');
  expect(progressWords({ ...waiting, due_at: '2026-11-17T06:30:20Z' }, now)).toBe('due now');
  expect(progressWords({ ...waiting, due_at: '2026-11-18T02:30:00Z' }, now)).toBe(
    'goes out tomorrow at 8:00 am',
  );
  expect(progressWords({ ...waiting, attempts: 3, due_at: '2026-11-17T06:45:00Z' }, now)).toBe(
    '3 tries, next try today at 12:15 pm',
  );
  expect(progressWords({ ...waiting, attempts: 1, sent_at: waiting.due_at }, now)).toBe('1 try');
});

test('Whom it goes to', () => {
  const staff = new Map([['s', 'Asha']]);
  const customer = { id: 'l', kind: 'contact_inquiries' as const, name: 'Ravi', reference: 'K7M2Q9XD4T' };
  expect(recipientOf({ ...waiting, staff_id: 's' }, staff)).toBe('Asha');
  expect(recipientOf({ ...waiting, staff_id: 'new' }, staff)).toBe('Staff member');
  expect(recipientOf({ ...waiting, lead_id: 'l', customer }, staff)).toBe('Customer K7M2Q-9XD4T');
  expect(recipientOf({ ...waiting, subscriber_id: 'n' }, staff)).toBe('Newsletter subscriber');
  expect(recipientOf({ ...waiting, channel: 'webhook' }, staff)).toBe('Webhook');
});

test('Nobody sends when something has been due for more than ten minutes; what is held back is not late', () => {
  const summary = { waiting: 1, sent: 0, failed: 0, oldest_unsent_at: '2026-11-17T01:00:00Z' };
  expect(isLate({ ...summary, late_since: '2026-11-17T06:19:00Z' }, now)).toBe(true);
  expect(isLate({ ...summary, late_since: '2026-11-17T06:21:00Z' }, now)).toBe(false);
  expect(isLate({ ...summary, late_since: null }, now)).toBe(false);
});

test('Figures end where the database stops counting', () => {
  expect([999, 1000, 1001].map(countWords)).toEqual(['999', '1,000', '1,000+']);
});
