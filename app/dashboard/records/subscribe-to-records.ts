import type { RealtimePostgresChangesPayload, RealtimePostgresInsertPayload } from '@supabase/supabase-js';
import type { Lead } from '~/dashboard/leads/lead';
import type { RecordRow, TableName } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import { sessionClient } from '~/lib/supabase';

interface Note {
  table_name: TableName;
  record_id: string;
}

interface RecordListener {
  onArrival(table: TableName, row: RecordRow): void;
  /** A record that is older than its arrival: imported, and no news. */
  onOldArrival(table: TableName): void;
  onChange(table: TableName, row: RecordRow): void;
  onLeadChange(lead: Lead): void;
  onNote(table: TableName, recordId: string): void;
  /** A new lead, or a follow-up whose time has come: the bell may ring. */
  onEvent(): void;
  /** A proposal was written, sent, opened, asked about or answered: the bell may ring for it too. */
  onProposal(): void;
  /** Somebody changed their own alerts, or saw them, here or on another device. */
  onAlertSettings(): void;
  /** Called when the connection is (back) up: whatever happened before was missed. */
  onConnected(): void;
}

/** Hears of every new and changed record the signed-in user may read. Returns how to stop. */
export function subscribeToRecords(listener: RecordListener): () => void {
  let stopped = false;
  let stop = () => {
    stopped = true;
  };
  void sessionClient().then((client) => {
    if (stopped) return;
    const channel = client.channel('dashboard-records');
    for (const { table } of recordTables) {
      channel.on<RecordRow>('postgres_changes', { event: '*', schema: 'public', table }, (payload) =>
        notify(listener, table, payload),
      );
    }
    channel.on<Lead>('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'leads' }, (payload) =>
      listener.onLeadChange(payload.new),
    );
    channel.on<Note>(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'record_notes' },
      (payload) => listener.onNote(payload.new.table_name, payload.new.record_id),
    );
    for (const type of ['lead-created', 'follow-up-due'])
      channel.on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'events', filter: `type=eq.${type}` },
        () => listener.onEvent(),
      );
    for (const table of ['proposals', 'proposal_views', 'proposal_answers', 'proposal_questions'])
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => listener.onProposal());
    channel.on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'notification_settings' },
      () => listener.onAlertSettings(),
    );
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') listener.onConnected();
    });
    stop = () => void client.removeChannel(channel);
  });
  return () => stop();
}

function notify(
  listener: RecordListener,
  table: TableName,
  payload: RealtimePostgresChangesPayload<RecordRow>,
) {
  if (payload.eventType === 'INSERT' && isOld(payload)) listener.onOldArrival(table);
  else if (payload.eventType === 'INSERT') listener.onArrival(table, payload.new);
  if (payload.eventType === 'UPDATE') listener.onChange(table, payload.new);
}

const OLD_MS = 60_000;

/** By the server's clock alone; a form's record bears the time of its own transaction. */
const isOld = ({ commit_timestamp, new: row }: RealtimePostgresInsertPayload<RecordRow>) =>
  Date.parse(commit_timestamp) - Date.parse(row.created_at) > OLD_MS;
