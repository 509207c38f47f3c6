-- Suppressing a repeated subscription told who was on the list: no row was added, and no check looked at it. Now every
-- subscription is an ordinary insert that meets every check. What was there under the same address makes room for it in
-- the same transaction, and the day somebody first subscribed stays.

drop trigger accept_subscription on public.newsletter_subscribers;
drop function private.accept_subscription();

create function private.clean_subscription() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.email := private.clean_email(new.email);
  return new;
end;
$$;

create function private.take_over_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  first_subscribed timestamptz;
begin
  -- Two at the same moment take turns: without the lock the second would meet the first one's row as a duplicate.
  perform pg_advisory_xact_lock(hashtextextended(new.email, 0));
  delete from public.newsletter_subscribers where email = new.email returning created_at into first_subscribed;
  new.created_at := coalesce(first_subscribed, new.created_at);
  return new;
end;
$$;

-- Triggers run in the order of their names: this one after the address is clean and the time is stamped.
create trigger clean_values before insert on public.newsletter_subscribers
  for each row execute function private.clean_subscription();
create trigger take_over_subscription before insert on public.newsletter_subscribers
  for each row execute function private.take_over_subscription();
