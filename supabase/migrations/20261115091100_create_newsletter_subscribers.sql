-- Addresses left in the blog's newsletter box. Unlike the other forms there is nothing here without consent.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (
    char_length(email) <= 254 and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$'
  ),
  consent_version text not null check (char_length(consent_version) <= 40),
  consent_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.newsletter_subscribers is 'Who asked for the newsletter, when, and under which privacy notice.';
create index newsletter_subscribers_newest_idx on public.newsletter_subscribers (created_at desc, id desc);

-- Subscribing twice is a success and looks like one: a duplicate-key error would tell anybody who is on the list.
create function private.accept_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.clean_email(new.email);
  if exists (select from public.newsletter_subscribers where email = new.email) then
    return null;
  end if;
  return new;
end;
$$;
create function private.stamp_subscription() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end;
$$;

create trigger accept_subscription before insert on public.newsletter_subscribers
  for each row execute function private.accept_subscription();
create trigger limit_submissions before insert on public.newsletter_subscribers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();
create trigger stamp_consent before insert on public.newsletter_subscribers
  for each row execute function private.stamp_consent();
create trigger stamp_subscription before insert on public.newsletter_subscribers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_subscription();

grant insert on public.newsletter_subscribers to anon, authenticated;
grant select on public.newsletter_subscribers to authenticated;
grant all on public.newsletter_subscribers to service_role;
alter table public.newsletter_subscribers enable row level security;
create policy "Anyone can subscribe with consent" on public.newsletter_subscribers
  for insert to anon, authenticated
  with check (consent_at is not null);
create policy "Admins can read subscribers" on public.newsletter_subscribers
  for select to authenticated
  using ((select private.is_admin()));
