import { expect, test } from 'vitest';
import { readMailLink } from './mail-link';

const TOKEN = '0f6f2c1e-5a7b-4c9d-8e3f-1a2b3c4d5e6f';

test('A link says what it asks for, also where a mail program wrote it in capitals', () => {
  expect(readMailLink(`#confirm=${TOKEN}`)).toEqual({ wish: 'confirm', token: TOKEN });
  expect(readMailLink(`#LEAVE=${TOKEN.toUpperCase()}`)).toEqual({ wish: 'leave', token: TOKEN });
});

test.each([
  '',
  '#',
  '#confirm=',
  `#${TOKEN}`,
  `#delete=${TOKEN}`,
  `#confirm=${TOKEN}x`,
  `#confirm=${TOKEN.slice(0, -1)}`,
  `#confirm=${TOKEN}&leave=${TOKEN}`,
])('%j is no link of ours', (fragment) => {
  expect(readMailLink(fragment)).toBeNull();
});
