-- What the dashboard reads of the outbox: the bell of each staff member, and the admins' view of deliveries.

-- ── The bell ────────────────────────────────────────────────────────────────────

create index events_bell_idx on public.events (id desc) where type in ('lead-created', 'follow-up-due');

-- By the same rule as messages (private.tell_everyone): new leads of the kinds I want, follow-ups that are mine or nobody's.
-- Looks no further back than the newest thousand, so that it costs the same however few of them somebody wants.
create function public.my_events(up_to integer default 30)
returns table (
  id bigint, type text, lead_id uuid, kind text, name text, place text, due_at timestamptz, created_at timestamptz,
  is_unread boolean
)
language sql stable set search_path = ''
as $$
  select event.id, event.type, event.lead_id, lead.kind, lead.name, lead.place, event.due_at, event.created_at,
    event.id > settings.seen_event_id
  from (
    select *
    from public.events
    where events.type in ('lead-created', 'follow-up-due')
    order by events.id desc
    limit 1000
  ) as event
  join public.leads as lead on lead.id = event.lead_id
  join public.notification_settings as settings on settings.staff_id = (select private.staff_id())
  where case event.type
    when 'lead-created' then lead.kind = any (settings.kinds)
    else settings.follow_ups and coalesce(lead.owner_id, settings.staff_id) = settings.staff_id
  end
  order by event.id desc
  limit least(up_to, 100);
$$;
comment on function public.my_events(integer) is 'For staff: the newest events that concern me, at most a hundred.';

-- Two devices may tell what they have seen in any order.
create function private.keep_seen() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.seen_event_id := greatest(old.seen_event_id, new.seen_event_id);
  return new;
end;
$$;
create trigger keep_seen before update on public.notification_settings
  for each row execute function private.keep_seen();

-- What is seen on one device is seen on all.
alter publication supabase_realtime add table public.notification_settings;

-- ── A browser that wants alerts ─────────────────────────────────────────────────

-- Whoever sits at a browser has its alerts: one that a colleague used before is taken over.
create function private.add_push_subscription(new_endpoint text, new_p256dh text, new_auth text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff can be alerted';
  end if;
  -- With what still waits for the colleague.
  delete from public.push_subscriptions where endpoint = new_endpoint and staff_id <> private.staff_id();
  insert into public.push_subscriptions (staff_id, endpoint, p256dh, auth)
  values (private.staff_id(), new_endpoint, new_p256dh, new_auth)
  on conflict on constraint push_subscriptions_endpoint_key do update
  set p256dh = excluded.p256dh, auth = excluded.auth, created_at = now();
  -- A person has a few devices; what is left of old ones must not be written to for ever.
  delete from public.push_subscriptions
  where id in (
    select id
    from public.push_subscriptions
    where staff_id = private.staff_id() and endpoint <> new_endpoint
    order by created_at desc
    offset 9
  );
end;
$$;
create function public.add_push_subscription(new_endpoint text, new_p256dh text, new_auth text) returns void
language sql set search_path = ''
as $$
  select private.add_push_subscription(new_endpoint, new_p256dh, new_auth);
$$;
comment on function public.add_push_subscription(text, text, text) is
  'For staff: alerts go to this browser from now on. The ten newest of a person are kept.';

-- ── The admins' view of deliveries ──────────────────────────────────────────────

-- Lists are ordered by creation, whatever became of a delivery.
drop index public.deliveries_failed_idx;
create index deliveries_failed_idx on public.deliveries (created_at desc, id desc) where failed_at is not null;
create index deliveries_waiting_idx on public.deliveries (created_at desc, id desc)
  where sent_at is null and failed_at is null;
create index deliveries_channel_idx on public.deliveries (channel, created_at desc, id desc);

-- Counts no further than a thousand. Late is what is due and has not been tried, also an event of which no delivery was made
-- yet: whatever a sender tries and fails with is put off.
create function public.outbox_summary()
returns table (waiting integer, sent integer, failed integer, oldest_unsent_at timestamptz, late_since timestamptz)
language sql stable set search_path = ''
as $$
  select
    (
      select count(*)::integer
      from (select from public.deliveries where sent_at is null and failed_at is null limit 1001) as counted
    ),
    (
      select count(*)::integer
      from (
        select from public.deliveries where sent_at is not null and failed_at is null limit 1001
      ) as counted
    ),
    (select count(*)::integer from (select from public.deliveries where failed_at is not null limit 1001) as counted),
    least(
      (
        select created_at
        from public.deliveries
        where sent_at is null and failed_at is null and (attempts > 0 or due_at <= now())
        order by created_at, id
        limit 1
      ),
      (select created_at from public.events where expanded_at is null order by id limit 1)
    ),
    least(
      (select min(due_at) from public.deliveries where sent_at is null and failed_at is null and due_at <= now()),
      (select created_at from public.events where expanded_at is null order by id limit 1)
    )
  where (select private.is_admin());
$$;
comment on function public.outbox_summary() is 'For admins: how many deliveries wait, were sent and failed, and whether anybody sends.';

grant execute on function
  private.add_push_subscription(text, text, text),
  public.my_events(integer), public.add_push_subscription(text, text, text), public.outbox_summary()
  to authenticated;
