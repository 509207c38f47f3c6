import { DataError, unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';

/** Something that happened and concerns me. */
export type AlertEvent = Database['public']['Functions']['my_events']['Returns'][number];
type Settings = Database['public']['Tables']['notification_settings']['Row'];
export type AlertSettings = Omit<Settings, 'seen_event_id'>;
export type SettingsChange = Partial<Omit<AlertSettings, 'staff_id'>>;

/** The bell counts no further. */
export const MOST_EVENTS = 100;

/** Newest first. */
export async function readMyEvents(): Promise<AlertEvent[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('my_events', { up_to: MOST_EVENTS })) ?? [];
}

export async function markSeen(staffId: string, eventId: number): Promise<void> {
  const client = await sessionClient();
  unwrap(
    await client.from('notification_settings').update({ seen_event_id: eventId }).eq('staff_id', staffId),
  );
}

export async function readSettings(staffId: string): Promise<AlertSettings> {
  const client = await sessionClient();
  return onlyRow(unwrap(await client.from('notification_settings').select('*').eq('staff_id', staffId)));
}

export async function saveSettings(staffId: string, change: SettingsChange): Promise<AlertSettings> {
  const client = await sessionClient();
  const update = client.from('notification_settings').update(change).eq('staff_id', staffId);
  return onlyRow(unwrap(await update.select('*')));
}

function onlyRow(rows: Settings[] | null): AlertSettings {
  const [row] = rows ?? [];
  if (!row) throw new DataError('There are no settings for this account', 'PGRST116', 404);
  return row;
}

/** A message to myself by every channel. Answers the event's id. */
export async function sendTest(): Promise<number> {
  const client = await sessionClient();
  return Number(unwrap(await client.rpc('send_test')));
}
