-- A visitor enrols in one of the training programs; the office confirms the place and takes the fee outside this system.

create table public.training_registrations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f]'),
  phone text not null check (phone ~ '^\+91[1-9][0-9]{9}$'),
  course_type text not null check (
    course_type in ('solar_installation_technician', 'ev_training', 'two_wheeler_ev_assembly')
  ),
  experience_level text not null default 'beginner' check (
    experience_level in ('beginner', 'intermediate', 'experienced')
  ),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'refunded')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'completed')),
  consent_version text check (char_length(consent_version) <= 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(name || ' ' || phone || ' ' || replace(course_type, '_', ' '))
  ) stored,
  check ((consent_version is null) = (consent_at is null))
);
comment on table public.training_registrations is 'Enrolments in the training programs.';

create index training_registrations_newest_idx on public.training_registrations (created_at desc, id desc);
create index training_registrations_status_idx on public.training_registrations (status, created_at desc, id desc);
create index training_registrations_search_idx on public.training_registrations
  using gin (search_text extensions.gin_trgm_ops);

create function private.clean_training_registration() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.phone := private.clean_phone(new.phone);
  return new;
end;
$$;
create function private.start_unpaid() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.payment_status := 'pending';
  return new;
end;
$$;

create trigger clean_values before insert on public.training_registrations
  for each row execute function private.clean_training_registration();
create trigger stamp_consent before insert on public.training_registrations
  for each row execute function private.stamp_consent();
create trigger start_pending before insert on public.training_registrations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_pending();
create trigger start_unpaid before insert on public.training_registrations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_unpaid();
create trigger limit_submissions before insert on public.training_registrations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger record_status_change after update of status on public.training_registrations
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.training_registrations
  for each row execute function private.forget_record();

grant insert on public.training_registrations to anon, authenticated;
grant select, update (status) on public.training_registrations to authenticated;
grant all on public.training_registrations to service_role;
alter table public.training_registrations enable row level security;
create policy "Anyone can enrol in a training" on public.training_registrations
  for insert to anon, authenticated
  with check (status = 'pending' and payment_status = 'pending');
create policy "Admins can read training registrations" on public.training_registrations
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can change an enrolment's status" on public.training_registrations
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
