-- Wakes the Edge Function `notify` of a hosted project: at every event, and once a minute for what waits for its time. Not a
-- migration, because the embedded database has neither pg_cron nor pg_net. To be run once in the SQL editor, after the function
-- is deployed; running it again changes nothing. docs/operations.md has the steps.
--
-- Before it, once, with your own values (the Vault keeps them encrypted):
--   select vault.create_secret('https://REF.supabase.co/functions/v1/notify', 'notify_url');
--   select vault.create_secret('the NOTIFY_SECRET of the function', 'notify_secret');

create extension if not exists pg_cron;
create extension if not exists pg_net;

create or replace function private.call_notify() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  url text;
  secret text;
begin
  select decrypted_secret into url from vault.decrypted_secrets where name = 'notify_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'notify_secret';
  if url is null or secret is null then
    return;
  end if;
  -- Sent after the commit, and nobody waits for the answer.
  perform net.http_post(
    url := url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || secret),
    timeout_milliseconds := 5000);
end;
$$;
revoke execute on function private.call_notify() from public;

-- A form never fails because nobody can be woken; the clock comes by within a minute. In a burst the first event wakes for all
-- that wait with it.
create or replace function private.call_notify_at_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select
    from public.events
    where expanded_at is null and created_at > now() - interval '10 seconds' and created_at < now()
  ) then
    perform private.call_notify();
  end if;
  return null;
exception when others then
  return null;
end;
$$;
revoke execute on function private.call_notify_at_event() from public;

drop trigger if exists call_notify_at_event on public.events;
create trigger call_notify_at_event after insert on public.events
  for each statement execute function private.call_notify_at_event();

select cron.schedule('notify', '* * * * *', 'select private.call_notify()');
