-- A rule that holds in several tables is written once. The constraints keep their names, which the forms know.

create function private.is_phone(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ '^\+91[1-9][0-9]{9}$' or value ~ '^\+(?!91)[1-9][0-9]{6,14}$';
$$;
comment on function private.is_phone(text) is 'E.164: in India +91 and ten digits, elsewhere + and 7 to 15 digits.';

create function private.is_email(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(value) <= 254
    and value ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$';
$$;
comment on function private.is_email(text) is 'An address in lower case, at most 254 characters.';

create function private.is_pincode(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ '^[1-9][0-9]{5}$';
$$;
comment on function private.is_pincode(text) is 'Six digits, the first not 0.';

create function private.is_estimate(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and value ?& array['bill', 'subsidyEligible', 'systemSize', 'monthlySaving']
    and value - array['bill', 'subsidyEligible', 'systemSize', 'monthlySaving'] = '{}'::jsonb
    and jsonb_typeof(value -> 'bill') = 'number'
    and jsonb_typeof(value -> 'subsidyEligible') = 'boolean'
    and jsonb_typeof(value -> 'systemSize') = 'string'
    and char_length(value ->> 'systemSize') <= 20
    and jsonb_typeof(value -> 'monthlySaving') = 'number';
$$;
comment on function private.is_estimate(jsonb) is 'What the calculator showed: all four of its figures and no more.';

-- A check runs with the rights of who inserts.
grant execute on function
  private.is_phone(text), private.is_email(text), private.is_pincode(text), private.is_estimate(jsonb)
to anon, authenticated, service_role;

do $$
declare
  rule record;
begin
  for rule in
    select *
    from (
      values
        ('consultation_bookings', 'phone'), ('consultation_bookings', 'email'), ('consultation_bookings', 'estimate'),
        ('installation_requests', 'phone'), ('installation_requests', 'email'), ('installation_requests', 'estimate'),
        ('associate_registrations', 'phone'), ('associate_registrations', 'email'),
        ('associate_registrations', 'pincode'), ('career_applications', 'phone'), ('career_applications', 'email'),
        ('training_registrations', 'phone'), ('contact_inquiries', 'phone'), ('contact_inquiries', 'email'),
        ('newsletter_subscribers', 'email')
    ) as rules (table_name, column_name)
  loop
    execute format(
      'alter table public.%1$I drop constraint %2$I, add constraint %2$I check (private.%3$I(%4$I))',
      rule.table_name, rule.table_name || '_' || rule.column_name || '_check', 'is_' || rule.column_name,
      rule.column_name);
  end loop;
end;
$$;
