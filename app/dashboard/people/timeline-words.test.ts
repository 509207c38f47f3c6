import { expect, test } from 'vitest';
import { type TimelineRow, timelineWords } from './timeline-words';

const now = new Date('2026-11-16T06:00:00Z');
const told = (happened: Pick<TimelineRow, 'event' | 'detail'>) => {
  const row = { id: '1', lead_id: '2', kind: 'consultation_bookings', created_at: '', author: null };
  const { title, text } = timelineWords({ ...row, ...happened } as TimelineRow, now);
  return text ? `${title}: ${text}` : title;
};
const activity = (more: object) => ({ follow_up_at: null, reason: null, detail: null, ...more });

test('A request, a note and a change of status are told in a few words', () => {
  expect(told({ event: 'request', detail: { reference: 'K7M2Q9XD4T' } })).toBe(
    'Consultation received: K7M2Q-9XD4T',
  );
  expect(told({ event: 'note', detail: { body: '<b>Call</b> on Sunday' } })).toBe(
    'Note: <b>Call</b> on Sunday',
  );
  expect(told({ event: 'status', detail: { from: 'pending', to: 'site-assessment' } })).toBe(
    'Pending → Site assessment',
  );
});

test('A call is told with what follows from it', () => {
  expect(told({ event: 'reached', detail: activity({}) })).toBe('Reached');
  expect(told({ event: 'no-answer', detail: activity({ follow_up_at: '2026-11-17T04:30:00Z' }) })).toBe(
    'No answer: Next follow-up tomorrow at 10:00 am',
  );
  expect(told({ event: 'not-interested', detail: activity({ reason: 'Too expensive' }) })).toBe(
    'Not interested: Too expensive',
  );
});

test('A proposal is told with its number, and who said what', () => {
  const of = { number: 'P-2026-0017', version: 2 };
  expect(told({ event: 'proposal-sent', detail: activity({ detail: of }) })).toBe(
    'Proposal sent: P-2026-0017, version 2',
  );
  const accepted = { ...of, name: 'Asha Rani', price: 1 };
  expect(told({ event: 'proposal-accepted', detail: activity({ detail: accepted }) })).toBe(
    'Proposal accepted: P-2026-0017, version 2\nAsha Rani',
  );
  const declined = { ...of, reason: null };
  expect(told({ event: 'proposal-declined', detail: activity({ detail: declined }) })).toBe(
    'Proposal declined: P-2026-0017, version 2',
  );
});

test('A new owner, a follow-up and corrected details are told with what they became', () => {
  expect(told({ event: 'assigned', detail: activity({ detail: { to: 'Demo agent' } }) })).toBe(
    'Assigned to Demo agent',
  );
  expect(told({ event: 'assigned', detail: activity({ detail: { to: null } }) })).toBe('No longer assigned');
  expect(told({ event: 'follow-up', detail: activity({ follow_up_at: '2026-11-16T12:30:00Z' }) })).toBe(
    'Follow-up set for today at 6:00 pm',
  );
  expect(told({ event: 'follow-up', detail: activity({}) })).toBe('Follow-up cleared');
  const edited = { name: ['Asha', 'Asha Rani'], email: [null, 'asha@mail.example'] };
  expect(told({ event: 'edited', detail: activity({ detail: edited }) })).toBe(
    'Contact details edited: Name: Asha → Asha Rani\nEmail: none → asha@mail.example',
  );
});
