-- Double opt-in, leaving by one press, and articles by mail. Whoever types an address gets nothing but one question by mail
-- to that address; articles go to those who said yes to it. The token in each mail is all that a subscriber needs.

alter table public.newsletter_subscribers
  add column token uuid not null default gen_random_uuid() constraint newsletter_subscribers_token_key unique,
  add column confirmed_at timestamptz,
  -- When the last mail that asks for confirmation was queued. Who subscribed before there were such mails has none.
  add column asked_at timestamptz;
create index newsletter_subscribers_confirmed_idx on public.newsletter_subscribers (confirmed_at, id)
  where confirmed_at is not null;
create index newsletter_subscribers_unconfirmed_idx on public.newsletter_subscribers (created_at desc, id desc)
  where confirmed_at is null;

-- The token is for the mail alone: not even an admin can confirm for somebody.
revoke select on public.newsletter_subscribers from authenticated;
grant select (id, email, locale, consent_version, consent_at, created_at, confirmed_at, asked_at)
  on public.newsletter_subscribers to authenticated;

-- ── Subscribing ─────────────────────────────────────────────────────────────────

create or replace function private.stamp_subscription() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  new.token := gen_random_uuid();
  new.confirmed_at := null;
  new.asked_at := null;
  return new;
end;
$$;

-- A row that takes over takes what hangs on the earlier one with it, before there is a row of that id.
alter table public.events alter constraint events_subscriber_id_fkey deferrable;
alter table public.deliveries alter constraint deliveries_subscriber_id_fkey deferrable;

create or replace function private.take_over_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.newsletter_subscribers;
begin
  -- Two at the same moment take turns: without the lock the second would meet the first one's row as a duplicate.
  perform pg_advisory_xact_lock(hashtextextended(new.email, 0));
  select * into earlier from public.newsletter_subscribers where email = new.email;
  if not found then
    return new;
  end if;
  -- A page that got no answer sends the same id again.
  if new.id = earlier.id then
    new.id := gen_random_uuid();
  end if;
  set constraints public.events_subscriber_id_fkey, public.deliveries_subscriber_id_fkey deferred;
  update public.events set subscriber_id = new.id where subscriber_id = earlier.id;
  update public.deliveries set subscriber_id = new.id where subscriber_id = earlier.id;
  delete from public.newsletter_subscribers where id = earlier.id;
  new.created_at := earlier.created_at;
  new.token := earlier.token;
  new.confirmed_at := earlier.confirmed_at;
  new.asked_at := earlier.asked_at;
  return new;
end;
$$;

-- For every subscription, known or not: the visitor's request does the same work for both. What comes of it is decided
-- when the event is expanded.
create function private.announce_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Gone already where one statement brought the same address twice.
  insert into public.events (type, subscriber_id)
  select 'subscribed', id from public.newsletter_subscribers where id = new.id;
  return null;
end;
$$;
create trigger announce_subscription after insert on public.newsletter_subscribers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.announce_subscription();

-- Nobody is flooded by others who type their address: one mail in ten minutes, three a day, six a month.
create function private.may_be_asked(subscriber uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) filter (where created_at > now() - interval '10 minutes') = 0
    and count(*) filter (where created_at > now() - interval '1 day') < 3
    and count(*) < 6
  from public.deliveries
  where subscriber_id = subscriber and template = 'confirm-subscription' and created_at > now() - interval '30 days';
$$;

create function private.ask_for_confirmation(event public.events) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers
  set asked_at = now()
  where id = event.subscriber_id and confirmed_at is null and private.may_be_asked(id);
  if found then
    perform private.queue_mail('confirm-subscription', event.id, null, event.subscriber_id);
  else
    -- Nobody hears of it, so that nothing happened.
    delete from public.events where id = event.id;
  end if;
end;
$$;

-- ── What a mail's links do ──────────────────────────────────────────────────────

insert into private.rate_rules (action, per, per_client) values ('newsletter link', '10 minutes', 60);

-- One-click requests all come from the address of our own function, which tells nobody whether it knew the token.
create function private.count_link_use() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.count_attempt('newsletter link');
  end if;
end;
$$;

