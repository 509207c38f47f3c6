import { expect, test } from 'vitest';
import { canBeAsked, totalsOf } from './readers';

test('The languages are counted together', () => {
  expect(totalsOf([])).toEqual({ confirmed: 0, unconfirmed: 0, toAsk: 0 });
  expect(
    totalsOf([
      { locale: 'en', confirmed: 5, unconfirmed: 2, to_ask: 1 },
      { locale: 'hi', confirmed: 3, unconfirmed: 1, to_ask: 1 },
    ]),
  ).toEqual({ confirmed: 8, unconfirmed: 3, toAsk: 2 });
});

test('Whoever has not confirmed can be asked a day after they came or were asked last', () => {
  const now = Date.parse('2026-11-17T12:00:00Z');
  const subscriber = (created_at: string, asked_at: string | null, confirmed_at: string | null = null) => ({
    id: '1',
    email: 'asha@mail.example',
    locale: 'en' as const,
    consent_version: 'x',
    consent_at: created_at,
    created_at,
    asked_at,
    confirmed_at,
  });
  expect(canBeAsked(subscriber('2026-11-17T11:00:00Z', null), now)).toBe(false);
  expect(canBeAsked(subscriber('2026-11-10T11:00:00Z', null), now)).toBe(true);
  expect(canBeAsked(subscriber('2026-11-10T11:00:00Z', '2026-11-17T11:00:00Z'), now)).toBe(false);
  expect(canBeAsked(subscriber('2026-11-10T11:00:00Z', '2026-11-11T11:00:00Z'), now)).toBe(true);
  expect(canBeAsked(subscriber('2026-11-10T11:00:00Z', null, '2026-11-11T11:00:00Z'), now)).toBe(false);
});
