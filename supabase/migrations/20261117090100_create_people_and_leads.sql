-- One lead for each record of the six forms, and one person for each phone number. The records stay as they are; triggers
-- write leads and people in the same transaction, so that every view of the dashboard reads one table instead of six.

-- Ten letters and digits without look-alikes (no 0 O 1 I), from the first fifty random bits of the record's id. The site
-- computes the same (app/leads/reference.ts), because a visitor may not read a row back.
create function private.reference_of(id uuid) returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  hex constant text := replace(id::text, '-', '');
  -- The thirteenth digit is the version, the same in every id.
  bits constant bigint := ('x' || lpad(left(hex, 12) || substr(hex, 14, 1), 16, '0'))::bit(64)::bigint >> 2;
  reference text := '';
begin
  for digit in reverse 9..0 loop
    reference := reference || substr(alphabet, ((bits >> (5 * digit)) & 31)::integer + 1, 1);
  end loop;
  return reference;
end;
$$;
-- The other way round: where in the order of ids those with this reference begin. They share its first twelve digits.
create function private.first_id_of(reference text) returns uuid
language plpgsql immutable strict set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  bits bigint := 0;
begin
  for digit in 1..10 loop
    bits := (bits << 5) + strpos(alphabet, substr(reference, digit, 1)) - 1;
  end loop;
  return (lpad(to_hex(bits >> 2), 12, '0') || repeat('0', 20))::uuid;
end;
$$;
-- A generated column is computed with the rights of who writes the row.
grant execute on function private.reference_of(uuid) to authenticated, service_role;

