import { expect, test } from 'vitest';
import { greeting } from './greeting';

const id = '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11';

test('A chat begins with the name and the reference, in the customer’s language', () => {
  expect(greeting({ id, name: 'Ravi', locale: 'en' })).toMatch(
    /^Hello Ravi, .* \(reference [2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}\)\.$/,
  );
  expect(greeting({ id, name: 'सीमा', locale: 'hi' })).toMatch(/^नमस्ते सीमा जी, .*रेफ़रेंस नंबर \w{5}-\w{5}/);
});
