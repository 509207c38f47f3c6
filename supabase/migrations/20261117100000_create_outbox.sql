-- The outbox. What happens is written down in the transaction in which it happens, as ids alone; a sender
-- (supabase/functions/notify, also run by the embedded server) makes deliveries of it, claims them and sends them. A channel
-- that fails never delays or fails a form.

create table public.events (
  id bigint generated always as identity primary key,
  type text not null constraint events_type_check check (
    type in ('lead-created', 'status-changed', 'follow-up-due', 'subscribed', 'article-sent', 'test')
  ),
  lead_id uuid references public.leads (id) on delete cascade,
  -- Of a status change: the new one. Of an article: which. Of a follow-up: the time it was set for.
  status text,
  article text,
  due_at timestamptz,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  -- Who asked for a test or sent an article.
  staff_id uuid references public.staff (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- When its deliveries were made.
  expanded_at timestamptz
);
comment on table public.events is 'What happened that somebody should hear of.';
create index events_waiting_idx on public.events (id) where expanded_at is null;
create index events_lead_idx on public.events (lead_id) where lead_id is not null;
create index events_subscriber_idx on public.events (subscriber_id) where subscriber_id is not null;
create index events_staff_idx on public.events (staff_id) where staff_id is not null;
create unique index events_follow_up_key on public.events (lead_id, due_at) where type = 'follow-up-due';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references public.staff (id) on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint_key unique
    constraint push_subscriptions_endpoint_check check (endpoint ~ '^https://\S+$' and char_length(endpoint) <= 1000),
  p256dh text not null constraint push_subscriptions_p256dh_check check (p256dh ~ '^[A-Za-z0-9_-]{80,100}$'),
  auth text not null constraint push_subscriptions_auth_check check (auth ~ '^[A-Za-z0-9_-]{20,40}$'),
  created_at timestamptz not null default now()
);
comment on table public.push_subscriptions is 'The browsers in which staff asked to be alerted.';
create index push_subscriptions_staff_idx on public.push_subscriptions (staff_id);

