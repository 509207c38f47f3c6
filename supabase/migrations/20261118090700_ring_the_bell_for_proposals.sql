-- The bell also rings for what customers do with a proposal, and its entries say which proposal that is.

drop index public.events_bell_idx;
create index events_bell_idx on public.events (id desc)
  where type in ('lead-created', 'follow-up-due', 'proposal-accepted', 'proposal-declined', 'proposal-asked');

-- By the same rule as messages (private.tell_everyone): new leads of the kinds I want; follow-ups, if I want them, and answers
-- to proposals where the lead is mine or nobody's. No further back than the newest thousand, as before.
drop function public.my_events(integer);
create function public.my_events(up_to integer default 30)
returns table (
  id bigint, type text, lead_id uuid, kind text, name text, place text, proposal_id uuid, due_at timestamptz,
  created_at timestamptz, is_unread boolean
)
language sql stable set search_path = ''
as $$
  select event.id, event.type, event.lead_id, lead.kind, lead.name, lead.place, event.proposal_id, event.due_at,
    event.created_at, event.id > settings.seen_event_id
  from (
    select *
    from public.events
    where events.type in ('lead-created', 'follow-up-due', 'proposal-accepted', 'proposal-declined', 'proposal-asked')
    order by events.id desc
    limit 1000
  ) as event
  join public.leads as lead on lead.id = event.lead_id
  join public.notification_settings as settings on settings.staff_id = (select private.staff_id())
  where case event.type
    when 'lead-created' then lead.kind = any (settings.kinds)
    else (settings.follow_ups or event.type <> 'follow-up-due')
      and coalesce(lead.owner_id, settings.staff_id) = settings.staff_id
  end
  order by event.id desc
  limit least(up_to, 100);
$$;
comment on function public.my_events(integer) is 'For staff: the newest events that concern me, at most a hundred.';
grant execute on function public.my_events(integer) to authenticated;
