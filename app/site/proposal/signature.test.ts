import * as v from 'valibot';
import { expect, test } from 'vitest';
import { signature } from './signature';

test('A signature is a name in any script, cleaned like any other', () => {
  expect(v.parse(signature, '  Asha \u00a0 Udaan ')).toBe('Asha Udaan');
  for (const name of ['आशा', 'Ó Sé', '阿莎']) expect(v.parse(signature, name)).toBe(name);
});

test('What has no letter is no signature', () => {
  for (const written of ['', 'A', '..', '12', '😀😀', '\u0301\u0301', '\u00a0\u2007', '\u0090\u009f'])
    expect(v.safeParse(signature, written).success, written).toBe(false);
});
