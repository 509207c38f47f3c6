-- Characters that nobody sees turn a name around or make two spellings of one word (bidirectional overrides, zero-width
-- spaces, soft hyphens, tags). They go from every text; the joiners U+200C and U+200D stay, because Devanagari is written
-- with them. Phones of other countries come in, and digits may be typed in Devanagari.

-- In plpgsql, because every text of every row comes by: an SQL function with a search path of its own is set up anew for
-- each call and took four times as long.
create function private.without_invisible(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(
    value,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g');
end;
$$;
comment on function private.without_invisible(text) is
  'Without format characters and blank letters; U+200C and U+200D stay, Devanagari needs them.';

-- One line: no outer spaces, no inner runs of white space; nothing to see becomes null.
create or replace function private.clean_line(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := btrim(regexp_replace(private.without_invisible(value), '\s+', ' ', 'g'));
  return case when value ~ '[^ \u200c\u200d]' then value end;
end;
$$;

-- Several lines: line ends as \n, no outer white space; nothing to see becomes null.
create or replace function private.clean_text(value text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := btrim(replace(private.without_invisible(value), E'\r\n', E'\n'), E' \t\r\n');
  return case when value ~ '[^\s\u200c\u200d]' then value end;
end;
$$;

create or replace function private.clean_email(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(lower(btrim(private.without_invisible(value))), '');
$$;

create function private.latin_digits(value text) returns text
language sql immutable set search_path = ''
as $$
  select translate(value, '०१२३४५६७८९', '0123456789');
$$;

-- With a leading + the number is taken as written, whatever the country; without, it is Indian as people write it
-- (98765 43210, 0522-4001234, 91…). Both become E.164; anything else is left for the check to refuse.
create or replace function private.clean_phone(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  typed text := btrim(private.latin_digits(private.without_invisible(value)));
  digits text := regexp_replace(typed, '[^0-9]', '', 'g');
  national text := regexp_replace(digits, '^(0091|91|0)(?=[0-9]{10}$)', '');
begin
  return case
    when typed !~ '^[-+0-9 ().]+$' then nullif(typed, '')
    when typed ~ '^\+[^0-9]*[1-9]' then '+' || digits
    when national ~ '^[0-9]{10}$' then '+91' || national
    else nullif(typed, '')
  end;
end;
$$;

create function private.clean_pincode(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(private.latin_digits(private.clean_line(value)), ' ', '');
$$;

grant execute on function
  private.without_invisible(text), private.latin_digits(text), private.clean_pincode(text)
to anon, authenticated, service_role;

create or replace function private.clean_associate_registration() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.full_name := private.clean_line(new.full_name);
  new.phone := private.clean_phone(new.phone);
  new.email := private.clean_email(new.email);
  new.city := private.clean_line(new.city);
  new.state := private.clean_line(new.state);
  new.pincode := private.clean_pincode(new.pincode);
  new.google_maps_url := private.clean_line(new.google_maps_url);
  new.experience_years := coalesce(new.experience_years, 0);
  new.investment_capacity := private.clean_line(new.investment_capacity);
  new.territory_preference := private.clean_line(new.territory_preference);
  new.existing_business := private.clean_line(new.existing_business);
  return new;
end;
$$;
