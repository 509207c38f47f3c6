import { afterEach, expect, test, vi } from 'vitest';
import { contentHash, idempotencyKey, newSeed, storagePath } from './idempotency-key';

test('The same draft and content name the same row, anything else another one', () => {
  const seed = newSeed();
  const id = idempotencyKey(seed, { name: 'Asha' });
  expect(idempotencyKey(seed, { name: 'Asha' })).toBe(id);
  expect(idempotencyKey(seed, { name: 'Usha' })).not.toBe(id);
  expect(idempotencyKey(newSeed(), { name: 'Asha' })).not.toBe(id);
});

test('Ten thousand submissions have ten thousand well-formed ids', () => {
  const seed = newSeed();
  const ids = Array.from({ length: 10_000 }, (_, number) => idempotencyKey(seed, number));
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});

test('A row keeps the paths of its files over retries; no two rows and no two columns share a file', () => {
  const draft = { seed: newSeed(), startedAt: 1_700_000_000_000 };
  const row = idempotencyKey(draft.seed, 'Asha');
  const path = storagePath(draft, row, 'resume_url', 'My Paper.PDF');
  expect(path).toMatch(/^1700000000000-[\da-f]{32}\.pdf$/);
  expect(storagePath(draft, row, 'resume_url', 'My Paper.PDF')).toBe(path);
  expect(storagePath(draft, idempotencyKey(draft.seed, 'Usha'), 'resume_url', 'My Paper.PDF')).not.toBe(path);
  expect(storagePath(draft, row, 'letter_url', 'My Paper.PDF')).not.toBe(path);
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
