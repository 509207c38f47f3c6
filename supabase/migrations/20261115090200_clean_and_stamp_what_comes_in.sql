-- What every form has in common. Values are tidied before the checks see them, so that a stray space or a differently
-- written phone number neither fails nor makes a second spelling of one customer. What the server knows better than the
-- page (status, time, consent time) is overwritten, whatever the page sent.

-- One line: no outer spaces, no inner runs of white space; empty becomes null.
create function private.clean_line(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(regexp_replace(value, '\s+', ' ', 'g')), '');
$$;

-- Several lines: line ends as \n, no outer white space; empty becomes null.
create function private.clean_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(replace(value, E'\r\n', E'\n'), E' \t\r\n'), '');
$$;

-- One spelling per mailbox: nobody tells addresses apart by case.
create function private.clean_email(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(lower(btrim(value)), '');
$$;

-- An Indian number as people write it (98765 43210, 0522-4001234, 91…) becomes E.164, +91 and ten digits; anything
-- else is left for the check to refuse.
create function private.clean_phone(value text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when value ~ '^[-+0-9 ().]+$' and digits ~ '^[0-9]{10}$' then '+91' || digits
    else nullif(btrim(value), '')
  end
  from (
    select regexp_replace(regexp_replace(value, '[^0-9]', '', 'g'), '^(0091|91|0)(?=[0-9]{10}$)', '') as digits
  ) as written;
$$;

grant execute on function
  private.clean_line(text), private.clean_text(text), private.clean_email(text), private.clean_phone(text)
to anon, authenticated, service_role;

-- Consent is optional in the tables (the office also records leads it took by phone) but never half: a notice version
-- without a time, or the reverse, cannot be stored.
create function private.stamp_consent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.consent_version := private.clean_line(new.consent_version);
  new.consent_at := case
    when new.consent_version is null then null
    when current_user in ('anon', 'authenticated') then now()
    else coalesce(new.consent_at, new.created_at)
  end;
  return new;
end;
$$;

create function private.start_pending() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status := 'pending';
  new.created_at := now();
  return new;
end;
$$;
