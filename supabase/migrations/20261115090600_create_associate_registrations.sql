-- Distributors, dealers and student partners register and stand in the public directory at once. The public may see
-- where they are and what they do, never how to reach them: e-mail, phone, investment and territory stay with the office.

create table public.associate_registrations (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (char_length(full_name) between 2 and 80 and full_name !~ '[\u0001-\u001f\u007f]'),
  phone text not null check (phone ~ '^\+91[1-9][0-9]{9}$'),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$'
  ),
  city text not null check (char_length(city) between 2 and 80 and city !~ '[\u0001-\u001f\u007f]'),
  state text not null check (char_length(state) between 2 and 60 and state !~ '[\u0001-\u001f\u007f]'),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  google_maps_url text not null check (
    char_length(google_maps_url) <= 500
    and google_maps_url ~ '^https://(maps\.google\.com/|(www\.)?google\.(com|co\.in)/maps|maps\.app\.goo\.gl/|goo\.gl/maps/)[^\s<>"\u0001-\u001f\u007f]*$'
  ),
  business_type text not null check (business_type in ('distributor', 'dealer', 'student_partner')),
  experience_years integer not null default 0 check (experience_years between 0 and 50),
  investment_capacity text check (
    char_length(investment_capacity) <= 200 and investment_capacity !~ '[\u0001-\u001f\u007f]'
  ),
  territory_preference text check (
    char_length(territory_preference) <= 200 and territory_preference !~ '[\u0001-\u001f\u007f]'
  ),
  existing_business text check (char_length(existing_business) <= 200 and existing_business !~ '[\u0001-\u001f\u007f]'),
  certificate_url text not null check (
    char_length(certificate_url) <= 500
    and certificate_url ~ '^(https?://[^/\s]+)?/storage/v1/object/public/certificates/[A-Za-z0-9/_.-]+$'
  ),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  approved_at timestamptz,
  -- 'system' for the automatic approval at registration, else the e-mail of the admin who approved.
  approved_by text,
  consent_version text check (char_length(consent_version) <= 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(
      full_name || ' ' || phone || ' ' || email || ' ' || city || ' ' || state || ' ' || pincode || ' '
      || coalesce(existing_business, '') || ' ' || coalesce(territory_preference, '')
    )
  ) stored,
  constraint associate_registrations_email_key unique (email),
  check ((consent_version is null) = (consent_at is null))
);
comment on table public.associate_registrations is
  'Partners of the network. Approved rows are public in the columns granted to anon, and in no other.';

create index associate_registrations_newest_idx on public.associate_registrations (created_at desc, id desc);
create index associate_registrations_status_idx on public.associate_registrations (status, created_at desc, id desc);
create index associate_registrations_search_idx on public.associate_registrations
  using gin (search_text extensions.gin_trgm_ops);
-- The directory is searched by any part of a pincode and by its first digits.
create index associate_registrations_pincode_part_idx on public.associate_registrations
  using gin (pincode extensions.gin_trgm_ops) where status = 'approved';
create index associate_registrations_pincode_idx on public.associate_registrations (pincode) where status = 'approved';

create function private.clean_associate_registration() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.full_name := private.clean_line(new.full_name);
  new.phone := private.clean_phone(new.phone);
  new.email := private.clean_email(new.email);
  new.city := private.clean_line(new.city);
  new.state := private.clean_line(new.state);
  new.pincode := replace(private.clean_line(new.pincode), ' ', '');
  new.google_maps_url := private.clean_line(new.google_maps_url);
  new.experience_years := coalesce(new.experience_years, 0);
  new.investment_capacity := private.clean_line(new.investment_capacity);
  new.territory_preference := private.clean_line(new.territory_preference);
  new.existing_business := private.clean_line(new.existing_business);
  return new;
end;
$$;

-- The spec approves every registration at once; the office may still take it back.
create function private.start_approved_by_system() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status := 'approved';
  new.approved_at := now();
  new.approved_by := 'system';
  new.created_at := now();
  return new;
end;
$$;

create function private.stamp_approval() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'approved' then
    new.approved_at := now();
    new.approved_by := coalesce((select auth.jwt()) ->> 'email', 'system');
  else
    new.approved_at := null;
    new.approved_by := null;
  end if;
  return new;
end;
$$;

create trigger clean_values before insert on public.associate_registrations
  for each row execute function private.clean_associate_registration();
create trigger stamp_consent before insert on public.associate_registrations
  for each row execute function private.stamp_consent();
create trigger start_approved before insert on public.associate_registrations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_approved_by_system();
create trigger limit_submissions before insert on public.associate_registrations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger stamp_approval before update of status on public.associate_registrations
  for each row when (old.status is distinct from new.status) execute function private.stamp_approval();
create trigger record_status_change after update of status on public.associate_registrations
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.associate_registrations
  for each row execute function private.forget_record();

