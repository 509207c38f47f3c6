-- What was done about a lead: calls and their outcome, who took it over, what was changed. An outcome is one row, and what
-- follows from it (first response, next follow-up, lost) is written with it. Notes and history hang on the lead as well.

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  type text not null constraint activities_type_check check (
    type in ('reached', 'no-answer', 'call-back', 'not-interested', 'assigned', 'follow-up', 'edited')
  ),
  -- Of an outcome or a follow-up: when to try again.
  follow_up_at timestamptz,
  reason text constraint activities_reason_check check (
    char_length(reason) between 1 and 200 and reason !~ '[\u0001-\u001f\u007f]'
  ),
  -- Of an edit, by field: [before, after]. Of an assignment: to whom.
  detail jsonb,
  staff_id uuid references public.staff (id) on delete set null,
  staff_email text,
  created_at timestamptz not null default now(),
  constraint activities_reason_given_check check ((type = 'not-interested') = (reason is not null)),
  constraint activities_call_back_check check (type <> 'call-back' or follow_up_at is not null)
);
comment on table public.activities is 'What staff did about a lead; added, never edited.';
create index activities_lead_idx on public.activities (lead_id, created_at desc);
create index activities_staff_idx on public.activities (staff_id) where staff_id is not null;

create function private.sign_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.reason := private.clean_line(new.reason);
  if (select auth.uid()) is not null then
    new.staff_id := private.staff_id();
    new.staff_email := (select auth.jwt()) ->> 'email';
    new.created_at := now();
  end if;
  return new;
end;
$$;
create trigger sign_activity before insert on public.activities
  for each row execute function private.sign_activity();

create function private.apply_outcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads
  set first_responded_at = coalesce(first_responded_at, new.created_at),
    reached_at = case when new.type = 'no-answer' then reached_at else coalesce(reached_at, new.created_at) end,
    follow_up_at = new.follow_up_at,
    lost_reason = new.reason,
    owner_id = coalesce(owner_id, new.staff_id)
  where id = new.lead_id;
  return null;
end;
$$;
comment on function private.apply_outcome() is 'Who logs the first outcome of a lead that nobody owns owns it.';
create trigger apply_outcome after insert on public.activities
  for each row when (new.type in ('reached', 'no-answer', 'call-back', 'not-interested'))
  execute function private.apply_outcome();

-- A change of owner or follow-up made in the dashboard; what an outcome brings along stands in the outcome.
create function private.log_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.owner_id is distinct from old.owner_id then
    insert into public.activities (lead_id, type, detail)
    values (
      new.id, 'assigned',
      jsonb_build_object('to', (select coalesce(name, email) from public.staff where id = new.owner_id)));
  end if;
  if new.follow_up_at is distinct from old.follow_up_at then
    insert into public.activities (lead_id, type, follow_up_at) values (new.id, 'follow-up', new.follow_up_at);
  end if;
  return null;
end;
$$;
create trigger log_lead_change after update of owner_id, follow_up_at on public.leads
  for each row when (current_user = 'authenticated') execute function private.log_lead_change();

grant select, insert (id, lead_id, type, follow_up_at, reason) on public.activities to authenticated;
grant all on public.activities to service_role;
alter table public.activities enable row level security;
create policy "Staff can read activities" on public.activities
  for select to authenticated
  using ((select private.is_staff()));
create policy "Staff can log outcomes" on public.activities
  for insert to authenticated
  with check (
    (select private.is_staff()) and type in ('reached', 'no-answer', 'call-back', 'not-interested')
  );

-- Notes and history of a lead go with it. Testimonials have both too and are no leads.
delete from public.record_notes as note
where table_name <> 'testimonials' and not exists (select from public.leads where id = note.record_id);
delete from public.status_changes as change
where table_name <> 'testimonials' and not exists (select from public.leads where id = change.record_id);
alter table public.record_notes add column lead_id uuid
  generated always as (case when table_name <> 'testimonials' then record_id end) stored
  references public.leads (id) on delete cascade;
alter table public.status_changes add column lead_id uuid
  generated always as (case when table_name <> 'testimonials' then record_id end) stored
  references public.leads (id) on delete cascade;
create index record_notes_lead_idx on public.record_notes (lead_id) where lead_id is not null;
create index status_changes_lead_idx on public.status_changes (lead_id) where lead_id is not null;

do $$
declare
  target text;
begin
  foreach target in array array[
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ] loop
    execute format('drop trigger forget_record on public.%I', target);
  end loop;
end;
$$;

-- Contact details as the customer corrects them on the phone. Names the version that was seen; refused when another was
-- faster. Who asks again from the new number is the same person.
create function private.edit_contact(
  edited_lead uuid, seen_version integer, new_name text, new_phone text, new_email text, new_place text
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
  edited public.leads;
  name_column text;
  place_column text;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff can edit contact details';
  end if;
  select * into lead from public.leads where id = edited_lead;
  if found then
    -- The record first and then the lead, as whoever changes a status does: otherwise each could wait for the other.
    execute format('select from public.%I where id = $1 for update', lead.kind) using edited_lead;
    select * into lead from public.leads where id = edited_lead for update;
  end if;
  if not found then
    raise sqlstate 'PT404' using message = 'This record is no longer there';
  end if;
  if lead.version is distinct from seen_version then
    raise sqlstate 'PT409' using message = 'Somebody else changed this record';
  end if;

  name_column := case when lead.kind in ('associate_registrations', 'career_applications') then 'full_name' else 'name' end;
  place_column := case
    when lead.kind = 'associate_registrations' then 'city'
    when lead.kind in ('consultation_bookings', 'installation_requests', 'career_applications') then 'location'
  end;
  execute format(
    'update public.%I set %I = private.clean_line($1), phone = private.clean_phone($2)%s%s where id = $5',
    lead.kind, name_column,
    case when lead.kind <> 'training_registrations' then ', email = private.clean_email($3)' end,
    case when place_column is not null then format(', %I = private.clean_line($4)', place_column) end)
  using new_name, new_phone, new_email, new_place, edited_lead;

  select * into edited from public.leads where id = edited_lead;
  insert into public.activities (lead_id, type, detail)
  select edited_lead, 'edited', jsonb_object_agg(was.key, jsonb_build_array(was.value, became.value))
  from jsonb_each(to_jsonb(lead)) as was
  join jsonb_each(to_jsonb(edited)) as became on became.key = was.key
  where was.key in ('name', 'phone', 'email', 'place') and was.value <> became.value
  having count(*) > 0;
end;
$$;
grant execute on function private.edit_contact(uuid, integer, text, text, text, text) to authenticated;

create function public.edit_contact(
  lead uuid, seen_version integer, name text, phone text, email text default null, place text default null
)
returns void
language sql set search_path = ''
as $$
  select private.edit_contact(lead, seen_version, name, phone, email, place);
$$;
comment on function public.edit_contact(uuid, integer, text, text, text, text) is
  'For staff: corrects the contact details of a lead''s record and logs what they were.';
grant execute on function public.edit_contact(uuid, integer, text, text, text, text) to authenticated;
