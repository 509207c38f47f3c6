import { expect, test } from 'vitest';
import type { Lead } from './lead';
import { newestOwn, rememberOwn } from './own-versions';

const lead = (id: string, version: number) => ({ id, version }) as Lead;

test('Whoever chooses twice in a row builds on their own first choice, seen or not', () => {
  const seen = lead('quick', 4);
  expect(newestOwn(seen)).toBe(seen);
  rememberOwn(seen, lead('quick', 5));
  rememberOwn(seen, lead('quick', 6));
  expect(newestOwn(seen).version).toBe(6);
  expect(newestOwn(lead('quick', 5)).version).toBe(6);
});

test('A version that another had a hand in is not taken for one’s own', () => {
  const seen = lead('shared', 4);
  rememberOwn(seen, lead('shared', 6));
  expect(newestOwn(seen)).toBe(seen);
  expect(newestOwn(lead('other', 4)).version).toBe(4);
});
