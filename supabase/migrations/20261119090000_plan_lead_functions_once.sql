-- What every form calls, in plpgsql: a session keeps its plan, that of an SQL function is made anew in every transaction.

create or replace function private.contact_of(
  record jsonb, out called text, out email text, out place text
)
language plpgsql immutable set search_path = ''
as $$
begin
  called := coalesce(record ->> 'name', record ->> 'full_name');
  email := record ->> 'email';
  place := coalesce(record ->> 'location', record ->> 'city');
end;
$$;

create or replace function private.source_name(source jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return lower(left(coalesce(source ->> 'utm_source', source ->> 'referrer', 'direct'), 60));
end;
$$;
