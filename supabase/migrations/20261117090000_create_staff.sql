-- Who works here: staff, by verified e-mail address, as admin or agent. An address that is added signs in with a code and is
-- staff at once; a row that goes takes its rights along at once. Replaces private.admins, whose people stay admins.

create table public.staff (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint staff_email_key unique constraint staff_email_check check (private.is_email(email)),
  name text constraint staff_name_check check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f]'),
  role text not null default 'agent' constraint staff_role_check check (role in ('admin', 'agent')),
  created_at timestamptz not null default now()
);
comment on table public.staff is 'Who may work in the dashboard. A row here, not a claim or user metadata, which the user could edit.';

insert into public.staff (email, role, created_at)
select private.clean_email(account.email), 'admin', admins.added_at
from private.admins
join auth.users as account on account.id = admins.user_id
where private.is_email(private.clean_email(account.email))
on conflict (email) do nothing;

create function private.clean_staff() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.email := private.clean_email(new.email);
  new.name := private.clean_line(new.name);
  return new;
end;
$$;
create trigger clean_values before insert or update on public.staff
  for each row execute function private.clean_staff();

-- An address counts only when its mailbox was proven: whoever signs up with another's address is nobody until then. A
-- password proves nothing: it may be from before, when the address was not yet confirmed and anybody could choose it.
create function private.staff_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select staff.id
  from auth.users as account
  join public.staff on staff.email = lower(account.email)
  where account.id = (select auth.uid())
    and account.email_confirmed_at is not null
    and not coalesce((select auth.jwt()) -> 'amr' @> '[{"method": "password"}]', false);
$$;
comment on function private.staff_id() is 'The staff member who asks, or null.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.staff_id() is not null;
$$;
comment on function private.is_staff() is
  'Write (select private.is_staff()) in policies: it then runs once per statement, not once per row.';

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.staff where id = private.staff_id() and role = 'admin');
$$;

drop function public.am_i_admin();
create function public.my_staff_row() returns setof public.staff
language sql stable rows 1 set search_path = ''
as $$
  select staff.* from public.staff where id = (select private.staff_id());
$$;
comment on function public.my_staff_row() is
  'Lets the dashboard greet whoever asks, or explain why its lists are empty; it decides nothing.';
grant execute on function public.my_staff_row() to authenticated;
grant execute on function private.staff_id(), private.is_staff() to authenticated, service_role;

-- Somebody must be able to let others in. Taking turns, so that two admins cannot remove each other at the same moment.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.staff', 0));
  if not exists (select from public.staff where role = 'admin' and id <> old.id) then
    raise check_violation using
      message = 'The last admin cannot be removed or demoted',
      hint = 'Make somebody else admin first.', constraint = 'staff_last_admin_check';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
create trigger keep_last_admin before delete on public.staff
  for each row when (current_user = 'authenticated' and old.role = 'admin')
  execute function private.keep_last_admin();
create trigger keep_last_admin_in_role before update on public.staff
  for each row when (
    current_user = 'authenticated' and old.role = 'admin' and (new.role <> 'admin' or new.email <> old.email)
  )
  execute function private.keep_last_admin();

grant select, insert (email, name, role), update (name, role), delete on public.staff to authenticated;
grant all on public.staff to service_role;
alter table public.staff enable row level security;
create policy "Staff can see each other" on public.staff
  for select to authenticated
  using ((select private.is_staff()));
create policy "Admins can add staff" on public.staff
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins can change staff" on public.staff
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Admins can remove staff" on public.staff
  for delete to authenticated
  using ((select private.is_admin()));

drop table private.admins;

-- Agents read and work what only admins could so far. Adding testimonials and reading subscribers stay the admins'.
do $$
declare
  rule record;
  staff constant text := '(select private.is_staff())';
begin
  for rule in
    select *
    from (
      values
        ('status_changes', 'read the history'),
        ('record_notes', 'read notes'),
        ('record_notes', 'add notes'),
        ('consultation_bookings', 'read consultation bookings'),
        ('consultation_bookings', 'change a booking''s status'),
        ('installation_requests', 'read installation requests'),
        ('installation_requests', 'change a request''s status'),
        ('associate_registrations', 'read associates'),
        ('associate_registrations', 'change an associate''s status'),
        ('testimonials', 'change a testimonial''s status'),
        ('career_applications', 'read job applications'),
        ('training_registrations', 'read training registrations'),
        ('training_registrations', 'change an enrolment''s status'),
        ('contact_inquiries', 'read inquiries'),
        ('contact_inquiries', 'change an inquiry''s status')
    ) as rules (table_name, may)
  loop
    execute format(
      'alter policy %1$I on public.%2$I %3$s', 'Admins can ' || rule.may, rule.table_name,
      case split_part(rule.may, ' ', 1)
        when 'read' then 'using (' || staff || ')'
        when 'add' then 'with check (' || staff || ')'
        else 'using (' || staff || ') with check (' || staff || ')'
      end);
    execute format(
      'alter policy %I on public.%I rename to %I', 'Admins can ' || rule.may, rule.table_name, 'Staff can ' || rule.may);
  end loop;
end;
$$;
alter policy "Users can read approved testimonials, admins all" on public.testimonials
  using (status = 'approved' or (select private.is_staff()));
alter policy "Admins can read files" on storage.objects
  using (bucket_id in ('certificates', 'resumes') and (select private.is_staff()));
alter policy "Admins can read files" on storage.objects rename to "Staff can read files";
