import type { Database } from '../database/database.ts';
import type { Change } from './change-triggers.ts';
import { type Rights, readAs, type VisibleRow } from './listener-rights.ts';
import { matchesFilter } from './row-filter.ts';

export type Binding = { id: number; event: string; schema: string; table: string; filter?: string };
export type Channel = { topic: string; joinRef: string | null; bindings: Binding[]; rights: Rights };
export type Deliver = (payload: Record<string, unknown>) => void;

/** Tells every channel that asked for this table what it may know about the change. */
export async function dispatch(
  database: Database,
  change: Change,
  channels: Iterable<{ channel: Channel; deliver: Deliver }>,
): Promise<void> {
  const readings = new Map<string, Promise<VisibleRow>>();
  for (const { channel, deliver } of channels) {
    const bindings = channel.bindings.filter((b) => b.schema === change.schema && b.table === change.table);
    if (bindings.length === 0) continue;
    const who = JSON.stringify(channel.rights.claims);
    const reading = readings.get(who) ?? readAs(database, channel.rights, change);
    readings.set(who, reading);
    const visible = await reading;
    for (const payload of payloadsFor(change, bindings, visible)) deliver(payload);
  }
}

export function payloadsFor(
  change: Change,
  bindings: Binding[],
  visible: VisibleRow,
): Record<string, unknown>[] {
  if (visible.columns.length === 0) return [];
  const { row } = visible;
  const former = { ...row, ...change.key, ...change.former };
  const seen = bindings.filter((b) => row && wants(b, change.type) && matchesFilter(b.filter, row));
  const gone = bindings.filter(
    (b) => !seen.includes(b) && wants(b, 'DELETE') && hasLeft(change, b, row, former),
  );
  return [
    ...(seen.length > 0 ? [payload(change, seen, visible, change.type, row ?? {})] : []),
    ...(gone.length > 0 ? [payload(change, gone, visible, 'DELETE', undefined)] : []),
  ];
}

const wants = (binding: Binding, type: Change['type']) => binding.event === '*' || binding.event === type;

/**
 * A deleted row, or one that an update took out of the listener's sight (approved → rejected): for the listener both are
 * the end of that row, told by its key alone. Hosted Supabase is silent about the second.
 */
function hasLeft(
  change: Change,
  binding: Binding,
  row: object | undefined,
  former: Record<string, unknown>,
): boolean {
  if (change.type === 'DELETE') return true;
  if (change.type === 'INSERT') return false;
  if (row && !binding.filter) return false;
  return matchesFilter(binding.filter, former);
}

function payload(
  change: Change,
  bindings: Binding[],
  visible: VisibleRow,
  type: Change['type'],
  record: Record<string, unknown> | undefined,
): Record<string, unknown> {
  return {
    ids: bindings.map((binding) => binding.id),
    data: {
      schema: change.schema,
      table: change.table,
      type,
      commit_timestamp: change.at,
      errors: null,
      columns: visible.columns,
      ...(record && { record }),
      ...(type !== 'INSERT' && { old_record: change.key }),
    },
  };
}
