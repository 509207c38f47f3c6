-- Hosted Supabase preloads safeupdate, which refuses an UPDATE without WHERE, also inside a function: there no associate
-- could be rejected or deleted.

create or replace function private.announce_departure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.associate_directory_state set changed_at = clock_timestamp() where id = 1;
  return null;
end;
$$;
