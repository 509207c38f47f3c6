-- The dashboard's questions, now to one table of leads. Search stays a definer function: behind row-level security Postgres
-- must not let a pattern match (not leakproof) run before the policy, so the trigram indexes would lie idle.

-- What must all occur in a text: a number with spaces and dashes is one phone number, anything else is words. A word of one
-- or two letters is too short for a trigram of its own, but with the gap before it it makes one: it is looked for where
-- words begin.
create function private.search_condition(term text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words text[];
  word text;
  conditions text := 'true';
begin
  if term ~ '^[-+0-9 ().]{7,}$' then
    words := array[right(regexp_replace(term, '[^0-9]', '', 'g'), 10)];
  else
    words := (regexp_split_to_array(lower(btrim(left(term, 100))), '\s+'))[1:6];
  end if;
  foreach word in array words loop
    if word ~ '^\w{1,2}$' then
      word := replace(word, '_', '\_');
      conditions := conditions || format(
        ' and (search_text like %L or search_text like %L or search_text like %L)',
        word || '%', '% ' || word || '%', E'%\n' || word || '%');
    else
      conditions := conditions || format(
        ' and search_text like %L', '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%');
    end if;
  end loop;
  return conditions;
end;
$$;

-- Who reads a reference out is found by it. Ten letters can be a word as well, so it stands beside the words.
create function private.reference_condition(term text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  reference constant text := upper(regexp_replace(term, '[-\s]', '', 'g'));
  first_id constant uuid := case when reference ~ '^[2-9A-HJ-NP-Z]{10}$' then private.first_id_of(reference) end;
begin
  return format(
    ' or (id between %L and %L and private.reference_of(id) = %L)',
    first_id, overlay(first_id::text placing 'ffff-ffff-ffffffffffff' from 15), reference);
end;
$$;

create or replace function private.search_ids(target text, term text, only_status text) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = ''
as $$
begin
  if not private.is_staff() then
    return;
  end if;
  if target not in (
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'testimonials', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ) then
    raise invalid_parameter_value using message = format('%L cannot be searched', target);
  end if;
  return query execute format(
    -- What is cheap to tell comes first: Postgres keeps the order of conditions that it thinks cost the same.
    'select id from public.%I where %s(%s%s) order by created_at desc, id desc limit 1000',
    target, case when only_status is not null then format('status = %L and ', only_status) end,
    private.search_condition(term), private.reference_condition(term));
end;
$$;

drop function public.search_consultation_bookings(text, text);
drop function public.search_installation_requests(text, text);
drop function public.search_associate_registrations(text, text);
drop function public.search_career_applications(text, text);
drop function public.search_training_registrations(text, text);
drop function public.search_contact_inquiries(text, text);

create function public.search_leads(term text, of_kind text, only_status text default null) returns setof public.leads
language sql stable rows 100 set search_path = ''
as $$
  select lead.*
  from private.search_ids(of_kind, term, only_status) as found (id)
  join public.leads as lead on lead.id = found.id
  where lead.kind = of_kind
  order by lead.created_at desc, lead.id desc;
$$;
comment on function public.search_leads(text, text, text) is
  'For staff: the newest thousand leads of a kind in whose record every word of the term occurs; filter, page and count them like a table.';
grant execute on function public.search_leads(text, text, text) to authenticated;

create function private.search_person_ids(term text) returns setof uuid
language plpgsql stable security definer rows 50 set search_path = ''
as $$
begin
  if not private.is_staff() then
    return;
  end if;
  -- A second number leads to the person it was merged into.
  return query execute format(
    $find$
      (select id from public.people where merged_into is null and %1$s order by created_at desc, id desc limit 50)
      union
      (select merged_into from public.people where merged_into is not null and %1$s limit 50)
      limit 50
    $find$,
    private.search_condition(term));
end;
$$;
grant execute on function private.search_person_ids(text) to authenticated;

create function public.search_people(term text) returns setof public.people
language sql stable rows 50 set search_path = ''
as $$
  select person.*
  from private.search_person_ids(term) as found (id)
  join public.people as person on person.id = found.id
  order by person.created_at desc, person.id desc;
$$;
comment on function public.search_people(text) is
  'For staff: up to fifty people in whose name, number or address every word of the term occurs.';
grant execute on function public.search_people(text) to authenticated;

-- Counting what an index says to be equal is several times as fast as grouping: which kinds and statuses there are is told by
-- jumping from one to the next, and each is then counted by its bounds.
create function private.lead_statuses() returns table (kind text, status text)
language sql stable rows 20 set search_path = ''
as $$
  with recursive found as (
    (select lead.kind, lead.status from public.leads as lead order by lead.kind, lead.status limit 1)
    union all
    select next.kind, next.status
    from found
    cross join lateral (
      select lead.kind, lead.status
      from public.leads as lead
      where (lead.kind, lead.status) > (found.kind, found.status)
      order by lead.kind, lead.status
      limit 1
    ) as next
  )
  select found.kind, found.status from found;
$$;
grant execute on function private.lead_statuses() to authenticated;

-- Compiling these queries would take longer than running them, hence jit = off.
create or replace function public.dashboard_counts()
returns table (table_name text, total bigint, pending bigint)
language sql stable set search_path = '' set jit = off
as $$
  select
    kinds.kind, coalesce(sum(counted.leads), 0)::bigint,
    coalesce(sum(counted.leads) filter (where statuses.status = 'pending'), 0)::bigint
  from unnest(array[
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ]) as kinds (kind)
  left join private.lead_statuses() as statuses on statuses.kind = kinds.kind
  left join lateral (
    select count(*) as leads
    from public.leads
    where leads.kind = statuses.kind and leads.status = statuses.status
  ) as counted on true
  where (select private.is_staff())
  group by kinds.kind
  union all
  select 'testimonials', count(*), count(*) filter (where status = 'pending')
  from public.testimonials
  having (select private.is_staff());
$$;
comment on function public.dashboard_counts() is 'Records and pending records per table; no rows for who is not staff.';

create or replace function public.leads_per_day(days integer)
returns table (day date, kind text, count bigint)
language sql stable set search_path = '' set jit = off
as $$
  select (counted.starts_at at time zone 'Asia/Kolkata')::date, kinds.kind, counted.leads
  from (select distinct statuses.kind from private.lead_statuses() as statuses) as kinds
  cross join lateral (
    -- Days in India are all of the same length; converting every row's time would take longer than reading it.
    select date_bin('1 day', leads.created_at, (select private.days_ago(1))) as starts_at, count(*) as leads
    from public.leads
    where leads.kind = kinds.kind and leads.created_at >= (select private.days_ago(leads_per_day.days))
    group by 1
  ) as counted
  order by 1, 2;
$$;

create or replace function public.status_breakdown(days integer)
returns table (kind text, status text, count bigint)
language sql stable set search_path = '' set jit = off
as $$
  select statuses.kind, statuses.status, counted.leads
  from private.lead_statuses() as statuses
  cross join lateral (
    select count(*) as leads
    from public.leads
    where leads.kind = statuses.kind and leads.status = statuses.status
      and leads.created_at >= (select private.days_ago(days))
  ) as counted
  where counted.leads > 0
  order by 1, 2;
$$;

create function public.board_columns(of_kind text)
returns table (status text, count bigint, oldest timestamptz)
language sql stable set search_path = '' set jit = off
as $$
  select
    statuses.status, counted.leads,
    (
      select leads.status_since
      from public.leads
      where leads.kind = of_kind and leads.status = statuses.status and leads.is_open
      order by leads.status_since
      limit 1
    )
  from private.lead_statuses() as statuses
  cross join lateral (
    select count(*) as leads
    from public.leads
    where leads.kind = of_kind and leads.status = statuses.status and leads.lost_reason is null
  ) as counted
  where statuses.kind = of_kind and counted.leads > 0;
$$;
comment on function public.board_columns(text) is
  'For staff: how many leads of a kind stand at each status, and since when the oldest that is still open.';
grant execute on function public.board_columns(text) to authenticated;

-- Weeks of India, from Monday.
create function public.response_times()
returns table (week_start date, responded bigint, median_minutes double precision)
language sql stable set search_path = '' set jit = off
as $$
  select weeks.starts_on, answered.responded, answered.median_minutes
  from (
    select date_trunc('week', now() at time zone 'Asia/Kolkata')::date - weeks_ago * 7 as starts_on
    from generate_series(0, 1) as weeks_ago
  ) as weeks
  cross join lateral (
    select
      count(*) as responded,
      percentile_cont(0.5) within group (
        order by extract(epoch from leads.first_responded_at - leads.created_at) / 60
      ) as median_minutes
    from public.leads
    where leads.kind = any (array(select distinct kind from private.lead_statuses()))
      and leads.created_at >= weeks.starts_on::timestamp at time zone 'Asia/Kolkata'
      and leads.created_at < (weeks.starts_on + 7)::timestamp at time zone 'Asia/Kolkata'
      and leads.first_responded_at is not null
  ) as answered
  where (select private.is_staff())
  order by weeks.starts_on desc;
$$;
comment on function public.response_times() is
  'For staff: median minutes from arrival to first response, of what came in this week and last.';
grant execute on function public.response_times() to authenticated;

create function private.lead_kind_sources() returns table (kind text, source text)
language sql stable rows 100 set search_path = ''
as $$
  with recursive found as (
    (select lead.kind, lead.source from public.leads as lead order by lead.kind, lead.source limit 1)
    union all
    select next.kind, next.source
    from found
    cross join lateral (
      select lead.kind, lead.source
      from public.leads as lead
      where (lead.kind, lead.source) > (found.kind, found.source)
      order by lead.kind, lead.source
      limit 1
    ) as next
  )
  select found.kind, found.source from found;
$$;
grant execute on function private.lead_kind_sources() to authenticated;

create function public.source_report(from_day date, to_day date)
returns table (source text, kind text, leads bigint, reached bigint, won bigint)
language sql stable set search_path = '' set jit = off
as $$
  select sources.source, sources.kind, counted.leads, counted.reached, counted.won
  from private.lead_kind_sources() as sources
  cross join lateral (
    select count(*) as leads, count(lead.reached_at) as reached, count(*) filter (where lead.is_won) as won
    from public.leads as lead
    where lead.kind = sources.kind and lead.source = sources.source
      and lead.created_at >= from_day::timestamp at time zone 'Asia/Kolkata'
      and lead.created_at < (to_day + 1)::timestamp at time zone 'Asia/Kolkata'
  ) as counted
  where counted.leads > 0
  order by 3 desc, 1, 2;
$$;
comment on function public.source_report(date, date) is 'For staff: leads, reached and won by source and kind, of what came in on these days in India.';
grant execute on function public.source_report(date, date) to authenticated;

-- The records behind a page of leads: ids travel in the body, where their number does not matter.
do $$
declare
  target text;
begin
  foreach target in array array[
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ] loop
    execute format(
      $create$
        create function public.read_%1$s(ids uuid[]) returns setof public.%1$I
        language sql stable set search_path = ''
        as $body$
          select record.* from public.%1$I as record where record.id = any (ids);
        $body$;
        comment on function public.read_%1$s(uuid[]) is 'For staff: the records with these ids, in any order.';
        grant execute on function public.read_%1$s(uuid[]) to authenticated;
      $create$,
      target
    );
  end loop;
end;
$$;