create function private.confirm_subscription(link_token uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_link_use();
  update public.newsletter_subscribers set confirmed_at = now() where token = link_token and confirmed_at is null;
  return case
    when found then 'confirmed'
    when exists (select from public.newsletter_subscribers where token = link_token) then 'already confirmed'
    else 'unknown'
  end;
end;
$$;
create function public.confirm_subscription(link_token uuid) returns text
language sql set search_path = ''
as $$
  select private.confirm_subscription(link_token);
$$;
comment on function public.confirm_subscription(uuid) is
  'Says yes to the newsletter with the token of a mail: confirmed, already confirmed, or unknown.';

create function private.leave_newsletter(link_token uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_link_use();
  delete from public.newsletter_subscribers where token = link_token;
  return case when found then 'left' else 'unknown' end;
end;
$$;
create function public.leave_newsletter(link_token uuid) returns text
language sql set search_path = ''
as $$
  select private.leave_newsletter(link_token);
$$;
comment on function public.leave_newsletter(uuid) is
  'Erases a subscriber and what waits for them, with the token of a mail: left, or unknown, as for who has left before.';

grant execute on function
  private.confirm_subscription(uuid), private.leave_newsletter(uuid),
  public.confirm_subscription(uuid), public.leave_newsletter(uuid)
to anon, authenticated, service_role;

-- ── Sending an article ──────────────────────────────────────────────────────────

-- Kept when the outbox is pruned: an article goes out once.
create table public.article_sendings (
  id uuid primary key default gen_random_uuid(),
  article text not null constraint article_sendings_article_key unique
    constraint article_sendings_article_check check (article ~ '^[a-z0-9-]{1,100}$'),
  event_id bigint references public.events (id) on delete set null,
  sent_by text,
  created_at timestamptz not null default now(),
  -- Who had confirmed when it began; of these so many have a delivery by now, the last of them after these.
  recipients integer not null,
  queued integer not null default 0,
  last_confirmed_at timestamptz not null default '-infinity',
  last_id uuid not null default '00000000-0000-0000-0000-000000000000',
  queued_at timestamptz,
  cancelled_at timestamptz,
  sent integer not null default 0,
  failed integer not null default 0,
  -- Taken back while they waited: the reader left, or the sending was cancelled.
  dropped integer not null default 0,
  waiting integer not null generated always as (
    case when queued_at is null and cancelled_at is null then recipients - sent - failed - dropped
      else queued - sent - failed - dropped
    end
  ) stored
);
comment on table public.article_sendings is 'The articles that went to the newsletter''s readers, and how far they got.';
create index article_sendings_event_idx on public.article_sendings (event_id);

alter table public.deliveries add column article text
  constraint deliveries_article_fkey references public.article_sendings (article) on delete cascade;
create index deliveries_article_idx on public.deliveries (article, attempts)
  where article is not null and sent_at is null and failed_at is null;
create index deliveries_article_fkey_idx on public.deliveries (article) where article is not null;

-- The figures are counted as they change: asking for them is one row, however many readers there are.
create function private.count_article_outcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.article_sendings
  set sent = sent + (new.sent_at is not null)::integer - (old.sent_at is not null)::integer,
    failed = failed + (new.failed_at is not null)::integer - (old.failed_at is not null)::integer
  where article = new.article;
  return null;
end;
$$;
create trigger count_article_outcome after update on public.deliveries
  for each row when (
    new.article is not null
    and ((old.sent_at is null) <> (new.sent_at is null) or (old.failed_at is null) <> (new.failed_at is null))
  )
  execute function private.count_article_outcome();

create function private.count_dropped_articles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.article_sendings as sending
  set dropped = sending.dropped + gone.count
  from (
    select article, count(*) from deleted where article is not null and sent_at is null and failed_at is null group by article
  ) as gone
  where sending.article = gone.article;
  return null;
end;
$$;
create trigger count_dropped_articles after delete on public.deliveries
  referencing old table as deleted
  for each statement execute function private.count_dropped_articles();

-- A hundred at a time, and the next when these are under way: fifty thousand readers hold up neither the database nor
-- the alert about a new lead. Who has left meanwhile is not found. Locks are taken in one order by all who come here:
-- subscriber, delivery, sending.
create function private.queue_articles() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  chunk constant integer := 100;
  sending public.article_sendings;
begin
  select * into sending
  from public.article_sendings
  where queued_at is null and cancelled_at is null
  order by created_at
  limit 1;
  if not found or chunk <= (
    select count(*)
    from public.deliveries
    where article = sending.article and attempts = 0 and sent_at is null and failed_at is null
  ) then
    return;
  end if;

  with readers as materialized (
    select id, confirmed_at
    from public.newsletter_subscribers
    where confirmed_at <= sending.created_at and (confirmed_at, id) > (sending.last_confirmed_at, sending.last_id)
    order by confirmed_at, id
    limit chunk
    for key share
  ),
  queued as (
    insert into public.deliveries (channel, template, subscriber_id, article, topic)
    select 'email', 'article', id, sending.article, concat_ws(' ', 'article', sending.event_id, id) from readers
    on conflict on constraint deliveries_topic_key do nothing
    returning id
  ),
  told as (
    insert into public.delivery_events (delivery_id, event_id) select id, sending.event_id from queued
  )
  update public.article_sendings
  set queued = article_sendings.queued + (select count(*) from queued),
    last_confirmed_at = last.confirmed_at,
    last_id = last.id
  from (select * from readers order by confirmed_at desc, id desc limit 1) as last
  where article = sending.article;

  if not found then
    update public.article_sendings set queued_at = now() where article = sending.article;
    update public.events set expanded_at = now() where id = sending.event_id;
  end if;
end;
$$;

create or replace function private.expand_event(event public.events, with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if event.type in ('lead-created', 'follow-up-due') then
    perform private.tell_everyone(event, with_channels);
  end if;
  if event.type in ('lead-created', 'status-changed') then
    perform private.tell_customer(event);
  elsif event.type = 'subscribed' then
    perform private.ask_for_confirmation(event);
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

create or replace function private.expand_events(with_channels text[]) returns void
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
  for event in
    select * from public.events where expanded_at is null and type <> 'article-sent' order by id limit 10
  loop
    perform private.expand_event(event, with_channels);
    update public.events set expanded_at = now() where id = event.id;
  end loop;
  -- An article's event stays unexpanded until the last of its deliveries is made.
  perform private.queue_articles();
end;
$$;

-- ── What admins do ──────────────────────────────────────────────────────────────

create function private.send_article(slug text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.article_sendings;
  readers integer;
  event bigint;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('article ' || slug, 0));
  -- Cancelled before anybody got it: that was no sending.
  delete from public.article_sendings where article = slug and cancelled_at is not null and sent = 0 and waiting = 0;
  select * into earlier from public.article_sendings where article = slug;
  if found then
    raise sqlstate 'PT409' using message = format(
      'This article was sent on %s', to_char(earlier.created_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'));
  end if;
  select count(*) into readers from public.newsletter_subscribers where confirmed_at <= now();
  if readers = 0 then
    raise sqlstate 'PT422' using message = 'Nobody has confirmed a subscription yet';
  end if;
  insert into public.events (type, article) values ('article-sent', slug) returning id into event;
  insert into public.article_sendings (article, event_id, recipients, sent_by)
  values (
    slug, event, readers, (select coalesce(name, email) from public.staff where id = private.staff_id()));
end;
$$;
create function public.send_article(slug text) returns void
language sql set search_path = ''
as $$
  select private.send_article(slug);
$$;
comment on function public.send_article(text) is
  'For admins: begins to send an article to all who have confirmed. Its progress is its row in article_sendings.';

create function private.cancel_article(slug text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event bigint;
begin
  perform private.require_admin();
  -- Not while a sender queues the next hundred.
  perform pg_advisory_xact_lock(hashtextextended('public.events', 0));
  update public.article_sendings
  set cancelled_at = coalesce(cancelled_at, now())
  where article = slug and waiting > 0
  returning event_id into event;
  update public.events set expanded_at = now() where id = event and expanded_at is null;
  -- Without waiting for a sender that settles one and waits for the row above.
  delete from public.deliveries
  where id in (
    select id
    from public.deliveries
    where article = slug and sent_at is null and failed_at is null
    limit 1000
    for update skip locked
  );
  return (select waiting from public.article_sendings where article = slug);
end;
$$;
create function public.cancel_article(slug text) returns integer
language sql set search_path = ''
as $$
  select private.cancel_article(slug);
$$;
comment on function public.cancel_article(text) is
  'For admins: stops a sending and takes back up to 1,000 that wait; answers how many are left, call it until none are.';

create function private.ask_to_confirm(asked uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  insert into public.events (type, subscriber_id)
  select 'subscribed', id
  from (
    select id
    from public.newsletter_subscribers as subscriber
    where confirmed_at is null and greatest(created_at, asked_at) < now() - interval '1 day'
      and (asked is null or id = any (asked))
      and private.may_be_asked(id)
      and not exists (select from public.events where subscriber_id = subscriber.id and expanded_at is null)
    order by created_at
    limit 1000
    for key share skip locked
  ) as due;
  get diagnostics counted = row_count;
  return counted;
end;
$$;
create function public.ask_to_confirm(asked uuid[] default null) returns integer
language sql set search_path = ''
as $$
  select private.ask_to_confirm(asked);
$$;
comment on function public.ask_to_confirm(uuid[]) is
  'For admins: asks these, or up to 1,000 of all who have not confirmed, once more by mail; answers how many it asked.';

create function public.newsletter_counts()
returns table (locale text, confirmed bigint, unconfirmed bigint, to_ask bigint)
language sql stable set search_path = ''
as $$
  select locale, count(confirmed_at), count(*) filter (where confirmed_at is null),
    count(*) filter (where confirmed_at is null and greatest(created_at, asked_at) < now() - interval '1 day')
  from public.newsletter_subscribers
  group by locale;
$$;
comment on function public.newsletter_counts() is
  'For admins: the subscribers of each language, and how many of those who have not confirmed can be asked again.';

grant execute on function
  private.send_article(text), private.cancel_article(text), private.ask_to_confirm(uuid[]),
  public.send_article(text), public.cancel_article(text), public.ask_to_confirm(uuid[]), public.newsletter_counts()
to authenticated;

grant select on public.article_sendings to authenticated;
grant all on public.article_sendings to service_role;
alter table public.article_sendings enable row level security;
create policy "Admins can read sendings" on public.article_sendings
  for select to authenticated
  using ((select private.is_admin()));
