-- The dashboard's questions. Plain lists (newest first, by status, paged) go straight to the tables. Search cannot:
-- behind row-level security Postgres must not let a pattern match (not leakproof) run before the policy, so the trigram
-- indexes would lie idle. A definer function therefore finds the ids, and the rows are then read under the caller's rules.

create function private.search_ids(target text, term text, only_status text) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = ''
as $$
declare
  words text[];
  word text;
  conditions text := '';
begin
  if not private.is_admin() then
    return;
  end if;
  if target not in (
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'testimonials', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ) then
    raise invalid_parameter_value using message = format('%L cannot be searched', target);
  end if;

  -- A number with spaces and dashes is one phone number, anything else is words that must all occur.
  if term ~ '^[-+0-9 ().]{7,}$' then
    words := array[right(regexp_replace(term, '[^0-9]', '', 'g'), 10)];
  else
    words := (regexp_split_to_array(lower(btrim(left(term, 100))), '\s+'))[1:6];
  end if;
  foreach word in array words loop
    if word ~ '^\w{1,2}$' then
      -- Too short for a trigram of its own, but with the gap before it it makes one: it is looked for where words begin.
      word := replace(word, '_', '\_');
      conditions := conditions || format(
        ' and (search_text like %L or search_text like %L or search_text like %L)',
        word || '%', '% ' || word || '%', E'%\n' || word || '%');
    else
      conditions := conditions || format(
        ' and search_text like %L', '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%');
    end if;
  end loop;
  if only_status is not null then
    conditions := conditions || format(' and status = %L', only_status);
  end if;

  return query execute format(
    'select id from public.%I where true%s order by created_at desc, id desc limit 1000', target, conditions);
end;
$$;
comment on function private.search_ids(text, text, text) is
  'The newest thousand matches; nobody pages further than that instead of typing another letter.';
grant execute on function private.search_ids(text, text, text) to authenticated;

do $$
declare
  target text;
begin
  foreach target in array array[
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'testimonials', 'career_applications',
    'training_registrations', 'contact_inquiries'
  ] loop
    execute format(
      $create$
        create function public.search_%1$s(term text, only_status text default null) returns setof public.%1$I
        language sql stable set search_path = ''
        as $body$
          select record.*
          from private.search_ids(%1$L, term, only_status) as found (id)
          join public.%1$I as record on record.id = found.id
          order by record.created_at desc, record.id desc;
        $body$;
        comment on function public.search_%1$s(text, text) is
          'For admins: the newest thousand rows in which every word of the term occurs, a word of one or two letters where a word begins; page and count them like a table.';
        grant execute on function public.search_%1$s(text, text) to authenticated;
      $create$,
      target
    );
  end loop;
end;
$$;

-- Compiling these queries would take longer than running them, hence jit = off.
create function public.dashboard_counts()
returns table (table_name text, total bigint, pending bigint)
language sql stable set search_path = '' set jit = off
as $$
  select counts.*
  from (
    select 'consultation_bookings', count(*), count(*) filter (where status = 'pending')
    from public.consultation_bookings
    union all
    select 'installation_requests', count(*), count(*) filter (where status = 'pending')
    from public.installation_requests
    union all
    select 'associate_registrations', count(*), count(*) filter (where status = 'pending')
    from public.associate_registrations
    union all
    select 'career_applications', count(*), count(*) filter (where status = 'pending')
    from public.career_applications
    union all
    select 'training_registrations', count(*), count(*) filter (where status = 'pending')
    from public.training_registrations
    union all
    select 'contact_inquiries', count(*), count(*) filter (where status = 'pending')
    from public.contact_inquiries
    union all
    select 'testimonials', count(*), count(*) filter (where status = 'pending')
    from public.testimonials
  ) as counts
  where (select private.is_admin());
$$;
comment on function public.dashboard_counts() is 'Records and pending records per table; no rows for who is not an admin.';
grant execute on function public.dashboard_counts() to authenticated;

-- Midnight in India, so many days ago; today is the first day.
create function private.days_ago(days integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select ((now() at time zone 'Asia/Kolkata')::date - (least(greatest(days, 1), 366) - 1))::timestamp
    at time zone 'Asia/Kolkata';
$$;
grant execute on function private.days_ago(integer) to authenticated;

create function public.leads_per_day(days integer)
returns table (day date, kind text, count bigint)
language sql stable set search_path = '' set jit = off
as $$
  -- Counting each day by its bounds reads nothing but an index; grouping by the day would convert every row's time.
  select days.day, leads.kind, leads.count
  from (
    select
      (starts_at at time zone 'Asia/Kolkata')::date as day, starts_at, starts_at + interval '1 day' as ends_at
    from generate_series(private.days_ago(leads_per_day.days), now(), interval '1 day') as starts_at
  ) as days
  cross join lateral (
    select 'consultation_bookings' as kind, count(*) as count from public.consultation_bookings
    where created_at >= days.starts_at and created_at < days.ends_at
    union all
    select 'installation_requests', count(*) from public.installation_requests
    where created_at >= days.starts_at and created_at < days.ends_at
    union all
    select 'associate_registrations', count(*) from public.associate_registrations
    where created_at >= days.starts_at and created_at < days.ends_at
    union all
    select 'career_applications', count(*) from public.career_applications
    where created_at >= days.starts_at and created_at < days.ends_at
    union all
    select 'training_registrations', count(*) from public.training_registrations
    where created_at >= days.starts_at and created_at < days.ends_at
    union all
    select 'contact_inquiries', count(*) from public.contact_inquiries
    where created_at >= days.starts_at and created_at < days.ends_at
  ) as leads
  where leads.count > 0
  order by 1, 2;
$$;
comment on function public.leads_per_day(integer) is
  'How many leads of each kind (table name) came in on each day in India; days without any are left out.';
grant execute on function public.leads_per_day(integer) to authenticated;

create function public.status_breakdown(days integer)
returns table (kind text, status text, count bigint)
language sql stable set search_path = '' set jit = off
as $$
  select leads.kind, leads.status, count(*)
  from (
    select 'consultation_bookings' as kind, status, created_at from public.consultation_bookings
    union all
    select 'installation_requests', status, created_at from public.installation_requests
    union all
    select 'associate_registrations', status, created_at from public.associate_registrations
    union all
    select 'career_applications', status, created_at from public.career_applications
    union all
    select 'training_registrations', status, created_at from public.training_registrations
    union all
    select 'contact_inquiries', status, created_at from public.contact_inquiries
  ) as leads
  where leads.created_at >= (select private.days_ago(days))
  group by 1, 2
  order by 1, 2;
$$;
comment on function public.status_breakdown(integer) is 'Where the leads of the last days stand, by kind (table name) and status.';
grant execute on function public.status_breakdown(integer) to authenticated;

-- Row rules and column grants decide who hears of which row and which of its columns; no replica identity beyond the
-- key, so that an update never carries the old values.
alter publication supabase_realtime add table
  public.associate_registrations, public.associate_directory_state, public.consultation_bookings,
  public.installation_requests, public.career_applications, public.training_registrations, public.contact_inquiries,
  public.testimonials;
