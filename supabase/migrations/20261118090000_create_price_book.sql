-- What proposals are composed from: prices, subsidy schemes and the texts that stand in every proposal. All of it is data that
-- admins edit, with the days from which and until which it holds and where it comes from. A proposal keeps a copy of what it
-- used, so that changing or deleting a row changes no proposal.

-- Money is paise and a rate hundredths of a percent, as in app/proposals/money.ts.
create table public.price_items (
  id uuid primary key default gen_random_uuid(),
  label text not null constraint price_items_label_check check (
    char_length(label) between 1 and 120 and label !~ '[\u0001-\u001f\u007f]'
  ),
  -- For a proposal in Hindi; without it the other is taken.
  label_hi text constraint price_items_label_hi_check check (
    char_length(label_hi) between 1 and 120 and label_hi !~ '[\u0001-\u001f\u007f]'
  ),
  unit text not null default 'piece' constraint price_items_unit_check check (
    unit in ('piece', 'set', 'metre', 'kW', 'job')
  ),
  unit_price bigint not null constraint price_items_unit_price_check check (unit_price between 0 and 100000000000),
  gst integer not null constraint price_items_gst_check check (gst between 0 and 10000),
  valid_from date not null default (now() at time zone 'Asia/Kolkata')::date,
  valid_until date,
  source text not null constraint price_items_source_check check (
    char_length(source) between 1 and 200 and source !~ '[\u0001-\u001f\u007f]'
  ),
  created_at timestamptz not null default now(),
  constraint price_items_days_check check (valid_until >= valid_from)
);
comment on table public.price_items is 'The price book: what a part or a piece of work costs before tax, and in which days.';
create index price_items_days_idx on public.price_items (valid_from, valid_until);

