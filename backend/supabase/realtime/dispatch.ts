import type { Database } from '../../database/database.ts';
import type { Change } from './change-triggers.ts';
import { type Rights, readAs, type VisibleRow } from './listener-rights.ts';
import { type Filter, passes } from './row-filter.ts';

export type Binding = { id: number; event: string; schema: string; table: string; filter?: Filter };
export type Channel = { topic: string; joinRef: string | null; bindings: Binding[]; rights: Rights };
type Deliver = (payload: Record<string, unknown>) => void;

/** Tells every channel that asked for this table what it may know about the change; one that fails misses it alone. */
export async function dispatch(
  database: Database,
  change: Change,
  channels: Iterable<{ channel: Channel; deliver: Deliver }>,
): Promise<void> {
  const readings = new Map<string, Promise<VisibleRow>>();
  for (const { channel, deliver } of channels) {
    const bindings = channel.bindings.filter((b) => b.schema === change.schema && b.table === change.table);
    if (bindings.length === 0) continue;
    const who = reader(channel.rights);
    const reading = readings.get(who) ?? readAs(database, channel.rights, change);
    readings.set(who, reading);
    try {
      const payload = payloadFor(change, bindings, await reading);
      if (payload) deliver(payload);
    } catch {
      // A page fetches afresh whenever it joins, so a missed change is not lost for long.
    }
  }
}

/** What a token says about itself. Each renewal writes it anew. */
const OF_THE_TOKEN = new Set(['iat', 'exp', 'nbf', 'jti', 'session_id', 'amr']);

/**
 * Who reads, however many tokens they hold: with a reading for each token, one person who keeps renewing theirs could make
 * every change cost thousands of readings. Row rules look at the person, never at the token.
 */
function reader({ claims }: Rights): string {
  return JSON.stringify(Object.entries(claims).filter(([name]) => !OF_THE_TOKEN.has(name)));
}

/**
 * What hosted Supabase would send and no more: an insert or update when row rules and filter let the new row through; a
 * deletion whatever the row rules say, since the row is gone, but by its key alone, so that only a filter on the key can match.
 */
function payloadFor(
  change: Change,
  bindings: Binding[],
  { columns, row }: VisibleRow,
): Record<string, unknown> | undefined {
  const isDeletion = change.type === 'DELETE';
  const known = isDeletion ? change.key : row;
  if (columns.length === 0 || !known) return undefined;
  const interested = bindings.filter(
    ({ event, filter }) => (event === '*' || event === change.type) && passes(filter, known),
  );
  if (interested.length === 0) return undefined;
  return {
    ids: interested.map((binding) => binding.id),
    data: {
      schema: change.schema,
      table: change.table,
      type: change.type,
      commit_timestamp: change.at,
      errors: null,
      columns,
      ...(!isDeletion && { record: row }),
      ...(change.type !== 'INSERT' && { old_record: change.key }),
    },
  };
}
