-- A form sends one row. A visitor who sends many at once floods the office or probes; the embedded gateway refuses them
-- earlier, hosted Supabase does not. A registration comes alone: it is told whether its address is taken, and with another
-- beside it that is taken for certain nothing would be stored either way, so the question would be free.

create function private.limit_rows() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from added) > tg_argv[0]::integer then
    raise sqlstate 'PT413' using message = format('At most %s can be added at once', tg_argv[0]);
  end if;
  return null;
end;
$$;

do $$
declare
  target record;
begin
  for target in
    select *
    from (
      values
        ('consultation_bookings', 10), ('installation_requests', 10), ('associate_registrations', 1),
        ('career_applications', 10), ('training_registrations', 10), ('contact_inquiries', 10),
        ('newsletter_subscribers', 10)
    ) as limits (table_name, max_rows)
  loop
    execute format(
      $create$
        create trigger limit_rows after insert on public.%I
          referencing new table as added
          for each statement when (current_user in ('anon', 'authenticated')) execute function private.limit_rows(%s);
      $create$,
      target.table_name, target.max_rows);
  end loop;
end;
$$;
