import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import type { RecordRow, TableName } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import { sessionClient } from '~/lib/supabase';

interface RecordListener {
  onArrival(table: TableName, row: RecordRow): void;
  onChange(table: TableName, row: RecordRow): void;
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
  if (payload.eventType === 'INSERT') listener.onArrival(table, payload.new);
  if (payload.eventType === 'UPDATE') listener.onChange(table, payload.new);
}
