import { expect, test } from 'vitest';
import { leadTables } from '~/leads/kinds';
import { type Progress, stepsOf } from './progress';
import { cleanReference, lastFour, readFragment } from './question';
import { stages } from './stages';

test('The stages are the statuses of every kind in their order, except the refusal', () => {
  const statuses = leadTables.map(({ table, statuses }) => [
    table,
    statuses.filter((status) => status !== 'rejected'),
  ]);
  expect(stages).toEqual(Object.fromEntries(statuses));
});

const arrived = '2026-11-01T10:00:00Z';
const progress = (more: Partial<Progress>): Progress => ({
  kind: 'consultation_bookings',
  first_name: 'Asha',
  received_at: arrived,
  status: 'pending',
  reached: {},
  is_closed: false,
  owner_name: null,
  locale: 'en',
  ...more,
});
const read = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ stage, state, at }) => [stage, state, at?.slice(0, 10)]);

test('A request is done up to its status and has the rest ahead; a stage that was skipped has no date', () => {
  const reached = { pending: arrived, scheduled: '2026-11-04T10:00:00Z' };
  expect(read(stepsOf(progress({ status: 'scheduled', reached })))).toEqual([
    ['pending', 'done', '2026-11-01'],
    ['contacted', 'done', undefined],
    ['scheduled', 'current', '2026-11-04'],
    ['completed', 'ahead', undefined],
  ]);
});

test('A request that was moved back has again ahead what it had reached', () => {
  const reached = { contacted: '2026-11-02T10:00:00Z', scheduled: '2026-11-03T10:00:00Z' };
  expect(read(stepsOf(progress({ status: 'contacted', reached })))).toEqual([
    ['pending', 'done', '2026-11-01'],
    ['contacted', 'current', '2026-11-02'],
    ['scheduled', 'ahead', undefined],
    ['completed', 'ahead', undefined],
  ]);
});

test('What is approved on arrival was received and approved on the same day', () => {
  const approved = progress({
    kind: 'associate_registrations',
    status: 'approved',
    reached: { approved: arrived },
  });
  expect(read(stepsOf(approved))).toEqual([
    ['pending', 'done', '2026-11-01'],
    ['approved', 'current', '2026-11-01'],
  ]);
});

test('A lost request ends where it was, a rejected one where it was reached', () => {
  expect(read(stepsOf(progress({ status: 'contacted', is_closed: true })))).toEqual([
    ['pending', 'done', '2026-11-01'],
    ['contacted', 'done', undefined],
    ['closed', 'current', undefined],
  ]);
  const rejected = progress({
    kind: 'career_applications',
    status: 'rejected',
    is_closed: true,
    reached: { rejected: '2026-11-09T10:00:00Z' },
  });
  expect(read(stepsOf(rejected))).toEqual([
    ['pending', 'done', '2026-11-01'],
    ['closed', 'current', '2026-11-09'],
  ]);
});

test.each([
  ['K7M2Q-9XD4T', 'K7M2Q9XD4T'],
  [' k7m2q 9xd4t ', 'K7M2Q9XD4T'],
  ['K७M२Q–९XD४T', 'K7M2Q9XD4T'],
])('The reference %j is understood', (written, understood) => {
  expect(cleanReference(written)).toBe(understood);
});

test.each([
  ['3210', '3210'],
  ['+91 98765-43210', '3210'],
  ['३२१०', '3210'],
  ['32', '32'],
])('The digits %j are understood', (written, understood) => {
  expect(lastFour(written)).toBe(understood);
});

test('The fragment names a request, a reference, or neither', () => {
  const id = '0b0e7f6a-3c1d-8e2f-a123-456789abcdef';
  expect(readFragment(`#${id.toUpperCase()}`)).toEqual({ request: id });
  expect(readFragment('#k7m2q-9xd4t')).toEqual({ reference: 'K7M2Q9XD4T' });
  for (const other of ['', '#', '#content', '#track-reference', '#%3Cscript%3E', `#${id}0`])
    expect(readFragment(other), other).toBeUndefined();
});
