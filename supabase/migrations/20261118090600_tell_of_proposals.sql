-- What customers do with a proposal is told by the outbox: to whoever owns the lead, or to everybody where nobody does, and of an
-- acceptance to the customer as well, with a copy of what was accepted. So is what the office answers to their question. No mail
-- carries a link to a proposal, since nobody but its customer knows one.

alter table public.deliveries
  drop constraint deliveries_template_check,
  add constraint deliveries_template_check check (
    template in (
      'new-lead', 'follow-up', 'digest', 'morning', 'test', 'acknowledgement', 'status', 'confirm-subscription', 'article',
      'event', 'proposal', 'proposal-accepted', 'proposal-answered'
    )
  );

create or replace function private.tell_staff(
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
      and template in ('new-lead', 'follow-up', 'proposal') and created_at > now() - interval '5 minutes'
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

create or replace function private.tell_everyone(event public.events, with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  as_template constant text := case event.type
    when 'lead-created' then 'new-lead'
    when 'follow-up-due' then 'follow-up'
    else 'proposal'
  end;
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
      else (settings.follow_ups or as_template = 'proposal')
        and coalesce(lead.owner_id, settings.staff_id) = settings.staff_id
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

-- A step that came with a proposal is told by the proposal: who has it in their hands need not read that it is being prepared,
-- and who accepted it gets a copy. Both were written in one transaction, so equal times tell what came of it.
create function private.came_with_proposal(event public.events) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from public.events as other
    where other.lead_id = event.lead_id and other.created_at = event.created_at
      and other.type in ('proposal-sent', 'proposal-accepted')
  );
$$;

create or replace function private.tell_customer(event public.events) returns void
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
  elsif event.type in ('proposal-accepted', 'proposal-answered') then
    perform private.queue_mail(event.type, event.id, lead.id, null);
  elsif private.is_told(lead.kind, event.status) and not private.came_with_proposal(event) then
    -- A slip of the hand is undone within two minutes; the mail then has nothing to say and is not sent.
    perform private.queue_mail('status', event.id, lead.id, null, now() + interval '2 minutes');
  end if;
end;
$$;

create or replace function private.expand_event(event public.events, with_channels text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if event.type in ('lead-created', 'follow-up-due', 'proposal-accepted', 'proposal-declined', 'proposal-asked') then
    perform private.tell_everyone(event, with_channels);
  end if;
  if event.type in ('lead-created', 'status-changed', 'proposal-accepted', 'proposal-answered') then
    perform private.tell_customer(event);
  elsif event.type = 'subscribed' then
    perform private.ask_for_confirmation(event);
  elsif event.type = 'test' then
    perform private.tell_tester(event, with_channels);
  end if;
  if 'webhook' = any (with_channels) and event.type not in ('subscribed', 'article-sent') then
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

-- The question of an event is the one that was asked or answered with it; the content is for the copy of what was accepted.
create function private.proposal_for_message(event public.events) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', proposal.id, 'number', proposal.number, 'version', told.version, 'price', told.price, 'cost', told.cost,
    'accepted_by', answer.name, 'reason', answer.reason, 'answered_at', answer.answered_at,
    'content_hash', answer.content_hash, 'withdrawn_at', proposal.withdrawn_at, 'locale', told.content ->> 'locale',
    'content', case when event.type = 'proposal-accepted' then told.content end,
    'question', question.body, 'answer', case when event.type = 'proposal-answered' then question.answer end
  )
  from public.proposals as proposal
  join public.proposal_versions as told on told.proposal_id = proposal.id and told.version = proposal.sent_version
  left join public.proposal_answers as answer on answer.proposal_id = proposal.id and answer.version = told.version
  left join lateral (
    select asked.body, asked.answer
    from public.proposal_questions as asked
    where asked.proposal_id = proposal.id
      and event.created_at = case event.type when 'proposal-answered' then asked.answered_at else asked.asked_at end
    limit 1
  ) as question on true
  where proposal.id = event.proposal_id;
$$;

create or replace function private.message_of(delivery public.deliveries) returns jsonb
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
            'created_at', event.created_at, 'lead', private.lead_for_message(event.lead_id),
            'proposal', private.proposal_for_message(event))
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
