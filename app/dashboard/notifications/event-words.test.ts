import { expect, test } from 'vitest';
import type { AlertEvent } from './alerts-data';
import { announcementOf, countUnread, iconOf, unreadWords, whatHappened } from './event-words';

const event = (id: number, more: Partial<AlertEvent> = {}): AlertEvent => ({
  id,
  type: 'lead-created',
  lead_id: '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11',
  kind: 'consultation_bookings',
  name: 'Asha',
  place: null,
  proposal_id: null,
  due_at: '',
  created_at: '2026-11-17T03:00:00Z',
  is_unread: true,
  ...more,
});

test('The bell counts what is unread, and stops at 99+', () => {
  expect(countUnread([event(3), event(2, { is_unread: false }), event(1)])).toBe(2);
  expect([0, 1, 99, 100].map(unreadWords)).toEqual(['0', '1', '99', '99+']);
});

test.each<[AlertEvent['type'], words: string, icon: string]>([
  ['lead-created', 'New consultation', 'calendar-check'],
  ['follow-up-due', 'Follow-up is due', 'clock'],
  ['proposal-accepted', 'Accepted the proposal', 'check'],
  ['proposal-declined', 'Declined the proposal', 'x'],
  ['proposal-asked', 'Asked about the proposal', 'message-circle'],
])('%s is “%s” with an icon of its own', (type, words, icon) => {
  expect(whatHappened(event(1, { type }))).toBe(words);
  expect(iconOf(event(1, { type }))).toBe(icon);
});

test('One new event is announced by name, a burst by its number, what was seen or told before not at all', () => {
  expect(announcementOf([event(5, { name: 'रमेश' }), event(4)], 4)).toBe('New consultation: रमेश');
  expect(announcementOf([event(5, { type: 'proposal-asked' })], 4)).toBe('Asked about the proposal: Asha');
  expect(announcementOf([event(7), event(6), event(5)], 4)).toBe('3 new alerts');
  expect(announcementOf([event(5, { is_unread: false })], 4)).toBe('');
  expect(announcementOf([event(4)], 4)).toBe('');
  expect(announcementOf([], 0)).toBe('');
});
