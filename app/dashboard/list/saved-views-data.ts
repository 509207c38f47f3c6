import { queryOptions } from '@tanstack/react-query';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';

export type SavedView = Database['public']['Tables']['saved_views']['Row'];

export const MAX_NAME = 60;

export const savedViewsQuery = queryOptions({
  queryKey: [...DASHBOARD_KEY, 'saved views'],
  queryFn: listViews,
  staleTime: 60_000,
});

async function listViews(): Promise<SavedView[]> {
  const client = await sessionClient();
  return unwrap(await client.from('saved_views').select('*').order('name')) ?? [];
}

export async function saveView(view: { name: string; query: string }): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.from('saved_views').insert(view));
}

export async function renameView({ id, name }: { id: string; name: string }): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.from('saved_views').update({ name }).eq('id', id));
}

export async function deleteView(id: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.from('saved_views').delete().eq('id', id));
}
