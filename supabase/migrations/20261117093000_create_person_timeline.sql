-- What the people's pages ask: how much somebody has asked for, and everything that happened with them in one order.

create function public.person_requests(ids uuid[])
returns table (person_id uuid, requests bigint, last_request_at timestamptz)
language sql stable set search_path = '' set jit = off
as $$
  select lead.person_id, count(*), max(lead.created_at)
  from public.leads as lead
  where lead.person_id = any (ids)
  group by lead.person_id;
$$;
comment on function public.person_requests(uuid[]) is 'For staff: how many requests each of these people made, and when the last.';

create function public.person_timeline(of_person uuid)
returns table (id uuid, lead_id uuid, kind text, event text, created_at timestamptz, author text, detail jsonb)
language sql stable set search_path = '' set jit = off
as $$
  with theirs as (
    select lead.id, lead.kind, lead.reference, lead.created_at from public.leads as lead where lead.person_id = of_person
  )
  select theirs.id, theirs.id, theirs.kind, 'request', theirs.created_at, null,
    jsonb_build_object('reference', theirs.reference)
  from theirs
  union all
  select activity.id, theirs.id, theirs.kind, activity.type, activity.created_at, activity.staff_email,
    jsonb_build_object(
      'follow_up_at', activity.follow_up_at, 'reason', activity.reason, 'detail', activity.detail)
  from theirs
  join public.activities as activity on activity.lead_id = theirs.id
  union all
  select note.id, theirs.id, theirs.kind, 'note', note.created_at, note.author_email,
    jsonb_build_object('body', note.body)
  from theirs
  join public.record_notes as note on note.lead_id = theirs.id
  union all
  select change.id, theirs.id, theirs.kind, 'status', change.changed_at, change.changed_by_email,
    jsonb_build_object('from', change.from_status, 'to', change.to_status)
  from theirs
  join public.status_changes as change on change.lead_id = theirs.id;
$$;
comment on function public.person_timeline(uuid) is
  'For staff: requests, calls, notes and changes of status of one person; order and page them like a table.';
grant execute on function public.person_requests(uuid[]), public.person_timeline(uuid) to authenticated;