-- `[{"upToWatts": 2000, "perKw": 3000000}, …]`: so much per kW up to each size, as app/proposals/offer.ts has it.
create function private.are_subsidy_steps(steps jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  step jsonb;
  reached numeric := 0;
begin
  if jsonb_typeof(steps) is distinct from 'array' or jsonb_array_length(steps) not between 1 and 6 then
    return false;
  end if;
  for step in select value from jsonb_array_elements(steps) loop
    if jsonb_typeof(step) <> 'object' or step - array['upToWatts', 'perKw'] <> '{}'::jsonb
      or coalesce(jsonb_typeof(step -> 'upToWatts') <> 'number' or jsonb_typeof(step -> 'perKw') <> 'number', true)
    then
      return false;
    end if;
    if (step -> 'upToWatts')::numeric % 1 <> 0 or (step -> 'perKw')::numeric % 1 <> 0
      or (step -> 'upToWatts')::numeric <= reached or (step -> 'upToWatts')::numeric > 100000000
      or (step -> 'perKw')::numeric not between 0 and 10000000000
    then
      return false;
    end if;
    reached := (step -> 'upToWatts')::numeric;
  end loop;
  return true;
end;
$$;
comment on function private.are_subsidy_steps(jsonb) is 'One to six steps of whole watts and paise, each reaching further than the one before.';

create table public.subsidy_schemes (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint subsidy_schemes_name_check check (
    char_length(name) between 1 and 120 and name !~ '[\u0001-\u001f\u007f]'
  ),
  name_hi text constraint subsidy_schemes_name_hi_check check (
    char_length(name_hi) between 1 and 120 and name_hi !~ '[\u0001-\u001f\u007f]'
  ),
  steps jsonb not null constraint subsidy_schemes_steps_check check (private.are_subsidy_steps(steps)),
  cap bigint not null constraint subsidy_schemes_cap_check check (cap between 0 and 100000000000),
  valid_from date not null default (now() at time zone 'Asia/Kolkata')::date,
  valid_until date,
  source text not null constraint subsidy_schemes_source_check check (
    char_length(source) between 1 and 200 and source !~ '[\u0001-\u001f\u007f]'
  ),
  -- For whoever composes; customers do not see it.
  note text constraint subsidy_schemes_note_check check (
    char_length(note) between 1 and 200 and note !~ '[\u0001-\u001f\u007f]'
  ),
  created_at timestamptz not null default now(),
  constraint subsidy_schemes_days_check check (valid_until >= valid_from)
);
comment on table public.subsidy_schemes is 'What the centre and the state pay towards a system, by its size, and in which days.';
create index subsidy_schemes_days_idx on public.subsidy_schemes (valid_from, valid_until);

create table public.proposal_terms (
  id uuid primary key default gen_random_uuid(),
  section text not null constraint proposal_terms_section_check check (
    section in ('scope', 'exclusions', 'warranty', 'documents', 'terms')
  ),
  locale text not null constraint proposal_terms_locale_check check (locale in ('en', 'hi')),
  -- One point a line.
  body text not null constraint proposal_terms_body_check check (
    char_length(body) between 1 and 4000 and body !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
  ),
  valid_from date not null default (now() at time zone 'Asia/Kolkata')::date,
  valid_until date,
  source text not null constraint proposal_terms_source_check check (
    char_length(source) between 1 and 200 and source !~ '[\u0001-\u001f\u007f]'
  ),
  created_at timestamptz not null default now(),
  constraint proposal_terms_days_check check (valid_until >= valid_from)
);
comment on table public.proposal_terms is 'The texts a new proposal begins with, by section and language, and in which days.';
create index proposal_terms_days_idx on public.proposal_terms (section, locale, valid_from);

create function private.clean_price_item() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.label := private.clean_line(new.label);
  new.label_hi := private.clean_line(new.label_hi);
  new.source := private.clean_line(new.source);
  return new;
end;
$$;
create function private.clean_subsidy_scheme() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.name_hi := private.clean_line(new.name_hi);
  new.source := private.clean_line(new.source);
  new.note := private.clean_line(new.note);
  return new;
end;
$$;
create function private.clean_proposal_terms() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.body := private.clean_text(new.body);
  new.source := private.clean_line(new.source);
  return new;
end;
$$;
create trigger clean_values before insert or update on public.price_items
  for each row execute function private.clean_price_item();
create trigger clean_values before insert or update on public.subsidy_schemes
  for each row execute function private.clean_subsidy_scheme();
create trigger clean_values before insert or update on public.proposal_terms
  for each row execute function private.clean_proposal_terms();

-- ── Who may what ────────────────────────────────────────────────────────────────

-- A check runs with the rights of who writes.
grant execute on function private.are_subsidy_steps(jsonb) to authenticated, service_role;

grant select, delete,
  insert (id, label, label_hi, unit, unit_price, gst, valid_from, valid_until, source),
  update (label, label_hi, unit, unit_price, gst, valid_from, valid_until, source)
  on public.price_items to authenticated;
grant select, delete,
  insert (id, name, name_hi, steps, cap, valid_from, valid_until, source, note),
  update (name, name_hi, steps, cap, valid_from, valid_until, source, note)
  on public.subsidy_schemes to authenticated;
grant select, delete,
  insert (id, section, locale, body, valid_from, valid_until, source),
  update (section, locale, body, valid_from, valid_until, source)
  on public.proposal_terms to authenticated;
grant all on public.price_items, public.subsidy_schemes, public.proposal_terms to service_role;

do $$
declare
  target record;
begin
  for target in
    select *
    from (
      values ('price_items', 'prices'), ('subsidy_schemes', 'subsidy schemes'), ('proposal_terms', 'proposal texts')
    ) as tables (table_name, called)
  loop
    execute format(
      $create$
        alter table public.%1$I enable row level security;
        create policy %2$I on public.%1$I
          for select to authenticated
          using ((select private.is_staff()));
        create policy %3$I on public.%1$I
          for insert to authenticated
          with check ((select private.is_admin()));
        create policy %4$I on public.%1$I
          for update to authenticated
          using ((select private.is_admin()))
          with check ((select private.is_admin()));
        create policy %5$I on public.%1$I
          for delete to authenticated
          using ((select private.is_admin()));
      $create$,
      target.table_name, 'Staff can read ' || target.called, 'Admins can add ' || target.called,
      'Admins can change ' || target.called, 'Admins can delete ' || target.called);
  end loop;
end;
$$;

-- ── The rows to begin with ──────────────────────────────────────────────────────

-- The figures that the site shows for 2024 are one row, because their cap is on what centre and state pay together.
insert into public.subsidy_schemes (name, name_hi, steps, cap, valid_from, valid_until, source, note)
values
  (
    'PM Surya Ghar (central)', 'पीएम सूर्य घर (केंद्र)',
    '[{"upToWatts": 2000, "perKw": 3000000}, {"upToWatts": 3000, "perKw": 1800000}]', 7800000,
    '2024-02-13', '2027-03-31', 'pmsuryaghar.gov.in', null
  ),
  (
    'Uttar Pradesh', 'उत्तर प्रदेश', '[{"upToWatts": 2000, "perKw": 1500000}]', 3000000,
    '2024-02-13', null, 'upneda.org.in', 'check before use'
  ),
  (
    'Centre and state, 2024', 'केंद्र और राज्य, 2024',
    '[{"upToWatts": 3000, "perKw": 2458800}, {"upToWatts": 10000, "perKw": 1729400}]', 12535200,
    '2024-01-01', '2024-12-31', 'The company''s specification, 2024 figures', null
  );

-- What the site promises already (app/company/facts.ts, terms and conditions); the office adds what else it wants to say.
insert into public.proposal_terms (section, locale, body, valid_from, source)
values
  (
    'warranty', 'en',
    E'Solar panels: 25 years, by their maker\nInverter: 5 years, by its maker\nOur installation work: 5 years', '2026-11-01',
    'Terms and conditions on the website'
  ),
  (
    'warranty', 'hi',
    E'सोलर पैनल: 25 साल, बनाने वाली कंपनी की ओर से\nइन्वर्टर: 5 साल, बनाने वाली कंपनी की ओर से\nहमारा इंस्टॉलेशन का काम: 5 साल', '2026-11-01',
    'Terms and conditions on the website'
  ),
  (
    'documents', 'en',
    E'Identity card\nLatest 3 months electricity bill\nProperty documents\nBank details\nPassport photos\nIncome proof',
    '2026-11-01', 'Subsidy information on the website'
  ),
  (
    'documents', 'hi',
    E'पहचान पत्र\nपिछले 3 महीने के बिजली के बिल\nप्रॉपर्टी के काग़ज़\nबैंक खाते की जानकारी\nपासपोर्ट साइज़ फ़ोटो\nआमदनी का प्रमाण',
    '2026-11-01', 'Subsidy information on the website'
  ),
  (
    'terms', 'en',
    E'The government pays the subsidy into your bank account after its inspection; how much and when is its decision.\nSavings are estimates: they depend on the weather, on what you use and on the price of electricity.',
    '2026-11-01', 'Terms and conditions on the website'
  ),
  (
    'terms', 'hi',
    E'सब्सिडी सरकार अपने निरीक्षण के बाद सीधे आपके बैंक खाते में भेजती है; कितनी और कब, यह सरकार तय करती है।\nबचत के आँकड़े अनुमान हैं: बचत मौसम, आपकी खपत और बिजली दर के हिसाब से घटती-बढ़ती है।',
    '2026-11-01', 'Terms and conditions on the website'
  );