-- Where a visit came from, as far as the page could tell: cut to size, unknown keys dropped, never a reason to refuse.
create function private.clean_source(value jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
  line text;
  cleaned jsonb := '{}';
begin
  if jsonb_typeof(value) = 'object' then
    foreach part in array array[
      'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer', 'landing'
    ] loop
      if jsonb_typeof(value -> part) = 'string' then
        line := private.clean_line(
          left(regexp_replace(value ->> part, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'), 100));
        if line is not null then
          cleaned := cleaned || jsonb_build_object(part, line);
        end if;
      end if;
    end loop;
  end if;
  return nullif(cleaned, '{}');
end;
$$;
create function private.source_name(source jsonb) returns text
language sql immutable set search_path = ''
as $$
  select lower(left(coalesce(source ->> 'utm_source', source ->> 'referrer', 'direct'), 60));
$$;
comment on function private.source_name(jsonb) is 'What the report counts by: the campaign''s source, else the referring host, else direct.';

create function private.clean_source_column() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.source := private.clean_source(new.source);
  return new;
end;
$$;
grant execute on function private.clean_source(jsonb) to anon, authenticated, service_role;

create table public.people (
  id uuid primary key default gen_random_uuid(),
  phone text not null constraint people_phone_key unique,
  name text not null,
  email text,
  -- Another number of the same person: new requests from this number belong to that one.
  merged_into uuid references public.people (id) on delete cascade check (merged_into <> id),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(name || ' ' || phone || ' ' || coalesce(email, ''))) stored
);
comment on table public.people is 'Who asked for something: one row for each phone number.';
create index people_newest_idx on public.people (created_at desc, id desc) where merged_into is null;
create index people_merged_into_idx on public.people (merged_into) where merged_into is not null;
create index people_search_idx on public.people using gin (search_text extensions.gin_trgm_ops);

create table public.leads (
  -- The record's own.
  id uuid primary key,
  kind text not null constraint leads_kind_check check (
    kind in (
      'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
      'training_registrations', 'contact_inquiries'
    )
  ),
  reference text not null generated always as (private.reference_of(id)) stored,
  person_id uuid not null references public.people (id),
  -- What a card shows; the record has the rest.
  name text not null,
  phone text not null,
  email text,
  place text,
  status text not null,
  status_since timestamptz not null default now(),
  owner_id uuid references public.staff (id) on delete set null,
  follow_up_at timestamptz,
  first_responded_at timestamptz,
  reached_at timestamptz,
  lost_reason text constraint leads_lost_reason_check check (
    char_length(lost_reason) between 1 and 200 and lost_reason !~ '[\u0001-\u001f\u007f]'
  ),
  locale text not null default 'en',
  source text not null default 'direct',
  created_at timestamptz not null,
  -- Counts changes: who writes names the version that they saw, and a stale write finds no row.
  version integer not null default 1,
  -- A partner is approved by the system at once, and still waits for somebody's first call.
  is_open boolean not null generated always as (
    lost_reason is null
    and case kind
      when 'associate_registrations' then status = 'pending' or (status = 'approved' and first_responded_at is null)
      when 'career_applications' then status = 'pending'
      else status not in ('completed', 'resolved')
    end
  ) stored,
  is_won boolean not null generated always as (
    case kind
      when 'consultation_bookings' then status = 'completed'
      when 'contact_inquiries' then status = 'resolved'
      when 'training_registrations' then status in ('confirmed', 'completed')
      else status in ('approved', 'in-progress', 'completed')
    end
  ) stored
);
comment on table public.leads is 'What somebody wants from us and who sees to it: one row for each record of the six forms.';

create index leads_newest_idx on public.leads (kind, created_at desc, id desc);
create index leads_status_idx on public.leads (kind, status, created_at desc, id desc);
-- Few different values, so Postgres stores each once: counting reads a twentieth of what the index above would take.
create index leads_count_idx on public.leads (kind, status, lost_reason);
create index leads_oldest_idx on public.leads (kind, status, status_since) where is_open;
create index leads_source_idx on public.leads (kind, source, created_at desc, id desc) include (reached_at, is_won);
create index leads_person_idx on public.leads (person_id, created_at desc);
create index leads_phone_idx on public.leads (phone);
-- Also of nobody: Postgres finds null by an index.
create index leads_owner_idx on public.leads (owner_id, kind, created_at desc, id desc);
-- The two lists of Today, with what divides them into mine and everyone's.
create index leads_follow_up_idx on public.leads (follow_up_at, id) include (owner_id)
  where follow_up_at is not null and is_open;
create index leads_waiting_idx on public.leads (created_at, id) include (owner_id, follow_up_at)
  where first_responded_at is null and is_open;

-- The person of a phone number, made on the first request and held until the end of the transaction: whoever merges or
-- forgets people waits for that, or is waited for and the number then asked again. No form may fail here.
create function private.person_of(
  asked_phone text, asked_name text, asked_email text, asked_at timestamptz, out person uuid, out is_new boolean
)
language plpgsql security definer set search_path = ''
as $$
declare
  held uuid;
begin
  is_new := false;
  loop
    select coalesce(merged_into, id) into person from public.people where phone = asked_phone;
    exit when person = held;
    if person is not null then
      select id into held from public.people where id = person for key share;
    else
      -- Of two at the same moment the second waits here, and finds the first one's row in the next round.
      insert into public.people (phone, name, email, created_at) values (asked_phone, asked_name, asked_email, asked_at)
      on conflict on constraint people_phone_key do nothing
      returning id into person;
      is_new := person is not null;
      exit when is_new;
    end if;
  end loop;
end;
$$;

-- For whoever changes which number belongs to whom: waits for the requests that are just coming in.
create function private.hold_person(of_phone text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  held uuid;
begin
  loop
    select coalesce(merged_into, id) into person from public.people where phone = of_phone;
    exit when person is null or person = held;
    select id into held from public.people where id = person for update;
  end loop;
  return person;
end;
$$;

-- A person is called what their newest request says; a name or an address that came with one that is gone goes with it. A
-- merged number keeps its own, to be found by and in case the merge is undone.
create function private.refresh_person(person uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.people
  set name = newest.name, email = newest.email
  from (
    select number.id, called.name, reached.email
    from public.people as number
    cross join lateral (
      select lead.name
      from public.leads as lead
      where lead.person_id = person and (number.id = person or lead.phone = number.phone)
      order by lead.created_at desc
      limit 1
    ) as called
    left join lateral (
      select lead.email
      from public.leads as lead
      where lead.person_id = person and (number.id = person or lead.phone = number.phone) and lead.email is not null
      order by lead.created_at desc
      limit 1
    ) as reached on true
    where number.id = person or number.merged_into = person
  ) as newest
  where people.id = newest.id and (people.name, people.email) is distinct from (newest.name, newest.email);
$$;

-- The columns by which the six tables differ: name and place of whoever asks.
create function private.contact_of(
  record jsonb, out called text, out email text, out place text
)
language sql immutable set search_path = ''
as $$
  select
    coalesce(record ->> 'name', record ->> 'full_name'), record ->> 'email',
    coalesce(record ->> 'location', record ->> 'city');
$$;

create function private.create_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  contact record;
  asker record;
  answered_at timestamptz;
begin
  contact := private.contact_of(to_jsonb(new));
  asker := private.person_of(new.phone, contact.called, contact.email, new.created_at);
  -- What is older than its arrival here and not pending was answered elsewhere.
  if new.status <> 'pending' and new.created_at < now() then
    answered_at := new.created_at;
  end if;
  insert into public.leads (
    id, kind, person_id, name, phone, email, place, status, status_since, first_responded_at, reached_at, locale, source,
    created_at
  )
  values (
    new.id, tg_table_name, asker.person, contact.called, new.phone, contact.email, contact.place, new.status, new.created_at,
    answered_at, answered_at, new.locale, private.source_name(new.source), new.created_at);
  if not asker.is_new and exists (
    select from public.people
    where id = asker.person and (name, email) is distinct from (contact.called, coalesce(contact.email, email))
  ) then
    perform private.refresh_person(asker.person);
  end if;
  return null;
end;
$$;

create function private.mirror_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads
  set status = new.status,
    status_since = now(),
    first_responded_at = coalesce(first_responded_at, now()),
    reached_at = case when new.status = 'pending' then reached_at else coalesce(reached_at, now()) end,
    lost_reason = null
  where id = new.id and kind = tg_table_name;
  return null;
end;
$$;

-- A corrected number stays the same person's, unless others still come from the old one or the new one is known already.
create function private.correct_number(of_lead uuid, was text, became text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_person(was);
  update public.people set phone = became
  where phone = was
    and not exists (select from public.leads where phone = was and id <> of_lead)
    and not exists (select from public.people where phone = became);
end;
$$;

create function private.mirror_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  contact record;
begin
  contact := private.contact_of(to_jsonb(new));
  if new.phone <> old.phone then
    perform private.correct_number(new.id, old.phone, new.phone);
  end if;
  update public.leads
  set name = contact.called, email = contact.email, place = contact.place, phone = new.phone,
    person_id = (private.person_of(new.phone, contact.called, contact.email, new.created_at)).person
  where id = new.id and kind = tg_table_name;
  return null;
end;
$$;

create function private.delete_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.leads where id = old.id and kind = tg_table_name;
  delete from private.file_claims where record_id = old.id and table_name = tg_table_name;
  return null;
end;
$$;

create function private.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;
create trigger count_version before update on public.leads
  for each row execute function private.count_version();

-- What no request names any more is forgotten: the number, and the person with it when it was the last. Of a person with
-- several numbers the next takes over.
create function private.forget_number() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  forgotten public.people;
  heir uuid;
begin
  if exists (select from public.leads where phone = old.phone) then
    return null;
  end if;
  person := private.hold_person(old.phone);
  select * into forgotten from public.people where phone = old.phone;
  if not found or exists (select from public.leads where phone = old.phone) then
    return null;
  end if;
  if forgotten.id = person then
    select id into heir from public.people where merged_into = person order by created_at, id limit 1;
    if found then
      update public.people set merged_into = null where id = heir;
      update public.people set merged_into = heir where merged_into = person;
      update public.leads set person_id = heir where person_id = person;
      perform private.refresh_person(heir);
    end if;
  end if;
  delete from public.people where id = forgotten.id;
  return null;
end;
$$;
create function private.refresh_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_person(old.person_id);
  if tg_op = 'UPDATE' then
    perform private.refresh_person(new.person_id) where new.person_id <> old.person_id;
  end if;
  return null;
end;
$$;
-- In the order of their names.
create trigger forget_number after delete or update of phone on public.leads
  for each row execute function private.forget_number();
create trigger refresh_people after delete or update of name, email, phone on public.leads
  for each row execute function private.refresh_people();

do $$
declare
  target record;
  contact text[];
begin
  for target in
    select *
    from (
      values
        ('consultation_bookings', 'name', 'location', true), ('installation_requests', 'name', 'location', true),
        ('associate_registrations', 'full_name', 'city', true), ('career_applications', 'full_name', 'location', true),
        ('training_registrations', 'name', null, false), ('contact_inquiries', 'name', null, true)
    ) as kinds (table_name, name_column, place_column, has_email)
  loop
    contact := array_remove(
      array[target.name_column, 'phone', case when target.has_email then 'email' end, target.place_column], null);
    execute format(
      $create$
        alter table public.%1$I add column source jsonb;

        insert into public.people (phone, name, email, created_at)
        select distinct on (record.phone) record.phone, record.%2$I, %4$s, record.created_at
        from public.%1$I as record
        order by record.phone, record.created_at
        on conflict on constraint people_phone_key do nothing;

        -- Visitors choose the ids: nothing kept them from giving records of two kinds the same, and a lead has one.
        with taken as materialized (
          select id as was, gen_random_uuid() as became from public.%1$I where id in (select id from public.leads)
        ),
        notes as (
          update public.record_notes set record_id = became
          from taken where record_id = was and table_name = %1$L
        ),
        history as (
          update public.status_changes set record_id = became
          from taken where record_id = was and table_name = %1$L
        ),
        files as (
          update private.file_claims set record_id = became
          from taken where record_id = was and table_name = %1$L
        )
        update public.%1$I as record set id = became from taken where record.id = was;

        insert into public.leads (
          id, kind, person_id, name, phone, email, place, status, status_since, first_responded_at, reached_at, locale,
          created_at
        )
        select
          record.id, %1$L, person.id, record.%2$I, record.phone, %4$s, %3$s, record.status,
          coalesce(changes.last_at, record.created_at),
          coalesce(changes.first_at, case when record.status <> 'pending' then record.created_at end),
          case when record.status <> 'pending' then coalesce(changes.first_at, record.created_at) end,
          record.locale, record.created_at
        from public.%1$I as record
        join public.people as person on person.phone = record.phone
        left join lateral (
          select min(changed_at) as first_at, max(changed_at) as last_at
          from public.status_changes
          where record_id = record.id and table_name = %1$L
        ) as changes on true;

        create trigger clean_source before insert on public.%1$I
          for each row when (new.source is not null) execute function private.clean_source_column();
        create trigger create_lead after insert on public.%1$I
          for each row execute function private.create_lead();
        create trigger mirror_status after update of status on public.%1$I
          for each row when (old.status is distinct from new.status) execute function private.mirror_status();
        create trigger mirror_contact after update of %5$s on public.%1$I
          for each row when ((%6$s) is distinct from (%7$s)) execute function private.mirror_contact();
        create trigger delete_lead after delete on public.%1$I
          for each row execute function private.delete_lead();
      $create$,
      target.table_name, target.name_column, coalesce('record.' || target.place_column, 'null'),
      case when target.has_email then 'record.email' else 'null' end,
      array_to_string(contact, ', '), 'old.' || array_to_string(contact, ', old.'),
      'new.' || array_to_string(contact, ', new.'));
  end loop;
end;
$$;

update public.people
set name = theirs.name, email = theirs.email, created_at = theirs.first_at
from (
  select distinct on (person_id)
    person_id, name,
    first_value(email) over (partition by person_id order by email is null, created_at desc) as email,
    min(created_at) over (partition by person_id) as first_at
  from public.leads
  order by person_id, created_at desc
) as theirs
where people.id = theirs.person_id;

grant select, update (owner_id, follow_up_at) on public.leads to authenticated;
grant select on public.people to authenticated;
grant all on public.leads, public.people to service_role;
alter table public.leads enable row level security;
alter table public.people enable row level security;
create policy "Staff can read leads" on public.leads
  for select to authenticated
  using ((select private.is_staff()));
create policy "Staff can assign leads and set follow-ups" on public.leads
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
create policy "Staff can read people" on public.people
  for select to authenticated
  using ((select private.is_staff()));

alter publication supabase_realtime add table public.leads;
