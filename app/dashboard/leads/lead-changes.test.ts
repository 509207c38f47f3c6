import { expect, test } from 'vitest';
import type { Lead, Staff } from './lead';
import { changesBetween } from './lead-changes';

const now = new Date('2026-11-16T20:00:00Z');
const staff = [{ id: 'a', name: 'Asha', email: 'asha@office.example' }] as Staff[];
const seen = {
  owner_id: null,
  follow_up_at: '2026-11-17T04:30:00+00:00',
  status: 'pending',
  lost_reason: null,
  name: 'Ravi 5',
  phone: '+919876543210',
  email: null,
  place: 'Lucknow',
} as Lead;

test('Names what another changed and nothing else', () => {
  const current = { ...seen, owner_id: 'a', status: 'in-progress', name: 'Seema 5', place: null };
  expect(changesBetween(seen, current, staff, now)).toEqual([
    'owner: Asha',
    'status: In progress',
    'name: Seema 5',
    'place: none',
  ]);
});

test('The same moment spelled differently is no change', () => {
  expect(changesBetween(seen, { ...seen, follow_up_at: '2026-11-17T10:00:00+05:30' }, staff, now)).toEqual(
    [],
  );
  expect(changesBetween(seen, { ...seen, follow_up_at: null }, staff, now)).toEqual(['follow-up: none']);
});

test('An owner who is no longer known is somebody', () => {
  expect(changesBetween(seen, { ...seen, owner_id: 'b' }, staff, now)).toEqual(['owner: somebody']);
});
