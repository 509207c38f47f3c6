import type { Lead, Person } from '~/dashboard/leads/lead';
import { type Page, type Position, readPage } from '~/dashboard/records/keyset-page';
import { type Slice, sliced } from '~/dashboard/records/read-rows';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import type { TimelineRow } from './timeline-words';

const MAX_MERGES = 25;

export interface ListedPerson extends Person {
  requests: number;
  lastRequestAt: string | null;
}

/** The newest people, or the newest whose name, number or address contains every word of the search. */
export async function listPeople(
  search: string,
  position: Position,
  signal: AbortSignal,
): Promise<Page<ListedPerson>> {
  const term = search.trim();
  const page = term
    ? { rows: await searchPeople(term, signal), newer: null, older: null }
    : await readPage((slice) => readPeople({ ...slice, signal }), position);
  return { ...page, rows: await withRequests(page.rows) };
}

async function searchPeople(term: string, signal: AbortSignal): Promise<Person[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('search_people', { term }).abortSignal(signal)) ?? [];
}

async function readPeople(slice: Slice): Promise<Person[]> {
  const client = await sessionClient();
  return unwrap(await sliced(client.from('people').select('*').is('merged_into', null), slice)) ?? [];
}

async function withRequests(people: Person[]): Promise<ListedPerson[]> {
  if (people.length === 0) return [];
  const client = await sessionClient();
  const counts = unwrap(await client.rpc('person_requests', { ids: people.map(({ id }) => id) })) ?? [];
  const byPerson = new Map(counts.map((count) => [count.person_id, count]));
  return people.map((person) => {
    const count = byPerson.get(person.id);
    return { ...person, requests: count?.requests ?? 0, lastRequestAt: count?.last_request_at ?? null };
  });
}

/** A number that was merged leads to the person it belongs to now. */
export async function readPerson(id: string): Promise<ListedPerson | null> {
  const client = await sessionClient();
  const [person] = unwrap(await client.from('people').select('*').eq('id', id).limit(1)) ?? [];
  if (person?.merged_into) return readPerson(person.merged_into);
  const [listed] = await withRequests(person ? [person] : []);
  return listed ?? null;
}

/** The other numbers of a person, each with the name it once came with. */
export async function listNumbers(personId: string): Promise<Person[]> {
  const client = await sessionClient();
  return (
    unwrap(await client.from('people').select('*').eq('merged_into', personId).order('created_at')) ?? []
  );
}

export const listRequests = (personId: string, position: Position) =>
  readPage((slice) => readRequests(personId, slice), position);

async function readRequests(personId: string, slice: Slice): Promise<Lead[]> {
  const client = await sessionClient();
  return unwrap(await sliced(client.from('leads').select('*').eq('person_id', personId), slice)) ?? [];
}

export const listTimeline = (personId: string, position: Position) =>
  readPage((slice) => readTimeline(personId, slice), position);

async function readTimeline(personId: string, slice: Slice): Promise<TimelineRow[]> {
  const client = await sessionClient();
  const rows = client.rpc('person_timeline', { of_person: personId }).select('*');
  return unwrap(await sliced(rows, slice).overrideTypes<TimelineRow[], { merge: false }>()) ?? [];
}

type Merge = Database['public']['Tables']['person_merges']['Row'];
export interface LoggedMerge extends Merge {
  /** Who was merged into the person. */
  from: Person | undefined;
}

export async function listMerges(personId: string): Promise<LoggedMerge[]> {
  const client = await sessionClient();
  const merges =
    unwrap(
      await client
        .from('person_merges')
        .select('*')
        .eq('into_person', personId)
        .order('merged_at', { ascending: false })
        .limit(MAX_MERGES),
    ) ?? [];
  if (merges.length === 0) return [];
  const ids = merges.map(({ from_person }) => from_person);
  const merged = unwrap(await client.from('people').select('*').in('id', ids)) ?? [];
  return merges.map((merge) => ({ ...merge, from: merged.find(({ id }) => id === merge.from_person) }));
}

export async function mergePeople(fromPerson: string, intoPerson: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.rpc('merge_people', { from_person: fromPerson, into_person: intoPerson }));
}

export async function undoMerge(mergeId: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.rpc('undo_merge', { merge_id: mergeId }));
}
