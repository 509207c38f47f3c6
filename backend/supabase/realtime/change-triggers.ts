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
  changed jsonb;
  key jsonb := '{}';
begin
  if tg_nargs = 1 and tg_argv[0] = 'id' then
    key := jsonb_build_object('id', case when tg_op = 'DELETE' then old.id else new.id end);
  else
    changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    for n in 0 .. tg_nargs - 1 loop
      key := key || jsonb_build_object(tg_argv[n], changed -> tg_argv[n]);
    end loop;
  end if;
  perform pg_catalog.pg_notify('${CHANGE_CHANNEL}', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', key, 'at', now())::text);
  return null;
end $$;

do $$
declare t record;
begin
  -- The columns of the key are the trigger's arguments: looking them up for every row would take longer than the rest of it.
  for t in
    select p.schemaname, p.tablename, string_agg(quote_literal(a.attname), ', ') as key
      from pg_publication_tables p
      left join pg_index i
        on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and i.indisprimary
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where p.pubname = 'supabase_realtime'
     group by 1, 2
  loop
    execute format('create or replace trigger zz_announce_change after insert or update or delete on %I.%I
                    for each row execute function embedded.announce_change(%s)', t.schemaname, t.tablename, t.key);
  end loop;
end $$;`;

/** Puts the trigger on every table of the publication that migrations filled. Safe to run on every start. */
export const ensureChangeTriggers = (database: Database) => database.exec(TRIGGER_SQL);
