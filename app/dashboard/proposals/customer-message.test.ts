import { expect, test } from 'vitest';
import { customerMessage, proposalLink } from './customer-message';

test('The link leads to the page in the customer’s language, with the token where no server sees it', () => {
  expect(proposalLink('en', 'abc', 'https://solar.example')).toBe('https://solar.example/proposal#abc');
  expect(proposalLink('hi', 'abc', 'https://solar.example')).toBe('https://solar.example/hi/proposal#abc');
});

test.each([
  ['en', 'Hello Asha', '30 November 2026'],
  ['hi', 'नमस्ते Asha जी', '30 नवंबर 2026'],
] as const)('In %s it names number, link and last day', (locale, greeting, day) => {
  const link = 'https://solar.example/proposal#abc';
  const told = { locale, name: 'Asha', number: 'P-2026-0017', validUntil: '2026-11-30', link };
  const { subject, text } = customerMessage(told);
  expect(subject).toContain('P-2026-0017');
  for (const part of [greeting, 'P-2026-0017', link, day]) expect(text).toContain(part);
});
