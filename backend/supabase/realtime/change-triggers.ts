import type { Database } from '../../database/database.ts';

export const CHANGE_CHANNEL = 'embedded_changes';

/** What a row trigger tells: which row, by its primary key. */
export type Change = {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  key: Record<string, unknown>;
  at: string;
};

/** pg_notify carries at most 8,000 bytes, so a row never travels in it; listeners read it again under their own rights. */
const TRIGGER_SQL = `
create schema if not exists embedded;

create or replace function embedded.announce_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  key jsonb;
begin
  select coalesce(jsonb_object_agg(a.attname, changed -> a.attname), '{}') into key
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
   where i.indrelid = tg_relid and i.indisprimary;
  perform pg_catalog.pg_notify('${CHANGE_CHANNEL}', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key, 'at', now())::text);
  return null;
end $$;

do $$
declare t record;
begin
  for t in select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime' loop
    execute format('create or replace trigger zz_announce_change after insert or update or delete on %I.%I
                    for each row execute function embedded.announce_change()', t.schemaname, t.tablename);
  end loop;
end $$;`;

/** Puts the trigger on every table of the publication that migrations filled. Safe to run on every start. */
export const ensureChangeTriggers = (database: Database) => database.exec(TRIGGER_SQL);
