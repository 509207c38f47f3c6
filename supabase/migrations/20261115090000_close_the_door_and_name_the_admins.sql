-- Supabase grants every new table and function in public to anyone who holds the publishable key. This project works the
-- other way round: nothing is granted until a migration grants it, and row-level security stands behind every grant.
-- Functions that must see more than their caller (security definer) live in schema private, which the API never serves.

create extension if not exists pg_trgm with schema extensions;

-- Nothing here speaks GraphQL, and its introspection would show the shape of every granted table.
drop extension if exists pg_graphql;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- The built-in right of everyone to execute cannot be taken away for one schema only.
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'What the API must not serve: the list of admins, request counters, security definer functions.';
grant usage on schema private to anon, authenticated, service_role;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
comment on table private.admins is
  'Who may read and work the records. A row here, not a claim or user metadata, which the user could edit.';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admins where user_id = (select auth.uid()));
$$;
comment on function private.is_admin() is
  'Write (select private.is_admin()) in policies: it then runs once per statement, not once per row.';
grant execute on function private.is_admin() to anon, authenticated, service_role;

create function public.am_i_admin() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_admin();
$$;
comment on function public.am_i_admin() is 'Lets the dashboard explain why its lists are empty; it decides nothing.';
grant execute on function public.am_i_admin() to anon, authenticated;
