-- Who sends a form has agreed to a privacy notice; a row without one did not come from the form. The office still records
-- leads it took by phone, and rows from before keep what they have.

create or replace function private.stamp_consent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.consent_version := private.clean_line(new.consent_version);
  if new.consent_version is null and current_user in ('anon', 'authenticated') then
    raise check_violation using
      message = 'consent_version is required: the sender must agree to the privacy notice',
      column = 'consent_version', table = tg_table_name, schema = tg_table_schema,
      constraint = 'consent_required';
  end if;
  new.consent_at := case
    when new.consent_version is null then null
    when current_user in ('anon', 'authenticated') then now()
    else coalesce(new.consent_at, new.created_at)
  end;
  return new;
end;
$$;
