import { expect, test } from 'vitest';
import { subscribersToCsv } from './subscriber-data';

test('The export names language, day and state of each subscriber, and no address runs as a formula', () => {
  const row = (email: string, locale: 'en' | 'hi', confirmed_at: string | null) => ({
    id: email,
    email,
    locale,
    consent_version: '2026-11-en',
    consent_at: '2026-11-15T06:30:00Z',
    created_at: '2026-11-15T06:30:00Z',
    asked_at: null,
    confirmed_at,
  });
  const [header, hindi, formula] = subscribersToCsv([
    row('asha@mail.example', 'hi', '2026-11-16T06:30:00Z'),
    row('=cmd@mail.example', 'en', null),
  ]).split('\r\n');
  expect(header).toBe('\ufeffE-mail address,Language,Subscribed,State,Confirmed on,Privacy notice');
  expect(hindi).toMatch(
    /^asha@mail\.example,Hindi,"15 Nov 2026, 12:00.*",Confirmed,"16 Nov 2026, 12:00.*",2026-11-en$/,
  );
  expect(formula).toMatch(/^'=cmd@mail\.example,English,.*,Not confirmed,,2026-11-en$/);
});
