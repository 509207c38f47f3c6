import { expect, test } from 'vitest';
import type { Lead } from '~/dashboard/leads/lead';
import { addCard, type Cards, moveCount, removeCard } from './move-card';

const lead = (id: string, day: number, status = 'pending') =>
  ({ id, status, created_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00+00:00` }) as Lead;

const cards = (...pages: Lead[][]): Cards => ({
  pages: pages.map((rows) => ({ rows, newer: null, older: null })),
  pageParams: pages.map(() => null),
});
const ids = ({ pages }: Cards) => pages.map(({ rows }) => rows.map(({ id }) => id).join(' '));

test('A card goes where its age belongs, on whichever page that is', () => {
  const column = cards([lead('e', 20), lead('d', 16)], [lead('c', 12), lead('b', 8)]);
  expect(ids(addCard(column, lead('x', 25)))).toEqual(['x e d', 'c b']);
  expect(ids(addCard(column, lead('x', 18)))).toEqual(['e x d', 'c b']);
  expect(ids(addCard(column, lead('x', 14)))).toEqual(['e d', 'x c b']);
  expect(ids(addCard(column, lead('x', 1)))).toEqual(['e d', 'c b x']);
});

test('Of two that came in at one moment the larger id is first, as the database sorts them', () => {
  const column = cards([lead('b', 8)]);
  expect(ids(addCard(column, lead('c', 8)))).toEqual(['c b']);
  expect(ids(addCard(column, lead('a', 8)))).toEqual(['b a']);
});

test('A column with nothing in it takes its first card, and gives its last', () => {
  const column = addCard(cards([]), lead('a', 8));
  expect(ids(column)).toEqual(['a']);
  expect(ids(removeCard(column, 'a'))).toEqual(['']);
});

test('The counts follow the card, also into a column that had none', () => {
  const summaries = [{ status: 'pending', count: 2, oldest: '2026-11-01T00:00:00Z' }];
  const moved = { ...lead('a', 8, 'quotation'), status_since: '2026-11-16T00:00:00Z' };
  expect(moveCount(summaries, 'pending', moved)).toEqual([
    { status: 'pending', count: 1, oldest: '2026-11-01T00:00:00Z' },
    { status: 'quotation', count: 1, oldest: '2026-11-16T00:00:00Z' },
  ]);
});
