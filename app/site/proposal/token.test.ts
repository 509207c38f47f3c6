import { expect, test } from 'vitest';
import { tokenIn } from './token';

const token = 'Ab3-_xyz0123456789ABCDEFabcdef01';

test('The fragment names a token, also with the end of a sentence behind it', () => {
  for (const written of [`#${token}`, `#${token}.`, `#${token}%20`, `#${token}&utm_source=chat`])
    expect(tokenIn(written), written).toBe(token);
});

test('What is too short, too long or a place on the page is no token', () => {
  for (const written of [
    '',
    '#',
    '#content',
    '#accept-title',
    `#${token.slice(1)}`,
    `#${token}x`,
    `#%${token}`,
  ])
    expect(tokenIn(written), written).toBeUndefined();
});
