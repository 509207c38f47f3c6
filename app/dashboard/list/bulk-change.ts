import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';
import { listWords } from './en';
import type { Selected } from './use-selection';

export type LeadChange = { owner_id: string | null } | { follow_up_at: string | null } | { status: string };

interface Answer {
  id: string;
  /** Why the database did not change it; null: it did. */
  refused: string | null;
}

export interface BulkResult {
  changed: number;
  refused: { id: string; name: string; reason: string }[];
  /** What was not tried, because somebody stopped or the server did not answer. */
  untried: Selected;
  end: 'complete' | 'stopped' | 'failed';
}

interface Steps {
  apply(ids: string[]): Promise<Answer[]>;
  onProgress(done: number): void;
  signal: AbortSignal;
}

/** Small enough to be stopped within a second, large enough for a thousand in a minute. */
export const CHUNK = 50;

/** Changes what is selected chunk by chunk; stopping takes effect between two. */
export async function changeInChunks(
  selected: Selected,
  { apply, onProgress, signal }: Steps,
): Promise<BulkResult> {
  const ids = [...selected.keys()];
  const result: BulkResult = { changed: 0, refused: [], untried: new Map(), end: 'complete' };
  for (let done = 0; done < ids.length; done += CHUNK) {
    onProgress(done);
    const answers = signal.aborted ? null : await apply(ids.slice(done, done + CHUNK)).catch(logged);
    if (!answers) {
      const rest = new Set(ids.slice(done));
      const untried = new Map([...selected].filter(([id]) => rest.has(id)));
      return { ...result, untried, end: signal.aborted ? 'stopped' : 'failed' };
    }
    for (const { id, refused } of answers) {
      if (refused === null) result.changed += 1;
      else result.refused.push({ id, name: selected.get(id) ?? id, reason: reasonOf(refused) });
    }
  }
  return result;
}

function logged(error: unknown): null {
  console.error('bulk change failed', error);
  return null;
}

/** What stays selected: whatever is not as it was wanted. */
export const leftOver = ({ refused, untried }: BulkResult): Selected =>
  new Map([...refused.map(({ id, name }) => [id, name] as const), ...untried]);

export function reasonOf(refused: string): string {
  const { reasons } = listWords.bulk;
  if (refused === 'gone') return reasons.gone;
  if (refused === 'status is fixed') return reasons.statusIsFixed;
  if (refused.includes('_status_check')) return reasons.noSuchStatus;
  if (refused.includes('owner_id_fkey')) return reasons.noSuchOwner;
  return reasons.other(refused);
}

export async function changeLeads(ids: string[], change: LeadChange): Promise<Answer[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('change_leads', { lead_ids: ids, change })) ?? [];
}
