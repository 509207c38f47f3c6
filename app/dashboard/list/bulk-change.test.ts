import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK, changeInChunks, leftOver, reasonOf } from './bulk-change';
import { toggled } from './use-selection';

const people = (count: number) =>
  new Map(Array.from({ length: count }, (_, number) => [`id ${number}`, `Name ${number}`]));
const accept = (ids: string[]) => Promise.resolve(ids.map((id) => ({ id, refused: null })));
const steps = (apply: (ids: string[]) => Promise<{ id: string; refused: string | null }[]>) => ({
  apply: vi.fn(apply),
  onProgress: vi.fn(),
  signal: new AbortController().signal,
});

afterEach(() => vi.restoreAllMocks());

test('A change of many goes to the server in chunks, each lead once, and says how far it is', async () => {
  const selected = people(CHUNK * 2 + 1);
  const all = steps(accept);
  const result = await changeInChunks(selected, all);
  expect(result).toMatchObject({ changed: CHUNK * 2 + 1, refused: [], end: 'complete' });
  expect(all.apply.mock.calls.flatMap(([ids]) => ids)).toEqual([...selected.keys()]);
  expect(all.onProgress.mock.calls.flat()).toEqual([0, CHUNK, CHUNK * 2]);
  expect(leftOver(result).size).toBe(0);
});

test('What was refused is named with its reason and stays selected', async () => {
  const apply = async (ids: string[]) => ids.map((id) => ({ id, refused: id === 'id 1' ? 'gone' : null }));
  const result = await changeInChunks(people(3), steps(apply));
  expect(result.changed).toBe(2);
  expect(result.refused).toEqual([{ id: 'id 1', name: 'Name 1', reason: 'It was deleted meanwhile.' }]);
  expect([...leftOver(result)]).toEqual([['id 1', 'Name 1']]);
});

test('Who stops in the middle keeps the rest selected', async () => {
  const stop = new AbortController();
  const apply = async (ids: string[]) => {
    stop.abort();
    return accept(ids);
  };
  const result = await changeInChunks(people(CHUNK + 2), { ...steps(apply), signal: stop.signal });
  expect(result).toMatchObject({ changed: CHUNK, end: 'stopped' });
  expect([...leftOver(result).keys()]).toEqual([`id ${CHUNK}`, `id ${CHUNK + 1}`]);
});

test('When the server does not answer, its chunk and the rest count as not tried', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let calls = 0;
  const apply = (ids: string[]) =>
    calls++ === 0 ? accept(ids) : Promise.reject(new TypeError('Failed to fetch'));
  const result = await changeInChunks(people(CHUNK * 3), steps(apply));
  expect(result).toMatchObject({ changed: CHUNK, end: 'failed' });
  expect(leftOver(result).size).toBe(CHUNK * 2);
});

test.each([
  ['gone', 'It was deleted meanwhile.'],
  ['status is fixed', 'The status of a job application is fixed.'],
  [
    'new row for relation "contact_inquiries" violates check constraint "contact_inquiries_status_check"',
    'This list does not have that status.',
  ],
  [
    'insert or update on table "leads" violates foreign key constraint "leads_owner_id_fkey"',
    'This colleague is no longer on the team.',
  ],
  ['something new', 'The database refused it: something new'],
])('%s is told as: %s', (refused, reason) => {
  expect(reasonOf(refused)).toBe(reason);
});

test('Selecting a page adds to what other pages have selected, and takes back only its own', () => {
  const before = new Map([['a', 'Asha']]);
  const both = toggled(before, [['b', 'Bina']], true);
  expect([...both.keys()]).toEqual(['a', 'b']);
  expect([...toggled(both, [['b', 'Bina']], false).keys()]).toEqual(['a']);
  expect([...before.keys()]).toEqual(['a']);
});
