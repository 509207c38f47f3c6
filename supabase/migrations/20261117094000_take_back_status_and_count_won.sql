-- A status that is put back at once was a slip, and a partner whom only the system approved is not won yet.

-- Whoever puts a status back within a minute takes the change back, the board's Undo among them: what the change itself had
-- written goes with it. Change and lead were stamped with the time of one transaction, so equal times tell what came of it.
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
  return null;
end;
$$;

-- The history has the new change already, or will have it with this transaction's time: the one before it is asked.
create function private.status_change_undone(of_lead uuid, was text, became text) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select last.changed_at
  from (
    select *
    from public.status_changes
    where lead_id = of_lead and changed_at < now()
    order by changed_at desc
    limit 1
  ) as last
  where last.from_status = became and last.to_status = was
    and last.changed_by = (select auth.uid()) and last.changed_at > now() - interval '1 minute';
$$;

-- Whom somebody approved counts as reached, so one condition says both: approved by a person, or spoken to since. Nobody who
-- said no is won, whatever the status.
alter table public.leads alter column is_won set expression as (
  lost_reason is null
  and case kind
    when 'consultation_bookings' then status = 'completed'
    when 'contact_inquiries' then status = 'resolved'
    when 'training_registrations' then status in ('confirmed', 'completed')
    when 'associate_registrations' then status = 'approved' and reached_at is not null
    else status in ('approved', 'in-progress', 'completed')
  end
);
