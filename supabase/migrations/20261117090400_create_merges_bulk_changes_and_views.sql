-- What an admin does to many at once, and each user's own views.

create table public.person_merges (
  id uuid primary key default gen_random_uuid(),
  from_person uuid not null references public.people (id) on delete cascade,
  into_person uuid not null references public.people (id) on delete cascade,
  -- What was repointed. Numbers go back as they came; requests go with their number.
  lead_ids uuid[] not null,
  number_ids uuid[] not null,
  merged_by text,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table public.person_merges is 'Which people were merged and what moved; undoing moves it back.';
create index person_merges_from_idx on public.person_merges (from_person);
create index person_merges_into_idx on public.person_merges (into_person, merged_at desc);

grant select on public.person_merges to authenticated;
grant all on public.person_merges to service_role;
alter table public.person_merges enable row level security;
create policy "Staff can read merges" on public.person_merges
  for select to authenticated
  using ((select private.is_staff()));

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin can do this';
  end if;
end;
$$;

create function private.merge_people(from_person uuid, into_person uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  merge public.person_merges;
begin
  perform private.require_admin();
  -- In one order, whoever asks: two merges at once take turns, and requests that are just coming in are waited for.
  perform from public.people where id in (from_person, into_person) order by id for update;
  if from_person = into_person or (
    select count(*) from public.people where id in (from_person, into_person) and merged_into is null
  ) <> 2 then
    raise sqlstate 'PT409' using message = 'These two can no longer be merged';
  end if;
  insert into public.person_merges (from_person, into_person, lead_ids, number_ids, merged_by)
  select
    merge_people.from_person, merge_people.into_person,
    array(select id from public.leads where person_id = merge_people.from_person),
    array(select id from public.people where merged_into = merge_people.from_person),
    (select auth.jwt()) ->> 'email'
  returning * into merge;
  update public.leads set person_id = merge.into_person where person_id = merge.from_person;
  update public.people set merged_into = merge.into_person where id = merge.from_person or id = any (merge.number_ids);
  perform private.refresh_person(merge.into_person);
  return merge.id;
end;
$$;

create function private.undo_merge(merge_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  merge public.person_merges;
begin
  perform private.require_admin();
  select * into merge from public.person_merges where id = merge_id;
  perform from public.people where id in (merge.from_person, merge.into_person) order by id for update;
  select * into merge from public.person_merges where id = merge_id for update;
  if not found or merge.undone_at is not null
    or not exists (select from public.people where id = merge.from_person and merged_into = merge.into_person)
  then
    raise sqlstate 'PT409' using message = 'This merge can no longer be undone';
  end if;
  update public.people set merged_into = null where id = merge.from_person;
  update public.people set merged_into = merge.from_person
  where id = any (merge.number_ids) and merged_into = merge.into_person;
  -- With them goes what has come in since from the numbers that leave.
  update public.leads set person_id = merge.from_person
  where person_id = merge.into_person
    and phone in (select phone from public.people where id = merge.from_person or merged_into = merge.from_person);
  perform private.refresh_person(merge.from_person), private.refresh_person(merge.into_person);
  update public.person_merges set undone_at = now() where id = merge_id;
end;
$$;

-- One of them; raises what the caller turns into a reason.
create function private.change_lead(lead public.leads, change jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  new_owner constant uuid := change ->> 'owner_id';
  new_follow_up constant timestamptz := change ->> 'follow_up_at';
begin
  if change ? 'status' then
    if lead.kind = 'career_applications' then
      raise check_violation using message = 'status is fixed';
    end if;
    execute format('update public.%I set status = $1 where id = $2 and status is distinct from $1', lead.kind)
    using change ->> 'status', lead.id;
  end if;
  if change ? 'owner_id' then
    update public.leads set owner_id = new_owner where id = lead.id and owner_id is distinct from new_owner;
    if found then
      insert into public.activities (lead_id, type, detail)
      values (
        lead.id, 'assigned',
        jsonb_build_object('to', (select coalesce(name, email) from public.staff where id = new_owner)));
    end if;
  end if;
  if change ? 'follow_up_at' then
    update public.leads set follow_up_at = new_follow_up
    where id = lead.id and follow_up_at is distinct from new_follow_up;
    if found then
      insert into public.activities (lead_id, type, follow_up_at) values (lead.id, 'follow-up', new_follow_up);
    end if;
  end if;
end;
$$;

create function private.change_leads(lead_ids uuid[], change jsonb) returns table (id uuid, refused text)
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_admin();
  if cardinality(lead_ids) > 200 then
    raise sqlstate 'PT413' using message = 'At most 200 can be changed at once';
  end if;
  if not coalesce(jsonb_typeof(change) = 'object' and change ?| array['status', 'owner_id', 'follow_up_at'], false) then
    raise invalid_parameter_value using message = 'Nothing to change: give status, owner_id or follow_up_at';
  end if;
  -- In one order, whoever asks: two bulk changes at once take turns.
  for id in select distinct wanted from unnest(lead_ids) as wanted order by wanted loop
    refused := null;
    begin
      select * into lead from public.leads where leads.id = change_leads.id;
      if found then
        perform private.change_lead(lead, change);
      else
        refused := 'gone';
      end if;
    exception when integrity_constraint_violation or data_exception then
      refused := sqlerrm;
    end;
    return next;
  end loop;
end;
$$;

grant execute on function
  private.merge_people(uuid, uuid), private.undo_merge(uuid), private.change_leads(uuid[], jsonb)
to authenticated;

create function public.merge_people(from_person uuid, into_person uuid) returns uuid
language sql set search_path = ''
as $$
  select private.merge_people(from_person, into_person);
$$;
comment on function public.merge_people(uuid, uuid) is 'For admins: everything of the first person becomes the second''s; answers the merge''s id.';
create function public.undo_merge(merge_id uuid) returns void
language sql set search_path = ''
as $$
  select private.undo_merge(merge_id);
$$;
comment on function public.undo_merge(uuid) is 'For admins: parts two people again, with what has come in since from each one''s numbers.';
create function public.change_leads(lead_ids uuid[], change jsonb) returns table (id uuid, refused text)
language sql set search_path = ''
as $$
  select * from private.change_leads(lead_ids, change);
$$;
comment on function public.change_leads(uuid[], jsonb) is
  'For admins: sets status, owner_id and follow_up_at of up to 200 leads; answers for each why it was refused, or null.';
grant execute on function
  public.merge_people(uuid, uuid), public.undo_merge(uuid), public.change_leads(uuid[], jsonb)
to authenticated;

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null default private.staff_id() references public.staff (id) on delete cascade,
  name text not null constraint saved_views_name_check check (
    char_length(name) between 1 and 60 and name !~ '[\u0001-\u001f\u007f]'
  ),
  -- The dashboard's query, as in its address.
  query text not null constraint saved_views_query_check check (
    char_length(query) <= 1000 and query ~ '^[A-Za-z0-9=&%+_.:~-]+$'
  ),
  created_at timestamptz not null default now(),
  constraint saved_views_name_key unique (staff_id, name)
);
comment on table public.saved_views is 'Filters that a staff member gave a name.';

grant select, insert (id, name, query), update (name, query), delete on public.saved_views to authenticated;
grant all on public.saved_views to service_role;
alter table public.saved_views enable row level security;
create policy "Staff can read their own views" on public.saved_views
  for select to authenticated
  using (staff_id = (select private.staff_id()));
create policy "Staff can save views" on public.saved_views
  for insert to authenticated
  with check (staff_id = (select private.staff_id()));
create policy "Staff can change their own views" on public.saved_views
  for update to authenticated
  using (staff_id = (select private.staff_id()))
  with check (staff_id = (select private.staff_id()));
create policy "Staff can delete their own views" on public.saved_views
  for delete to authenticated
  using (staff_id = (select private.staff_id()));
