import { expect, test } from 'vitest';
import { callBackShortcuts, followUpShortcuts, fromTimeField, nextFollowUp, toTimeField } from './india-time';

/** Monday evening in UTC, and already Tuesday in India. */
const now = new Date('2026-11-16T20:00:00Z');
const read = (shortcuts: { label: string; at: string }[]) =>
  shortcuts.map(({ label, at }) => `${label} ${toTimeField(at)}`);

test('Follow-ups are counted in days of India and fall into its morning', () => {
  expect(read(followUpShortcuts(now))).toEqual([
    'Tomorrow 2026-11-18T10:00',
    'In three days 2026-11-20T10:00',
    'Next week 2026-11-23T10:00',
  ]);
});

test.each([
  ['Sunday', '2026-11-22', '2026-11-23'],
  ['Monday', '2026-11-23', '2026-11-30'],
  ['Saturday', '2026-11-28', '2026-11-30'],
])('On a %s next week begins on the Monday after it', (_name, day, monday) => {
  const [, , nextWeek] = followUpShortcuts(new Date(`${day}T12:00:00+05:30`));
  expect(toTimeField(nextWeek?.at ?? '')).toBe(`${monday}T10:00`);
});

test('This evening is offered until it is there', () => {
  const labels = (at: string) => callBackShortcuts(new Date(at)).map(({ label }) => label);
  expect(labels('2026-11-17T17:59:00+05:30')).toContain('This evening');
  expect(labels('2026-11-17T18:00:00+05:30')).not.toContain('This evening');
  const [inAnHour] = callBackShortcuts(now);
  expect(inAnHour?.at).toBe('2026-11-16T21:00:00.000Z');
});

test('Who did not answer is called tomorrow, who was reached in three days', () => {
  expect(toTimeField(nextFollowUp('no-answer', now))).toBe('2026-11-18T10:00');
  expect(toTimeField(nextFollowUp('reached', now))).toBe('2026-11-20T10:00');
});

test('A time field holds the time in India', () => {
  expect(toTimeField('2026-11-16T20:00:00+00:00')).toBe('2026-11-17T01:30');
  expect(fromTimeField('2026-11-17T01:30')).toBe('2026-11-16T20:00:00.000Z');
  expect(fromTimeField('')).toBeNull();
  expect(fromTimeField('2026-13-17T01:30')).toBeNull();
});
