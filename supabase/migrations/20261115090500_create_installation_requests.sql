-- A visitor describes a roof and asks for an installation; the office surveys, quotes and builds.

create table public.installation_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f]'),
  phone text not null check (phone ~ '^\+91[1-9][0-9]{9}$'),
  email text check (
    char_length(email) <= 254 and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$'
  ),
  location text not null check (char_length(location) between 2 and 200 and location !~ '[\u0001-\u001f\u007f]'),
  property_type text not null default 'residential' check (
    property_type in ('residential', 'commercial', 'industrial', 'government')
  ),
  -- square feet
  roof_area numeric(10, 2) not null check (roof_area between 1 and 10000000),
  -- rupees
  monthly_bill numeric(10, 2) check (monthly_bill between 0 and 10000000),
  -- lakh rupees
  budget text check (budget in ('1-3', '3-5', '5-10', '10-20', '20+')),
  energy_requirement text check (energy_requirement in ('partial', 'full', 'excess')),
  timeframe text check (timeframe in ('immediate', '2-3months', '3-6months', 'planning')),
  additional_info text check (
    char_length(additional_info) <= 2000 and additional_info !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  file_url text check (
    char_length(file_url) <= 500
    and file_url ~ '^(https?://[^/\s]+)?/storage/v1/object/public/certificates/installation-requests/[A-Za-z0-9_.-]+$'
  ),
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
  status text not null default 'pending' check (
    status in ('pending', 'site-assessment', 'quotation', 'approved', 'in-progress', 'completed')
  ),
  consent_version text check (char_length(consent_version) <= 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || location || ' ' || coalesce(additional_info, ''))
  ) stored,
  check ((consent_version is null) = (consent_at is null))
);
comment on table public.installation_requests is 'Requests to install a system, with the roof, the budget and the wish.';

create index installation_requests_newest_idx on public.installation_requests (created_at desc, id desc);
create index installation_requests_status_idx on public.installation_requests (status, created_at desc, id desc);
create index installation_requests_search_idx on public.installation_requests
  using gin (search_text extensions.gin_trgm_ops);

create function private.clean_installation_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.phone := private.clean_phone(new.phone);
  new.email := private.clean_email(new.email);
  new.location := private.clean_line(new.location);
  new.budget := private.clean_line(new.budget);
  new.energy_requirement := private.clean_line(new.energy_requirement);
  new.timeframe := private.clean_line(new.timeframe);
  new.additional_info := private.clean_text(new.additional_info);
  return new;
end;
$$;

create trigger clean_values before insert on public.installation_requests
  for each row execute function private.clean_installation_request();
create trigger stamp_consent before insert on public.installation_requests
  for each row execute function private.stamp_consent();
create trigger start_pending before insert on public.installation_requests
  for each row when (current_user in ('anon', 'authenticated')) execute function private.start_pending();
create trigger limit_submissions before insert on public.installation_requests
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger record_status_change after update of status on public.installation_requests
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();
create trigger forget_record after delete on public.installation_requests
  for each row execute function private.forget_record();

grant insert on public.installation_requests to anon, authenticated;
grant select, update (status) on public.installation_requests to authenticated;
grant all on public.installation_requests to service_role;
alter table public.installation_requests enable row level security;
create policy "Anyone can request an installation" on public.installation_requests
  for insert to anon, authenticated
  with check (status = 'pending');
create policy "Admins can read installation requests" on public.installation_requests
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can change a request's status" on public.installation_requests
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
