-- Old leads out of a spreadsheet: an admin brings them in, in calls of up to 200 lines, and takes a whole import out again. A
-- record's id follows from what its line says, so the same line never comes in twice, whatever file it stands in.

create table public.imports (
  id uuid primary key,
  kind text not null constraint imports_kind_check check (
    kind in (
      'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
      'training_registrations', 'contact_inquiries'
    )
  ),
  file_name text not null constraint imports_file_name_check check (
    char_length(file_name) between 1 and 200 and file_name !~ '[\u0001-\u001f\u007f]'
  ),
  -- How many records it brought; an import that brings none leaves no row.
  row_count integer not null constraint imports_row_count_check check (row_count > 0),
  imported_by text,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table public.imports is 'Which files were imported, by whom, and which of them were taken out again.';
create index imports_newest_idx on public.imports (created_at desc);

grant select on public.imports to authenticated;
grant all on public.imports to service_role;
alter table public.imports enable row level security;
create policy "Admins can read imports" on public.imports
  for select to authenticated
  using ((select private.is_admin()));

alter table public.leads add column import_id uuid references public.imports (id) on delete set null;
create index leads_import_idx on public.leads (import_id) where import_id is not null;

-- Partners are published and apply with a certificate, job applications come with a resume: both come by their forms alone.
create function private.import_columns(of_kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case of_kind
    when 'consultation_bookings' then array[
      'name', 'phone', 'email', 'location', 'property_type', 'consultation_type', 'preferred_date', 'preferred_time',
      'monthly_bill', 'requirements', 'status'
    ]
    when 'installation_requests' then array[
      'name', 'phone', 'email', 'location', 'property_type', 'roof_area', 'monthly_bill', 'budget', 'energy_requirement',
      'timeframe', 'additional_info', 'status'
    ]
    when 'training_registrations' then array['name', 'phone', 'course_type', 'experience_level', 'status']
    when 'contact_inquiries' then array['name', 'phone', 'email', 'inquiry_type', 'subject', 'message', 'status']
  end;
$$;

-- As the tables' own triggers clean them, because the id is made before those run. Empty cells and unknown keys are left out.
create function private.clean_import_line(of_kind text, line jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(cell.key, cell.cleaned) filter (where cell.cleaned is not null), '{}')
  from (
    select
      written.key,
      case
        when written.key = 'phone' then private.clean_phone(written.value)
        when written.key = 'email' then private.clean_email(written.value)
        when written.key in ('requirements', 'additional_info', 'message') then private.clean_text(written.value)
        else private.clean_line(written.value)
      end as cleaned
    from jsonb_each_text(case jsonb_typeof(line) when 'object' then line else '{}' end) as written
    where written.key = any (private.import_columns(of_kind)) or written.key in ('source', 'created_at')
  ) as cell;
$$;

-- A status moves on, so it does not make another lead of the same line. Version 8: made of whatever one likes (RFC 9562).
create function private.import_record_id(of_kind text, line jsonb, received_at timestamptz) returns uuid
language plpgsql immutable set search_path = ''
as $$
declare
  content constant jsonb := line - array['status', 'created_at'];
  hash constant text := encode(
    sha256(convert_to(concat_ws(' ', of_kind, extract(epoch from received_at), content), 'UTF8')), 'hex');
begin
  return overlay(overlay(left(hash, 32) placing '8' from 13) placing '8' from 17)::uuid;
end;
$$;

create function private.insert_import_line(of_kind text, line jsonb, undated_at timestamptz, out id uuid, out is_new boolean)
language plpgsql set search_path = ''
as $$
declare
  cells constant jsonb := private.clean_import_line(of_kind, line);
  -- What a line does not say is left to the column's default, but nobody goes without name and phone.
  columns constant text[] := array(
    select column_name
    from unnest(private.import_columns(of_kind)) as column_name
    where cells ? column_name or column_name in ('name', 'phone'));
  written_at constant timestamptz := cells ->> 'created_at';
  received_at constant timestamptz := coalesce(written_at, undated_at, now());
  inserted integer;
begin
  if received_at > now() or received_at < '2000-01-01' then
    raise check_violation using message = 'created_at lies in the future or before the year 2000';
  end if;
  -- A day that was chosen for lines without one is not the line's own.
  id := private.import_record_id(of_kind, cells, written_at);
  is_new := not exists (select from public.leads where leads.id = insert_import_line.id);
  if not is_new then
    return;
  end if;
  execute format(
    $insert$
      insert into public.%1$I (id, created_at, source, %2$s)
      select $1, $2, $3, %2$s from jsonb_populate_record(null::public.%1$I, $4)
      on conflict (id) do nothing
    $insert$,
    of_kind, array_to_string(columns, ', '))
  using id, received_at, jsonb_build_object('utm_source', coalesce(cells ->> 'source', 'import')),
    cells - array['source', 'created_at'];
  get diagnostics inserted = row_count;
  is_new := inserted = 1;
end;
$$;

create function private.import_leads(
  of_import uuid, of_kind text, from_file text, lines jsonb, undated_at timestamptz
)
returns table (line integer, outcome text, reason text)
language plpgsql security definer set search_path = ''
as $$
declare
  written record;
  stored record;
  added uuid[] := '{}';
begin
  perform private.require_admin();
  if private.import_columns(of_kind) is null then
    raise invalid_parameter_value using message = format('%L cannot be imported', of_kind);
  end if;
  if jsonb_typeof(lines) <> 'array' or jsonb_array_length(lines) > 200 then
    raise sqlstate 'PT413' using message = 'At most 200 lines can be imported at once';
  end if;
  if exists (select from public.imports where id = of_import and (undone_at is not null or kind <> of_kind)) then
    raise sqlstate 'PT409' using message = 'This import was undone, or is of another kind';
  end if;

  for written in select value, ordinality from jsonb_array_elements(lines) with ordinality order by ordinality loop
    line := written.ordinality;
    reason := null;
    begin
      select * into stored from private.insert_import_line(of_kind, written.value, undated_at);
      if stored.is_new then
        added := added || stored.id;
      end if;
      -- A call that is made again because its answer got lost is answered as before.
      outcome := case
        when stored.is_new or exists (select from public.leads where id = stored.id and import_id = of_import)
        then 'imported' else 'already there'
      end;
    exception when data_exception or integrity_constraint_violation then
      outcome := 'refused';
      reason := sqlerrm;
    end;
    return next;
  end loop;

  if added <> '{}' then
    insert into public.imports as import (id, kind, file_name, row_count, imported_by)
    values (of_import, of_kind, private.clean_line(from_file), cardinality(added), (select auth.jwt()) ->> 'email')
    on conflict (id) do update set row_count = import.row_count + excluded.row_count;
    -- Nothing is known of when the status came about, so it counts from the lead's own day, as for records before leads.
    update public.leads
    set import_id = of_import,
      status_since = created_at,
      first_responded_at = case when status <> 'pending' then created_at end,
      reached_at = case when status <> 'pending' then created_at end
    where id = any (added);
  end if;
end;
$$;

-- Two hundred a call, so that a long import does not run into the statement timeout; answers how many are left.
create function private.undo_import(of_import uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  import public.imports;
  chosen uuid[];
  remaining integer;
begin
  perform private.require_admin();
  select * into import from public.imports where id = of_import for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such import';
  end if;
  chosen := array(select id from public.leads where import_id = of_import limit 200);
  execute format('delete from public.%I where id = any ($1)', import.kind) using chosen;
  select count(*) into remaining from public.leads where import_id = of_import;
  if remaining = 0 then
    update public.imports set undone_at = coalesce(undone_at, now()) where id = of_import;
  end if;
  return remaining;
end;
$$;

grant execute on function
  private.import_leads(uuid, text, text, jsonb, timestamptz), private.undo_import(uuid)
to authenticated;

create function public.import_leads(
  import_id uuid, kind text, file_name text, lines jsonb, undated_at timestamptz default null
)
returns table (line integer, outcome text, reason text)
language sql set search_path = ''
as $$
  select * from private.import_leads(import_id, kind, file_name, lines, undated_at);
$$;
comment on function public.import_leads(uuid, text, text, jsonb, timestamptz) is
  'For admins: stores up to 200 lines as records of a kind; answers for each imported, already there, or refused and why.';

create function public.undo_import(import_id uuid) returns integer
language sql set search_path = ''
as $$
  select private.undo_import(import_id);
$$;
comment on function public.undo_import(uuid) is
  'For admins: deletes up to 200 records of an import and answers how many are left; call it until none are.';

create function public.import_progress(of_import uuid) returns table (records bigint, worked_on bigint)
language sql stable set search_path = ''
as $$
  select count(*), count(*) filter (
    where lead.owner_id is not null or lead.follow_up_at is not null
      or exists (select from public.activities where lead_id = lead.id)
      or exists (select from public.record_notes where lead_id = lead.id)
      or exists (select from public.status_changes where lead_id = lead.id)
  )
  from public.leads as lead
  where lead.import_id = of_import;
$$;
comment on function public.import_progress(uuid) is
  'For staff: how many records of an import are still there, and how many of these somebody has worked on since.';

grant execute on function
  public.import_leads(uuid, text, text, jsonb, timestamptz), public.undo_import(uuid), public.import_progress(uuid)
to authenticated;
