import { afterEach, expect, test, vi } from 'vitest';
import { contentHash, newSeed, storagePath, submissionId } from './submission-id';

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

test('A row keeps the path of its file over retries; another row gets another, so that no two share a file', () => {
  const seed = newSeed();
  const row = submissionId(seed, 'Asha');
  const path = storagePath(seed, 1_700_000_000_000, row, 'My Paper.PDF');
  expect(path).toMatch(/^1700000000000-[\da-f]{32}\.pdf$/);
  expect(storagePath(seed, 1_700_000_000_000, row, 'My Paper.PDF')).toBe(path);
  expect(storagePath(seed, 1_700_000_000_000, submissionId(seed, 'Usha'), 'My Paper.PDF')).not.toBe(path);
  expect(path).not.toContain(row.replaceAll('-', ''));
});

afterEach(() => vi.unstubAllGlobals());

test.each(['over TLS', 'without TLS'])('A page served %s knows a file by its content alone', async (how) => {
  if (how === 'without TLS') vi.stubGlobal('crypto', { subtle: undefined });
  const bytes = (...content: number[]) => new Uint8Array([...new Array(1000).fill(7), ...content]);
  const hash = await contentHash(bytes(1, 2));
  expect(await contentHash(bytes(1, 2))).toBe(hash);
  for (const other of [bytes(2, 1), bytes(1, 2, 0), bytes(1), bytes(1, 3)])
    expect(await contentHash(other)).not.toBe(hash);
});
