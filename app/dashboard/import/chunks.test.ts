import { expect, test } from 'vitest';
import { chunksOf } from './chunks';

const lines = (count: number, message: string) =>
  Array.from({ length: count }, (_, line) => ({ line, row: { message } }));

test('At most fifty lines go in one call, in order and none twice', () => {
  const all = lines(125, 'short');
  const chunks = chunksOf(all);
  expect(chunks.map((chunk) => chunk.length)).toEqual([50, 50, 25]);
  expect(chunks.flat()).toEqual(all);
  expect(chunksOf([])).toEqual([]);
});

test('Long lines in Devanagari make smaller calls', () => {
  const chunks = chunksOf(lines(100, 'नमस्ते '.repeat(285)));
  for (const chunk of chunks)
    expect(new TextEncoder().encode(JSON.stringify(chunk.map(({ row }) => row))).length).toBeLessThan(50_000);
  expect(chunks.flat()).toHaveLength(100);
});
