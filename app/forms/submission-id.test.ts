import { expect, test } from 'vitest';
import { newSeed, storagePath, submissionId } from './submission-id';

const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });

test('The same draft and content name the same row, anything else another one', () => {
  const seed = newSeed();
  const id = submissionId(seed, { name: 'Asha' });
  expect(submissionId(seed, { name: 'Asha' })).toBe(id);
  expect(submissionId(seed, { name: 'Usha' })).not.toBe(id);
  expect(submissionId(newSeed(), { name: 'Asha' })).not.toBe(id);
});

test('Ten thousand submissions have ten thousand well-formed ids', () => {
  const seed = newSeed();
  const ids = Array.from({ length: 10_000 }, (_, number) => submissionId(seed, number));
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});

test('A file keeps its path over retries and edits of the text; another file gets another', () => {
  const seed = newSeed();
  const path = storagePath(seed, 1_700_000_000_000, file('My Paper.PDF'));
  expect(path).toMatch(/^1700000000000-[\da-f]{32}\.pdf$/);
  expect(storagePath(seed, 1_700_000_000_000, file('My Paper.PDF'))).toBe(path);
  expect(storagePath(seed, 1_700_000_000_000, file('My Paper.PDF', 2))).not.toBe(path);
});
