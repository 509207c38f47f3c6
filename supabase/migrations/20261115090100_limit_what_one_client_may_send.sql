-- Captchas and rate limits of hosted Supabase cover sign-in only. These counters cover what the public may call without an
-- account: sending forms, and asking whether an e-mail address is registered. The rules are data, so that the office can
-- tighten them during an attack without a deployment.

create table private.rate_rules (
  action text primary key,
  per interval not null check (per > interval '0'),
  per_client integer check (per_client > 0),
  overall integer check (overall > 0)
);
comment on table private.rate_rules is
  'How often an action may happen in a window, by one client and by all together; null means no limit.';

insert into private.rate_rules (action, per, per_client, overall)
values
  ('submission', '10 minutes', 30, null),
  -- Overall too: the answer says who is registered, and a client's address can be forged where no proxy sets it.
  ('email check', '10 minutes', 10, 600);

-- Unlogged: losing the counters in a crash costs nothing.
create unlogged table private.rate_hits (
  action text not null,
  client text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (action, client, window_start)
);
comment on table private.rate_hits is 'Counters per window; client is a hash of the address, or * for all together.';

-- Cloudflare, which fronts hosted Supabase, overwrites cf-connecting-ip, so a client cannot forge it there. Of
-- x-forwarded-for only the last entry was written by our own proxy. Null (the embedded backend, which counts clients
-- itself) means that only the overall limit applies.
create function private.client_address() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    headers ->> 'cf-connecting-ip',
    headers ->> 'x-real-ip',
    btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))
  )
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- A refused request rolls its own count back; the counter then rests at the limit, which still refuses the next one.
create function private.count_hit(counted_action text, counted_client text, window_start timestamptz, allowed integer)
returns void
language plpgsql set search_path = ''
as $$
declare
  total integer;
begin
  insert into private.rate_hits as counter (action, client, window_start)
  values (counted_action, counted_client, count_hit.window_start)
  on conflict on constraint rate_hits_pkey do update set hits = counter.hits + 1
  returning counter.hits into total;

  if total > allowed then
    raise sqlstate 'PT429' using
      message = 'Too many requests', hint = 'Wait a few minutes and try again.';
  end if;
  if total = 1 then
    delete from private.rate_hits as old
    where old.action = counted_action and old.window_start < count_hit.window_start;
  end if;
end;
$$;

create function private.spend(spent_action text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  rule private.rate_rules;
  address text := private.client_address();
  window_start timestamptz;
begin
  select * into rule from private.rate_rules where action = spent_action;
  if not found then
    return;
  end if;

  window_start := date_bin(rule.per, now(), timestamptz 'epoch');
  if rule.per_client is not null and address is not null then
    perform private.count_hit(
      spent_action, encode(sha256(convert_to(address, 'UTF8')), 'hex'), window_start, rule.per_client);
  end if;
  if rule.overall is not null then
    perform private.count_hit(spent_action, '*', window_start, rule.overall);
  end if;
end;
$$;
comment on function private.spend(text) is 'Counts one use of an action; raises PT429 (HTTP 429) when it was one too many.';

create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.spend('submission');
  return new;
end;
$$;
