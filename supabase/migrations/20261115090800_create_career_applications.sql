-- A job seeker applies, with or without a resume. The status is shown to the office and has no control: nobody may
-- change it through the API.

create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (char_length(full_name) between 2 and 80 and full_name !~ '[\u0001-\u001f\u007f]'),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$'
  ),
  phone text not null check (phone ~ '^\+91[1-9][0-9]{9}$'),
  position text not null check (
    position in (
      'Solar Installation Technician', 'Sales Executive', 'Project Manager', 'Customer Support Executive',
      'Marketing Executive', 'Business Development Manager', 'Electrical Engineer', 'Site Supervisor',
      'Administrative Assistant', 'Other'
    )
  ),
  experience text check (char_length(experience) <= 200 and experience !~ '[\u0001-\u001f\u007f]'),
  location text check (char_length(location) <= 200 and location !~ '[\u0001-\u001f\u007f]'),
  -- A path in the private bucket resumes, not an address: the office opens it through a short signed URL.
  resume_url text check (resume_url ~ '^[0-9]{10,16}-[A-Za-z0-9-]{8,64}\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?)$'),
  cover_letter text check (
    char_length(cover_letter) <= 2000 and cover_letter !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  consent_version text check (char_length(consent_version) <= 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(
      full_name || ' ' || phone || ' ' || email || ' ' || position || ' ' || coalesce(location, '') || ' '
      || coalesce(experience, '')
    )
  ) stored,
  check ((consent_version is null) = (consent_at is null))
);
comment on table public.career_applications is 'Job applications; the resume lies in the private bucket resumes.';

create index career_applications_newest_idx on public.career_applications (created_at desc, id desc);
create index career_applications_status_idx on public.career_applications (status, created_at desc, id desc);
create index career_applications_search_idx on public.career_applications
  using gin (search_text extensions.gin_trgm_ops);

create function private.clean_career_application() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.full_name := private.clean_line(new.full_name);
  new.email := private.clean_email(new.email);
  new.phone := private.clean_phone(new.phone);
  new.experience := private.clean_line(new.experience);
  new.location := private.clean_line(new.location);
  new.resume_url := private.clean_line(new.resume_url);
  new.cover_letter := private.clean_text(new.cover_letter);
  return new;
end;
$$;

create trigger clean_values before insert on public.career_applications
  for each row execute function private.clean_career_application();
create trigger stamp_consent before insert on public.career_applications
  for each row execute function private.stamp_consent();
create trigger start_pending before insert on public.career_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_pending();
create trigger limit_submissions before insert on public.career_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger record_status_change after update of status on public.career_applications
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.career_applications
  for each row execute function private.forget_record();

grant insert on public.career_applications to anon, authenticated;
grant select on public.career_applications to authenticated;
grant all on public.career_applications to service_role;
alter table public.career_applications enable row level security;
create policy "Anyone can apply for a job" on public.career_applications
  for insert to anon, authenticated
  with check (status = 'pending');
create policy "Admins can read job applications" on public.career_applications
  for select to authenticated
  using ((select private.is_admin()));
