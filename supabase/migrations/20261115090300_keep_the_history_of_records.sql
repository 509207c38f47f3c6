-- Who changed which status when, and what the office noted about a record. The history is written by the database, so
-- that no page can forget it, and nobody can rewrite it through the API.

create table public.status_changes (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  record_id uuid not null,
  from_status text not null,
  to_status text not null,
  -- No reference to auth.users: the history outlives the account.
  changed_by uuid,
  changed_by_email text,
  changed_at timestamptz not null default now()
);
comment on table public.status_changes is 'Every change of a status: from, to, when and by whom (null: not through the API).';
create index status_changes_record_idx on public.status_changes (record_id, changed_at desc);

grant select on public.status_changes to authenticated;
grant all on public.status_changes to service_role;
alter table public.status_changes enable row level security;
create policy "Admins can read the history" on public.status_changes
  for select to authenticated
  using ((select private.is_admin()));

create table public.record_notes (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (
    table_name in (
      'consultation_bookings', 'installation_requests', 'associate_registrations', 'testimonials',
      'career_applications', 'training_registrations', 'contact_inquiries'
    )
  ),
  record_id uuid not null,
  body text not null check (
    char_length(body) between 1 and 2000 and body !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  author_id uuid,
  author_email text,
  created_at timestamptz not null default now()
);
comment on table public.record_notes is 'Internal notes of the office about one record; added, never edited.';
create index record_notes_record_idx on public.record_notes (record_id, created_at desc);

create function private.sign_note() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.body := private.clean_text(new.body);
  if current_user in ('anon', 'authenticated') then
    new.author_id := (select auth.uid());
    new.author_email := (select auth.jwt()) ->> 'email';
    new.created_at := now();
  end if;
  return new;
end;
$$;
create trigger sign_note before insert on public.record_notes
  for each row execute function private.sign_note();

grant select, insert on public.record_notes to authenticated;
grant all on public.record_notes to service_role;
alter table public.record_notes enable row level security;
create policy "Admins can read notes" on public.record_notes
  for select to authenticated
  using ((select private.is_admin()));
create policy "Admins can add notes" on public.record_notes
  for insert to authenticated
  with check ((select private.is_admin()));

create function private.record_status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.status_changes (table_name, record_id, from_status, to_status, changed_by, changed_by_email)
  values (tg_table_name, new.id, old.status, new.status, (select auth.uid()), (select auth.jwt()) ->> 'email');
  return null;
end;
$$;

-- Notes and history speak about a person too: they go when the record goes.
create function private.forget_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.record_notes where record_id = old.id and table_name = tg_table_name;
  delete from public.status_changes where record_id = old.id and table_name = tg_table_name;
  return null;
end;
$$;
