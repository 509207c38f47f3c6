-- A visitor writes to the office, which answers and closes the matter.

create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f]'),
  phone text not null check (phone ~ '^\+91[1-9][0-9]{9}$'),
  email text check (
    char_length(email) <= 254 and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$'
  ),
  subject text check (char_length(subject) <= 150 and subject !~ '[\u0001-\u001f\u007f]'),
  inquiry_type text not null default 'general' check (
    inquiry_type in ('general', 'technical', 'partnership', 'complaint')
  ),
  message text not null check (
    char_length(message) between 2 and 2000 and message !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  status text not null default 'pending' check (status in ('pending', 'responded', 'resolved')),
  consent_version text check (char_length(consent_version) <= 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' ' || message)
  ) stored,
  check ((consent_version is null) = (consent_at is null))
);
comment on table public.contact_inquiries is 'Messages from the contact page.';

create index contact_inquiries_newest_idx on public.contact_inquiries (created_at desc, id desc);
create index contact_inquiries_status_idx on public.contact_inquiries (status, created_at desc, id desc);
create index contact_inquiries_search_idx on public.contact_inquiries using gin (search_text extensions.gin_trgm_ops);

create function private.clean_contact_inquiry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.phone := private.clean_phone(new.phone);
  new.email := private.clean_email(new.email);
  new.subject := private.clean_line(new.subject);
  new.message := private.clean_text(new.message);
  return new;
end;
$$;

create trigger clean_values before insert on public.contact_inquiries
  for each row execute function private.clean_contact_inquiry();
create trigger stamp_consent before insert on public.contact_inquiries
  for each row execute function private.stamp_consent();
create trigger start_pending before insert on public.contact_inquiries
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_pending();
create trigger limit_submissions before insert on public.contact_inquiries
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger record_status_change after update of status on public.contact_inquiries
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.contact_inquiries
  for each row execute function private.forget_record();

grant insert on public.contact_inquiries to anon, authenticated;
grant select, update (status) on public.contact_inquiries to authenticated;
grant all on public.contact_inquiries to service_role;
alter table public.contact_inquiries enable row level security;
create policy "Anyone can write to the office" on public.contact_inquiries
  for insert to anon, authenticated
  with check (status = 'pending');
create policy "Admins can read inquiries" on public.contact_inquiries
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can change an inquiry's status" on public.contact_inquiries
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
