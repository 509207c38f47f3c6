-- The customer's page: how far a request has come, told to whoever has its link (the record's id) or knows its reference and
-- the last four digits of the phone number. What is wrong, unknown or locked gets one and the same answer: no row.

-- Polled by an open page every twenty seconds. Overall too: a client's address can be forged where no proxy sets it.
insert into private.rate_rules (action, per, per_client, overall)
values
  ('tracking by link', '10 minutes', 600, null),
  ('tracking by reference', '10 minutes', 100, 3000);

create table private.tracking_misses (
  -- The reference; those that do not exist share a few counters, so that asking for them fills nothing.
  counter text primary key,
  misses integer not null default 1,
  locked_until timestamptz,
  missed_at timestamptz not null default now()
);
comment on table private.tracking_misses is
  'Wrong answers for a reference. Every fifth locks it, each time for twice as long, from a quarter of an hour to a day.';
create index tracking_misses_missed_at_idx on private.tracking_misses (missed_at);

create function private.count_tracking_miss(missed_counter text) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.tracking_misses
  where counter in (
    select old.counter
    from private.tracking_misses as old
    where old.missed_at < now() - interval '7 days'
    limit 100
    for update skip locked
  );
  insert into private.tracking_misses as kept (counter) values (missed_counter)
  on conflict on constraint tracking_misses_pkey do update
  set missed_at = now(),
    -- While it is locked no answer counts, or whoever keeps asking could keep its owner out for good.
    misses = kept.misses + case when kept.locked_until > now() then 0 else 1 end,
    locked_until = case
      when kept.locked_until > now() or (kept.misses + 1) % 5 <> 0 then kept.locked_until
      else now() + least(interval '1 day', interval '15 minutes' * 2 ^ least((kept.misses + 1) / 5 - 1, 10))
    end;
end;
$$;

-- Anybody may know an associate's id, and with it the link: it stands in the directory. So the page shows no more of an
-- associate than the directory does.
create function private.progress_of(request uuid)
returns table (
  kind text, first_name text, received_at timestamptz, status text, reached jsonb, is_closed boolean, owner_name text,
  locale text
)
language sql stable rows 1 set search_path = ''
as $$
  select
    lead.kind, split_part(lead.name, ' ', 1), lead.created_at, lead.status,
    coalesce(changes.reached, '{}') || jsonb_build_object(coalesce(changes.first_status, lead.status), lead.created_at),
    lead.status = 'rejected' or (lead.lost_reason is not null and not is_public.value),
    case when not is_public.value then split_part(owner.name, ' ', 1) end,
    lead.locale
  from public.leads as lead
  cross join lateral (select lead.kind = 'associate_registrations') as is_public (value)
  cross join lateral (
    select
      jsonb_object_agg(change.to_status, change.changed_at order by change.changed_at) as reached,
      (array_agg(change.from_status order by change.changed_at))[1] as first_status
    from public.status_changes as change
    where change.record_id = lead.id and change.table_name = lead.kind
  ) as changes
  -- An address that somebody wrote in as a name stays in the office.
  left join public.staff as owner on owner.id = lead.owner_id and owner.name !~ '@'
  where lead.id = request;
$$;
comment on function private.progress_of(uuid) is
  'All that the customer''s page may show: never more of the name than its first word, nor why a request was closed.';

create function private.track_request(request uuid)
returns table (
  kind text, first_name text, received_at timestamptz, status text, reached jsonb, is_closed boolean, owner_name text,
  locale text
)
language plpgsql security definer rows 1 set search_path = ''
as $$
begin
  perform private.spend('tracking by link');
  return query select * from private.progress_of(request);
end;
$$;

create function private.track_request_by_reference(reference text, last_digits text)
returns table (
  kind text, first_name text, received_at timestamptz, status text, reached jsonb, is_closed boolean, owner_name text,
  locale text
)
language plpgsql security definer rows 1 set search_path = ''
as $$
declare
  asked constant text :=
    coalesce(regexp_replace(upper(private.latin_digits(left(reference, 100))), '[^0-9A-Z]', '', 'g'), '');
  digits constant text := right(regexp_replace(private.latin_digits(left(last_digits, 100)), '[^0-9]', '', 'g'), 4);
  first_id constant uuid := case when asked ~ '^[2-9A-HJ-NP-Z]{10}$' then private.first_id_of(asked) end;
  last_id constant uuid := overlay(first_id::text placing 'ffff-ffff-ffffffffffff' from 15);
  request uuid;
  miss_counter text;
  is_locked boolean;
begin
  perform private.spend('tracking by reference');
  -- Visitors choose the ids, so anybody can send requests under a reference that they know. The newest is then their own:
  -- whatever digits they gave them, they learn nothing of the one before.
  select
    (array_agg(lead.id order by lead.created_at desc) filter (where right(lead.phone, 4) = digits))[1],
    case when count(*) > 0 then asked else 'unknown ' || (hashtext(asked) & 255) end
  into request, miss_counter
  from public.leads as lead
  where lead.id between first_id and last_id and lead.reference = asked;

  -- Taking turns: of many answers at the same moment only five are looked at.
  perform pg_advisory_xact_lock(hashtextextended('private.tracking_misses ' || miss_counter, 0));
  is_locked := exists (
    select from private.tracking_misses as kept where kept.counter = miss_counter and kept.locked_until > now());

  -- A right answer leaves the counter as it is: it may be the owner's, between two guesses of somebody else.
  if request is null or is_locked then
    perform private.count_tracking_miss(miss_counter);
  else
    return query select * from private.progress_of(request);
  end if;
end;
$$;

create function public.track_request(request uuid)
returns table (
  kind text, first_name text, received_at timestamptz, status text, reached jsonb, is_closed boolean, owner_name text,
  locale text
)
language sql rows 1 set search_path = ''
as $$
  select * from private.track_request(request);
$$;
comment on function public.track_request(uuid) is
  'For the customer''s page, opened by its link: kind, stages and dates of a request. No row for an unknown id.';

create function public.track_request_by_reference(reference text, last_digits text)
returns table (
  kind text, first_name text, received_at timestamptz, status text, reached jsonb, is_closed boolean, owner_name text,
  locale text
)
language sql rows 1 set search_path = ''
as $$
  select * from private.track_request_by_reference(reference, last_digits);
$$;
comment on function public.track_request_by_reference(text, text) is
  'The same by reference and last four digits of the phone number. No row when wrong, unknown or locked.';

grant execute on function
  private.track_request(uuid), private.track_request_by_reference(text, text), public.track_request(uuid),
  public.track_request_by_reference(text, text)
to anon, authenticated;
