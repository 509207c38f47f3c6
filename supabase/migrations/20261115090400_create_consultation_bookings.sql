-- A visitor asks for a consultation; the office calls back and moves the booking along.

create table public.consultation_bookings (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f]'),
  phone text not null check (phone ~ '^\+91[1-9][0-9]{9}$'),
  email text check (
    char_length(email) <= 254 and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$'
  ),
  location text not null check (char_length(location) between 2 and 200 and location !~ '[\u0001-\u001f\u007f]'),
  property_type text check (property_type in ('residential', 'commercial', 'industrial', 'government')),
  -- Not before the day of booking in India; a trigger refuses that, because a check may not depend on the clock.
  preferred_date date,
  preferred_time text check (preferred_time in ('morning', 'afternoon', 'evening')),
  -- rupees
  monthly_bill numeric(10, 2) check (monthly_bill between 0 and 10000000),
  requirements text check (
    char_length(requirements) <= 2000 and requirements !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  consultation_type text not null default 'free' check (consultation_type in ('free', 'premium')),
  -- What the calculator showed this visitor, when they came from it.
  estimate jsonb check (
    jsonb_typeof(estimate) = 'object'
    and estimate ?& array['bill', 'subsidyEligible', 'systemSize', 'monthlySaving']
    and estimate - array['bill', 'subsidyEligible', 'systemSize', 'monthlySaving'] = '{}'::jsonb
    and jsonb_typeof(estimate -> 'bill') = 'number'
    and jsonb_typeof(estimate -> 'subsidyEligible') = 'boolean'
    and jsonb_typeof(estimate -> 'systemSize') = 'string'
    and char_length(estimate ->> 'systemSize') <= 20
    and jsonb_typeof(estimate -> 'monthlySaving') = 'number'
  ),
  status text not null default 'pending' check (status in ('pending', 'contacted', 'scheduled', 'completed')),
  consent_version text check (char_length(consent_version) <= 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || location || ' ' || coalesce(requirements, ''))
  ) stored,
  check ((consent_version is null) = (consent_at is null))
);
comment on table public.consultation_bookings is 'Requests for a free or premium consultation.';

create index consultation_bookings_newest_idx on public.consultation_bookings (created_at desc, id desc);
create index consultation_bookings_status_idx on public.consultation_bookings (status, created_at desc, id desc);
create index consultation_bookings_search_idx on public.consultation_bookings
  using gin (search_text extensions.gin_trgm_ops);

create function private.clean_consultation_booking() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.phone := private.clean_phone(new.phone);
  new.email := private.clean_email(new.email);
  new.location := private.clean_line(new.location);
  new.property_type := private.clean_line(new.property_type);
  new.preferred_time := private.clean_line(new.preferred_time);
  new.requirements := private.clean_text(new.requirements);
  return new;
end;
$$;
create function private.refuse_past_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.preferred_date < (now() at time zone 'Asia/Kolkata')::date then
    raise check_violation using
      message = 'preferred_date is before today',
      column = 'preferred_date', table = tg_table_name, schema = tg_table_schema,
      constraint = 'consultation_bookings_preferred_date_check';
  end if;
  return new;
end;
$$;

create trigger clean_values before insert on public.consultation_bookings
  for each row execute function private.clean_consultation_booking();
create trigger stamp_consent before insert on public.consultation_bookings
  for each row execute function private.stamp_consent();
create trigger start_pending before insert on public.consultation_bookings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_pending();
create trigger refuse_past_date before insert on public.consultation_bookings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_past_date();
create trigger limit_submissions before insert on public.consultation_bookings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger record_status_change after update of status on public.consultation_bookings
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.consultation_bookings
  for each row execute function private.forget_record();

grant insert on public.consultation_bookings to anon, authenticated;
grant select, update (status) on public.consultation_bookings to authenticated;
grant all on public.consultation_bookings to service_role;
alter table public.consultation_bookings enable row level security;
create policy "Anyone can book a consultation" on public.consultation_bookings
  for insert to anon, authenticated
  with check (status = 'pending');
create policy "Admins can read consultation bookings" on public.consultation_bookings
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can change a booking's status" on public.consultation_bookings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