create table public.notification_settings (
  staff_id uuid primary key references public.staff (id) on delete cascade,
  email boolean not null default true,
  push boolean not null default true,
  kinds text[] not null default array[
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ] constraint notification_settings_kinds_check check (
    kinds <@ array[
      'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
      'training_registrations', 'contact_inquiries'
    ]
  ),
  follow_ups boolean not null default true,
  morning boolean not null default true,
  -- In India's time; both or neither.
  quiet_from time,
  quiet_until time,
  -- The newest event that the bell has shown.
  seen_event_id bigint not null default 0,
  constraint notification_settings_quiet_check check (
    (quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until
  )
);
comment on table public.notification_settings is 'What a staff member wants to hear of, how and when.';
insert into public.notification_settings (staff_id) select id from public.staff;

create function private.create_notification_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notification_settings (staff_id, seen_event_id)
  values (new.id, coalesce((select max(id) from public.events), 0));
  return null;
end;
$$;
create trigger create_notification_settings after insert on public.staff
  for each row execute function private.create_notification_settings();

create table public.deliveries (
  -- Also the idempotency key that each message carries: what comes twice can be recognised.
  id uuid primary key default gen_random_uuid(),
  channel text not null constraint deliveries_channel_check check (channel in ('email', 'push', 'webhook')),
  template text not null constraint deliveries_template_check check (
    template in (
      'new-lead', 'follow-up', 'digest', 'morning', 'test', 'acknowledgement', 'status', 'confirm-subscription', 'article',
      'event'
    )
  ),
  -- To whom: a staff member (by push in one browser), the customer of a lead, a subscriber; nobody of these for a webhook.
  staff_id uuid references public.staff (id) on delete cascade,
  push_subscription_id uuid references public.push_subscriptions (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  -- What it is about and to whom, in one word: the same is never queued twice.
  topic text not null constraint deliveries_topic_key unique,
  -- Not before this time; a sender that claims one puts it off, so that it comes back if the sender dies.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  error text constraint deliveries_error_check check (char_length(error) <= 500),
  created_at timestamptz not null default now()
);
comment on table public.deliveries is 'One message to one recipient: waiting, sent, or failed for good (the dead letters).';
create index deliveries_due_idx on public.deliveries (due_at) where sent_at is null and failed_at is null;
create index deliveries_newest_idx on public.deliveries (created_at desc, id desc);
create index deliveries_failed_idx on public.deliveries (failed_at desc) where failed_at is not null;
create index deliveries_staff_idx on public.deliveries (staff_id, channel, created_at) where staff_id is not null;
create index deliveries_push_subscription_idx on public.deliveries (push_subscription_id)
  where push_subscription_id is not null;
create index deliveries_lead_idx on public.deliveries (lead_id) where lead_id is not null;
create index deliveries_subscriber_idx on public.deliveries (subscriber_id) where subscriber_id is not null;

create table public.delivery_events (
  delivery_id uuid references public.deliveries (id) on delete cascade,
  event_id bigint references public.events (id) on delete cascade,
  primary key (delivery_id, event_id)
);
comment on table public.delivery_events is 'What a delivery tells: one event, or those of a digest.';
create index delivery_events_event_idx on public.delivery_events (event_id);

-- ── Events ──────────────────────────────────────────────────────────────────────

create or replace function private.create_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  contact record;
  asker record;
  answered_at timestamptz;
begin
  contact := private.contact_of(to_jsonb(new));
  asker := private.person_of(new.phone, contact.called, contact.email, new.created_at);
  -- What is older than its arrival here and not pending was answered elsewhere.
  if new.status <> 'pending' and new.created_at < now() then
    answered_at := new.created_at;
  end if;
  insert into public.leads (
    id, kind, person_id, name, phone, email, place, status, status_since, first_responded_at, reached_at, locale, source,
    created_at
  )
  values (
    new.id, tg_table_name, asker.person, contact.called, new.phone, contact.email, contact.place, new.status, new.created_at,
    answered_at, answered_at, new.locale, private.source_name(new.source), new.created_at);
  -- An imported record is no news.
  if new.created_at > now() - interval '10 minutes' then
    insert into public.events (type, lead_id) values ('lead-created', new.id);
  end if;
  if not asker.is_new and exists (
    select from public.people
    where id = asker.person and (name, email) is distinct from (contact.called, coalesce(contact.email, email))
  ) then
    perform private.refresh_person(asker.person);
  end if;
  return null;
end;
$$;

create or replace function private.mirror_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  undone constant timestamptz := private.status_change_undone(new.id, old.status, new.status);
begin
  update public.leads
  set status = new.status,
    status_since = case
      when undone is null then now()
      else coalesce(
        (select max(changed_at) from public.status_changes where lead_id = new.id and changed_at < undone), created_at)
    end,
    first_responded_at = case
      when undone is null then coalesce(first_responded_at, now()) else nullif(first_responded_at, undone)
    end,
    reached_at = case
      when undone is not null then nullif(reached_at, undone)
      when new.status = 'pending' then reached_at
      else coalesce(reached_at, now())
    end,
    lost_reason = null
  where id = new.id and kind = tg_table_name;
  -- What was put back at once is nothing to tell.
  if undone is null then
    insert into public.events (type, lead_id, status) values ('status-changed', new.id, new.status);
  end if;
  return null;
end;
$$;

-- Wakes an embedded sender; where nobody listens it costs nothing. A sender that finds nothing new must not wake itself.
create function private.wake_sender() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from added) then
    perform pg_notify('outbox', '');
  end if;
  return null;
end;
$$;
create trigger wake_sender after insert on public.events referencing new table as added
  for each statement execute function private.wake_sender();

-- ── From events to deliveries ───────────────────────────────────────────────────

-- The end of the quiet hours that it is now, or null.
create function private.quiet_until(wishes public.notification_settings) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  here constant timestamp := now() at time zone 'Asia/Kolkata';
  until timestamp := here::date + wishes.quiet_until;
begin
  if wishes.quiet_from is null or not (
    case
      when wishes.quiet_from < wishes.quiet_until
        then here::time >= wishes.quiet_from and here::time < wishes.quiet_until
      else here::time >= wishes.quiet_from or here::time < wishes.quiet_until
    end
  ) then
    return null;
  end if;
  return (case when until > here then until else until + interval '1 day' end) at time zone 'Asia/Kolkata';
end;
$$;

-- One message at once; during quiet hours, and after ten within five minutes, one digest of all that comes until then.
create function private.tell_staff(
  told uuid, by_channel text, browser uuid, as_template text, event bigint, wishes public.notification_settings
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  hold_until timestamptz := private.quiet_until(wishes);
  delivery uuid;
begin
  if hold_until is null and 10 <= (
    select count(*)
    from public.deliveries
    where staff_id = told and channel = by_channel and push_subscription_id is not distinct from browser
      and template in ('new-lead', 'follow-up') and created_at > now() - interval '5 minutes'
  ) then
    hold_until := now() + interval '5 minutes';
  end if;

  if hold_until is not null then
    select id into delivery
    from public.deliveries
    where staff_id = told and channel = by_channel and push_subscription_id is not distinct from browser
      and template = 'digest' and attempts = 0 and due_at > now() and sent_at is null and failed_at is null
    limit 1
    for update;
  end if;
  if delivery is null then
    insert into public.deliveries (channel, template, staff_id, push_subscription_id, topic, due_at)
    values (
      by_channel, case when hold_until is null then as_template else 'digest' end, told, browser,
      concat_ws(' ', as_template, event, by_channel, told, browser), coalesce(hold_until, now()))
    on conflict on constraint deliveries_topic_key do nothing
    returning id into delivery;
  end if;
  insert into public.delivery_events (delivery_id, event_id)
  select delivery, event where delivery is not null
  on conflict do nothing;
end;
$$;

-- Everybody who wants to hear of it: of a follow-up the owner alone, unless nobody owns the lead.
create function private.tell_everyone(event public.events, with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  as_template constant text := case event.type when 'lead-created' then 'new-lead' else 'follow-up' end;
  lead public.leads;
  wishes public.notification_settings;
  browser uuid;
begin
  select * into lead from public.leads where id = event.lead_id;
  for wishes in
    select *
    from public.notification_settings as settings
    where case event.type
      when 'lead-created' then lead.kind = any (settings.kinds)
      else settings.follow_ups and coalesce(lead.owner_id, settings.staff_id) = settings.staff_id
    end
  loop
    if wishes.email and 'email' = any (with_channels) then
      perform private.tell_staff(wishes.staff_id, 'email', null, as_template, event.id, wishes);
    end if;
    if wishes.push and 'push' = any (with_channels) then
      for browser in select id from public.push_subscriptions where staff_id = wishes.staff_id loop
        perform private.tell_staff(wishes.staff_id, 'push', browser, as_template, event.id, wishes);
      end loop;
    end if;
  end loop;
end;
$$;

-- The steps of which a customer hears by mail. Not every one: that a call was made they know.
create function private.is_told(of_kind text, of_status text) returns boolean
language sql immutable set search_path = ''
as $$
  select case of_kind
    when 'consultation_bookings' then of_status in ('scheduled', 'completed')
    when 'installation_requests' then of_status <> 'pending'
    when 'associate_registrations' then of_status in ('approved', 'rejected')
    else false
  end;
$$;

create function private.queue_mail(
  as_template text, event bigint, customer uuid, subscriber uuid, not_before timestamptz default now()
)
returns void
language sql security definer set search_path = ''
as $$
  with queued as (
    insert into public.deliveries (channel, template, lead_id, subscriber_id, topic, due_at)
    values (
      'email', as_template, customer, subscriber, concat_ws(' ', as_template, event, customer, subscriber), not_before)
    on conflict on constraint deliveries_topic_key do nothing
    returning id
  )
  insert into public.delivery_events (delivery_id, event_id) select id, event from queued;
$$;

-- Anybody can type anybody's address into a form: nobody gets more than this many acknowledgements in a day.
create index leads_email_idx on public.leads (email, created_at) where email is not null;

create function private.was_acknowledged_enough(lead public.leads) returns boolean
language sql stable set search_path = ''
as $$
  select 5 <= (
    select count(*)
    from public.leads as other
    where other.email = lead.email and other.created_at > now() - interval '1 day' and other.id <> lead.id
      and exists (select from public.deliveries where lead_id = other.id and template = 'acknowledgement')
  );
$$;

create function private.tell_customer(event public.events) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = event.lead_id and email is not null;
  if not found then
    return;
  elsif event.type = 'lead-created' then
    if not private.was_acknowledged_enough(lead) then
      perform private.queue_mail('acknowledgement', event.id, lead.id, null);
    end if;
  elsif private.is_told(lead.kind, event.status) then
    -- A slip of the hand is undone within two minutes; the mail then has nothing to say and is not sent.
    perform private.queue_mail('status', event.id, lead.id, null, now() + interval '2 minutes');
  end if;
end;
$$;

create function private.expand_event(event public.events, with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if event.type in ('lead-created', 'follow-up-due') then
    perform private.tell_everyone(event, with_channels);
  end if;
  if event.type in ('lead-created', 'status-changed') then
    perform private.tell_customer(event);
  elsif event.type = 'subscribed' then
    perform private.queue_mail('confirm-subscription', event.id, null, event.subscriber_id);
  elsif event.type = 'test' then
    perform private.tell_tester(event, with_channels);
  end if;
  if 'webhook' = any (with_channels) and event.type in ('lead-created', 'status-changed', 'follow-up-due', 'test') then
    with queued as (
      insert into public.deliveries (channel, template, topic)
      values ('webhook', 'event', concat('webhook ', event.id))
      on conflict on constraint deliveries_topic_key do nothing
      returning id
    )
    insert into public.delivery_events (delivery_id, event_id) select id, event.id from queued;
  end if;
end;
$$;

-- At once and by every channel, quiet hours or not.
create function private.tell_tester(event public.events, with_channels text[]) returns void
language sql security definer set search_path = ''
as $$
  with queued as (
    insert into public.deliveries (channel, template, staff_id, push_subscription_id, topic)
    select means.channel, 'test', event.staff_id, means.browser, concat_ws(' ', 'test', event.id, means.channel, means.browser)
    from (
      select 'email' as channel, null::uuid as browser
      union all
      select 'push', id from public.push_subscriptions where staff_id = event.staff_id
    ) as means
    where means.channel = any (with_channels)
    on conflict on constraint deliveries_topic_key do nothing
    returning id
  )
  insert into public.delivery_events (delivery_id, event_id) select id, event.id from queued;
$$;

-- What time alone brings about: follow-ups whose time has come, and each morning what is due that day.
create function private.notice_time(with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  here constant timestamp := now() at time zone 'Asia/Kolkata';
begin
  -- After a longer silence the morning's mail tells them together.
  insert into public.events (type, lead_id, due_at)
  select 'follow-up-due', id, follow_up_at
  from public.leads
  where is_open and follow_up_at > now() - interval '1 hour' and follow_up_at <= now()
    -- Asked first: a conflict costs a number of the sequence, and so a write at every look.
    and not exists (
      select from public.events where type = 'follow-up-due' and lead_id = leads.id and due_at = leads.follow_up_at
    )
  on conflict (lead_id, due_at) where type = 'follow-up-due' do nothing;

  if 'email' = any (with_channels) and here::time >= '08:30' and here::time < '12:00' then
    insert into public.deliveries (channel, template, staff_id, topic)
    select 'email', 'morning', staff_id, concat_ws(' ', 'morning', here::date, staff_id)
    from public.notification_settings as settings
    where morning and email
      and not exists (
        select from public.deliveries where topic = concat_ws(' ', 'morning', here::date, settings.staff_id)
      )
      and exists (
        select
        from public.leads
        where is_open and follow_up_at < (here::date + 1)::timestamp at time zone 'Asia/Kolkata'
          and coalesce(owner_id, settings.staff_id) = settings.staff_id
      )
    on conflict on constraint deliveries_topic_key do nothing;
  end if;
end;
$$;

create function private.expand_events(with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  -- One sender at a time; another does not wait for it, there are deliveries to claim.
  if not pg_try_advisory_xact_lock(hashtextextended('public.events', 0)) then
    return;
  end if;
  perform private.notice_time(with_channels);
  -- Few at a time: whoever sends a form meanwhile may have to wait for this transaction.
  for event in select * from public.events where expanded_at is null order by id limit 10 loop
    perform private.expand_event(event, with_channels);
    update public.events set expanded_at = now() where id = event.id;
  end loop;
end;
$$;

-- ── The sender's three calls, for the service role alone ────────────────────────

create function private.lead_for_message(of_lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  lead public.leads;
  record jsonb;
begin
  select * into lead from public.leads where id = of_lead;
  if not found then
    return null;
  end if;
  execute format('select to_jsonb(record) from public.%I as record where id = $1', lead.kind) into record using of_lead;
  return to_jsonb(lead) || jsonb_build_object(
    'record', record, 'owner', (select coalesce(name, email) from public.staff where id = lead.owner_id));
end;
$$;

-- Everything that its message says, read at the moment of sending.
create function private.message_of(delivery public.deliveries) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', delivery.id, 'attempt', delivery.attempts, 'channel', delivery.channel, 'template', delivery.template,
    'created_at', delivery.created_at,
    'staff', (
      select jsonb_build_object('id', id, 'name', name, 'email', email) from public.staff where id = delivery.staff_id
    ),
    'push', (
      select jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)
      from public.push_subscriptions
      where id = delivery.push_subscription_id
    ),
    'lead', private.lead_for_message(delivery.lead_id),
    'subscriber', (
      select to_jsonb(subscriber) from public.newsletter_subscribers as subscriber where id = delivery.subscriber_id
    ),
    'events', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', event.id, 'type', event.type, 'status', event.status, 'article', event.article, 'due_at', event.due_at,
            'created_at', event.created_at, 'lead', private.lead_for_message(event.lead_id))
          order by event.id)
        from public.delivery_events
        join public.events as event on event.id = event_id
        where delivery_id = delivery.id
      ), '[]'),
    'due', case when delivery.template = 'morning' then (
      select coalesce(jsonb_agg(to_jsonb(lead) order by lead.follow_up_at), '[]')
      from (
        select *
        from public.leads
        where is_open and coalesce(owner_id, delivery.staff_id) = delivery.staff_id
          and follow_up_at < ((now() at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata'
        order by follow_up_at
        limit 50
      ) as lead
    ) end
  );
$$;

create function private.claim_deliveries(
  with_channels text[], up_to integer, lease_seconds integer, only_channels text[]
)
returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.expand_events(with_channels);
  update public.deliveries
  set failed_at = now(), error = 'The sender stopped before it was done, twelve times'
  where sent_at is null and failed_at is null and attempts >= 12 and due_at <= now();
  return query
    with due as (
      select id
      from public.deliveries
      where sent_at is null and failed_at is null and attempts < 12
        and channel = any (coalesce(only_channels, with_channels))
        -- Nothing is put off for so long: the clock was set back.
        and (due_at <= now() or due_at > now() + interval '2 days')
      -- A mailing to every subscriber lets everything else pass.
      order by template = 'article', due_at
      limit up_to
      for update skip locked
    ),
    claimed as (
      update public.deliveries as delivery
      set attempts = attempts + 1, due_at = now() + make_interval(secs => lease_seconds)
      from due
      where delivery.id = due.id
      returning delivery.*
    )
    select private.message_of(claimed) from claimed;
end;
$$;

create function public.claim_deliveries(
  with_channels text[], up_to integer default 20, lease_seconds integer default 120, only_channels text[] default null
)
returns setof jsonb
language sql set search_path = ''
as $$
  select private.claim_deliveries(with_channels, up_to, lease_seconds, only_channels);
$$;
comment on function public.claim_deliveries(text[], integer, integer, text[]) is
  'For the sender: makes deliveries of what happened for its channels, and hands out those that are due, of these channels or of some. Whoever dies with one loses it after the lease.';

-- `retry`: later, unless it was the twelfth time. `failed`: for good. `void`: there is nothing to say any more. `gone`: the
-- browser has taken its subscription back. `released`: the sender stops, another may have it at once.
create function private.settle_delivery(settled uuid, attempt integer, outcome text, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if outcome = 'gone' then
    delete from public.push_subscriptions
    where id = (select push_subscription_id from public.deliveries where id = settled and attempts = attempt);
  elsif outcome = 'void' then
    delete from public.deliveries where id = settled and attempts = attempt and sent_at is null;
  elsif outcome = 'released' then
    update public.deliveries
    set due_at = now()
    where id = settled and attempts = attempt and sent_at is null and failed_at is null;
  elsif outcome in ('sent', 'retry', 'failed') then
    update public.deliveries
    set sent_at = case when outcome = 'sent' then now() end,
      failed_at = case when outcome = 'failed' or outcome = 'retry' and attempts >= 12 then now() end,
      error = left(reason, 500),
      due_at = now() + least(interval '1 hour', interval '15 seconds' * 2 ^ attempts) * (0.8 + random() * 0.4)
    where id = settled and attempts = attempt and sent_at is null and failed_at is null;
  else
    raise invalid_parameter_value using message = 'No such outcome';
  end if;
end;
$$;
create function public.settle_delivery(settled uuid, attempt integer, outcome text, reason text default null) returns void
language sql set search_path = ''
as $$
  select private.settle_delivery(settled, attempt, outcome, reason);
$$;
comment on function public.settle_delivery(uuid, integer, text, text) is 'For the sender: what became of a delivery that it claimed.';

-- When the sender need look again, if nothing happens before.
create function public.next_delivery_at(with_channels text[]) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(at)
  from (
    select min(due_at) as at
    from public.deliveries
    where sent_at is null and failed_at is null and channel = any (with_channels)
    union all
    select min(created_at) from public.events where expanded_at is null
    union all
    select min(follow_up_at) from public.leads where is_open and follow_up_at > now()
  ) as upcoming;
$$;

create table private.push_keys (
  only_one boolean primary key default true constraint push_keys_only_one_check check (only_one),
  public_key text not null,
  private_key jsonb not null
);
comment on table private.push_keys is 'By which push services know that an alert comes from us (VAPID); made by the first sender.';

create function private.ensure_push_keys(new_public text, new_private jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.push_keys (public_key, private_key)
  select new_public, new_private where new_public is not null
  on conflict do nothing;
  return (select jsonb_build_object('public_key', public_key, 'private_key', private_key) from private.push_keys);
end;
$$;
create function public.ensure_push_keys(new_public text default null, new_private jsonb default null) returns jsonb
language sql set search_path = ''
as $$
  select private.ensure_push_keys(new_public, new_private);
$$;
comment on function public.ensure_push_keys(text, jsonb) is 'For the sender: the stored keys, or these if there are none yet.';

create function private.push_public_key() returns text
language sql stable security definer set search_path = ''
as $$
  select public_key from private.push_keys where private.is_staff();
$$;
create function public.push_public_key() returns text
language sql stable set search_path = ''
as $$
  select private.push_public_key();
$$;
comment on function public.push_public_key() is 'For staff: what a browser needs to subscribe to alerts.';

-- What was sent, and what happened, is of no use after three months.
create function private.prune_outbox() returns void
language sql security definer set search_path = ''
as $$
  delete from public.deliveries where created_at < now() - interval '90 days';
  delete from public.events where created_at < now() - interval '90 days' and expanded_at is not null;
$$;
create function public.prune_outbox() returns void
language sql set search_path = ''
as $$
  select private.prune_outbox();
$$;

-- ── What admins do ──────────────────────────────────────────────────────────────

create function private.retry_deliveries(retried uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins can send again';
  end if;
  update public.deliveries
  set failed_at = null, attempts = 0, due_at = now()
  -- Of those that will be tried again anyway only what was asked for, and nothing that a sender has for the first time.
  where sent_at is null and (failed_at is not null or retried is not null and error is not null)
    and (retried is null or id = any (retried));
  get diagnostics counted = row_count;
  perform pg_notify('outbox', '');
  return counted;
end;
$$;
create function public.retry_deliveries(retried uuid[] default null) returns integer
language sql set search_path = ''
as $$
  select private.retry_deliveries(retried);
$$;
comment on function public.retry_deliveries(uuid[]) is 'For admins: sends what failed again, these or all of them.';

create function private.send_test() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  event bigint;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff can send a test';
  end if;
  insert into public.events (type, staff_id) values ('test', private.staff_id()) returning id into event;
  return event;
end;
$$;
create function public.send_test() returns bigint
language sql set search_path = ''
as $$
  select private.send_test();
$$;
comment on function public.send_test() is 'For staff: a message to oneself by every channel. Answers the event''s id.';

-- ── Who may what ────────────────────────────────────────────────────────────────

grant select on public.events to authenticated;
grant select on public.deliveries, public.delivery_events to authenticated;
grant select, update (email, push, kinds, follow_ups, morning, quiet_from, quiet_until, seen_event_id)
  on public.notification_settings to authenticated;
grant select (id, staff_id, endpoint, created_at), insert (endpoint, p256dh, auth), delete
  on public.push_subscriptions to authenticated;
grant all on public.events, public.deliveries, public.delivery_events, public.notification_settings,
  public.push_subscriptions to service_role;

alter table public.push_subscriptions alter column staff_id set default private.staff_id();

alter table public.events enable row level security;
alter table public.deliveries enable row level security;
alter table public.delivery_events enable row level security;
alter table public.notification_settings enable row level security;
alter table public.push_subscriptions enable row level security;

create policy "Staff can read events" on public.events
  for select to authenticated
  using ((select private.is_staff()));
create policy "Admins can read deliveries" on public.deliveries
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can read what deliveries tell" on public.delivery_events
  for select to authenticated
  using ((select private.is_admin()));
create policy "Staff can read their settings" on public.notification_settings
  for select to authenticated
  using (staff_id = (select private.staff_id()));
create policy "Staff can change their settings" on public.notification_settings
  for update to authenticated
  using (staff_id = (select private.staff_id()))
  with check (staff_id = (select private.staff_id()));
create policy "Staff can read their browsers" on public.push_subscriptions
  for select to authenticated
  using (staff_id = (select private.staff_id()));
create policy "Staff can add a browser" on public.push_subscriptions
  for insert to authenticated
  with check (staff_id = (select private.staff_id()));
create policy "Staff can remove a browser" on public.push_subscriptions
  for delete to authenticated
  using (staff_id = (select private.staff_id()));

grant execute on function
  private.claim_deliveries(text[], integer, integer, text[]), private.settle_delivery(uuid, integer, text, text),
  private.ensure_push_keys(text, jsonb), private.prune_outbox(),
  public.claim_deliveries(text[], integer, integer, text[]), public.settle_delivery(uuid, integer, text, text),
  public.next_delivery_at(text[]), public.ensure_push_keys(text, jsonb), public.prune_outbox()
  to service_role;
grant execute on function
  private.retry_deliveries(uuid[]), private.send_test(), private.push_public_key(),
  public.retry_deliveries(uuid[]), public.send_test(), public.push_public_key()
  to authenticated;

alter publication supabase_realtime add table public.events;
