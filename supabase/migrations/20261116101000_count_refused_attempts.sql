-- A counter in a table is rolled back with the request that it counted, so on hosted Supabase refused requests were free:
-- a complete registration that is told "this address is taken" leaves no trace. Sequences keep counting through a
-- rollback. Each client falls by a hash of its address into one of 256; the upper digits hold the number of the window.

insert into private.rate_rules (action, per, per_client) values ('registration', '10 minutes', 20);

do $$
begin
  for bucket in 0..255 loop
    execute format('create sequence private.attempts_%s', bucket);
  end loop;
end;
$$;

create function private.count_attempt(counted_action text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  rule private.rate_rules;
  address text := private.client_address();
  counter regclass;
  window_start bigint;
  attempts bigint;
begin
  select * into rule from private.rate_rules where action = counted_action;
  if rule.per_client is null or address is null then
    return;
  end if;

  counter := format('private.attempts_%s', hashtext(counted_action || ' ' || address) & 255)::regclass;
  window_start := floor(extract(epoch from now()) / extract(epoch from rule.per))::bigint * 1000000;
  attempts := nextval(counter) - window_start;
  if attempts not between 1 and 999999 then
    attempts := setval(counter, window_start + 1) - window_start;
  end if;
  if attempts > rule.per_client then
    raise sqlstate 'PT429' using
      message = 'Too many requests', hint = 'Wait a few minutes and try again.';
  end if;
end;
$$;
comment on function private.count_attempt(text) is
  'Counts one attempt of this client, refused or not; raises PT429 (HTTP 429) when it was one too many.';

create function private.limit_registrations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_attempt('registration');
  return new;
end;
$$;
create trigger limit_registrations before insert on public.associate_registrations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_registrations();

create or replace function private.associate_email_status(asked_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.count_attempt('email check');
  perform private.spend('email check');
  select status into found_status
  from public.associate_registrations
  where email = private.clean_email(asked_email);
  return case when not found then 'free' when found_status = 'approved' then 'approved' else 'registered' end;
end;
$$;