grant insert on public.associate_registrations to anon, authenticated;
grant select (
  id, full_name, city, state, pincode, google_maps_url, business_type, experience_years, existing_business,
  certificate_url, status, created_at
) on public.associate_registrations to anon;
grant select, update (status) on public.associate_registrations to authenticated;
grant all on public.associate_registrations to service_role;
alter table public.associate_registrations enable row level security;
create policy "Anyone can register as an associate" on public.associate_registrations
  for insert to anon, authenticated
  with check (status = 'approved' and approved_by = 'system');
-- For anon alone: an admin is "authenticated" too and holds every column, so a rule for that role would hand the hidden
-- columns to whoever signs in. The directory is therefore always read without a session.
create policy "Visitors can read approved associates" on public.associate_registrations
  for select to anon
  using (status = 'approved');
create policy "Admins can read associates" on public.associate_registrations
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can change an associate's status" on public.associate_registrations
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- An open directory learns of new and changed approved rows from the table itself. A row that stops being approved
-- becomes invisible, so realtime has nothing to send about it; this single row says "look again".
create table public.associate_directory_state (
  id integer primary key default 1 check (id = 1),
  changed_at timestamptz not null default now()
);
comment on table public.associate_directory_state is 'One row; changed_at moves when an associate leaves the directory.';
insert into public.associate_directory_state default values;

create function private.announce_departure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.associate_directory_state set changed_at = clock_timestamp();
  return null;
end;
$$;
create trigger announce_departure after update of status on public.associate_registrations
  for each row when (old.status = 'approved' and new.status <> 'approved')
  execute function private.announce_departure();
create trigger announce_deletion after delete on public.associate_registrations
  for each row when (old.status = 'approved') execute function private.announce_departure();

grant select on public.associate_directory_state to anon;
grant all on public.associate_directory_state to service_role;
alter table public.associate_directory_state enable row level security;
create policy "Visitors can see when the directory changed" on public.associate_directory_state
  for select to anon
  using (id = 1);

-- Behind a row rule Postgres may not use an index for a pattern match, because the operator is not leakproof. So a definer
-- function finds one page of approved ids by index, and the rows are read under the visitor's own rules and columns.
create function private.find_associate_ids(
  pincode_part text, only_business_type text, page_size integer, page_offset integer
)
returns table (id uuid, total bigint)
language plpgsql stable security definer rows 24 set search_path = ''
as $$
declare
  conditions text := '';
begin
  -- Digits only, so that the text is no pattern and can be written into the statement as it is.
  if pincode_part ~ '^[0-9]{1,6}$' then
    conditions := format(' and pincode like %L', '%' || pincode_part || '%');
  elsif pincode_part <> '' then
    return;
  end if;
  if only_business_type is not null then
    conditions := conditions || format(' and business_type = %L', only_business_type);
  end if;
  return query execute format(
    $query$
      select id, count(*) over () from public.associate_registrations
      where status = 'approved'%s
      order by created_at desc, id desc limit %s offset %s
    $query$,
    conditions, least(greatest(page_size, 1), 100), greatest(page_offset, 0)
  );
end;
$$;
grant execute on function private.find_associate_ids(text, text, integer, integer) to anon;

create function public.find_associates(
  pincode_part text default null, only_business_type text default null, page_size integer default 24,
  page_offset integer default 0
)
returns table (
  id uuid, full_name text, city text, state text, pincode text, google_maps_url text, business_type text,
  experience_years integer, existing_business text, certificate_url text, status text, created_at timestamptz,
  total bigint
)
language sql stable set search_path = ''
as $$
  select
    associate.id, associate.full_name, associate.city, associate.state, associate.pincode, associate.google_maps_url,
    associate.business_type, associate.experience_years, associate.existing_business, associate.certificate_url,
    associate.status, associate.created_at, found.total
  from private.find_associate_ids(pincode_part, only_business_type, page_size, page_offset) as found
  join public.associate_registrations as associate on associate.id = found.id
  order by associate.created_at desc, associate.id desc;
$$;
comment on function public.find_associates(text, text, integer, integer) is
  'One page of the directory, newest first, for visitors; total counts every match.';
grant execute on function public.find_associates(text, text, integer, integer) to anon;

-- The form asks before it uploads anything. The answer is one word, and asking is limited.
create function private.associate_email_status(asked_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.spend('email check');
  select status into found_status
  from public.associate_registrations
  where email = private.clean_email(asked_email);
  return case when not found then 'free' when found_status = 'approved' then 'approved' else 'registered' end;
end;
$$;
grant execute on function private.associate_email_status(text) to anon, authenticated, service_role;

create function public.associate_email_status(email text) returns text
language sql volatile set search_path = ''
as $$
  select private.associate_email_status(email);
$$;
comment on function public.associate_email_status(text) is
  'free, registered or approved; more than a few questions in ten minutes answer PT429.';
grant execute on function public.associate_email_status(text) to anon, authenticated, service_role;
