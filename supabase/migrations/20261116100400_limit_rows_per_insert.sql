-- A form sends one row. A visitor who sends many at once floods the office or probes; the embedded gateway refuses them
-- earlier, hosted Supabase does not.

create function private.limit_rows() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from added) > 10 then
    raise sqlstate 'PT413' using message = 'At most 10 rows can be added at once';
  end if;
  return null;
end;
$$;

do $$
declare
  target text;
begin
  foreach target in array array[
    'consultation_bookings', 'installation_requests', 'associate_registrations', 'career_applications',
    'training_registrations', 'contact_inquiries', 'newsletter_subscribers'
  ] loop
    execute format(
      $create$
        create trigger limit_rows after insert on public.%I
          referencing new table as added
          for each statement when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
      $create$,
      target);
  end loop;
end;
$$;
