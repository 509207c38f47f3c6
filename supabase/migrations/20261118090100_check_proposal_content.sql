-- What a version of a proposal says is one document (app/proposals/content.ts): the offer as it was composed, the figures that
-- the customer sees, the texts and to whom. It is stored whole, so that it stays as it was whatever changes around it; hence
-- its shape is checked here, and before it is sent, that the sums in it are the sums of what stands in it.

-- A shape is one of: {"has": {key: shape}}, these keys and no others; {"each": shape, "count": [from, to]}, a list;
-- {"line": [from, to]} and {"text": to}, characters in one line or several; {"whole": [from, to]}, a whole number;
-- {"one_of": [words]}; {"or_null": shape}. In separate statements, because the parts of a condition run in any order.
create function private.matches(value jsonb, shape jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  kind constant text := coalesce(jsonb_typeof(value), 'missing');
  written constant text := value #>> '{}';
  part record;
begin
  if shape ? 'or_null' then
    return kind = 'null' or private.matches(value, shape -> 'or_null');
  elsif shape ? 'whole' then
    if kind <> 'number' then
      return false;
    end if;
    return value::numeric % 1 = 0
      and value::numeric between (shape -> 'whole' -> 0)::numeric and (shape -> 'whole' -> 1)::numeric;
  elsif shape ? 'line' then
    return kind = 'string' and written !~ '[\u0001-\u001f\u007f]'
      and char_length(written) between (shape -> 'line' -> 0)::integer and (shape -> 'line' -> 1)::integer;
  elsif shape ? 'text' then
    return kind = 'string' and written !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
      and char_length(written) <= (shape -> 'text')::integer;
  elsif shape ? 'one_of' then
    return kind = 'string' and shape -> 'one_of' @> value;
  elsif shape ? 'each' then
    if kind <> 'array' then
      return false;
    end if;
    for part in select item from jsonb_array_elements(value) as item loop
      if not private.matches(part.item, shape -> 'each') then
        return false;
      end if;
    end loop;
    return jsonb_array_length(value) between (shape -> 'count' -> 0)::integer and (shape -> 'count' -> 1)::integer;
  elsif kind <> 'object' then
    return false;
  end if;
  for part in select * from jsonb_each(shape -> 'has') as expected (key, shape) loop
    if not private.matches(value -> part.key, part.shape) then
      return false;
    end if;
  end loop;
  return value - array(select jsonb_object_keys(shape -> 'has')) = '{}';
end;
$$;
comment on function private.matches(jsonb, jsonb) is 'Whether a document has this shape; see the migration for how shapes are written.';

-- Amounts up to ten thousand crore rupees, in paise: far below where a number of JavaScript loses whole paise.
create function private.is_proposal_content(content jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  paise constant jsonb := '{"whole": [0, 1000000000000]}';
  balance constant jsonb := '{"whole": [-1000000000000, 100000000000000]}';
  share constant jsonb := '{"whole": [0, 10000]}';
  label constant jsonb := '{"line": [1, 120]}';
  text constant jsonb := '{"text": 4000}';
begin
  -- The gateway takes 64 KB from staff.
  if octet_length(content::text) > 48000 then
    return false;
  end if;
  return private.matches(content, jsonb_build_object('has', jsonb_build_object(
    'locale', '{"one_of": ["en", "hi"]}'::jsonb,
    'customer', '{"has": {"name": {"line": [1, 80]}, "place": {"or_null": {"line": [1, 200]}}}}'::jsonb,
    'components', '{"each": {"has": {"label": {"line": [1, 120]}, "detail": {"line": [0, 200]}}}, "count": [0, 20]}'::jsonb,
    'texts', jsonb_build_object('has', jsonb_build_object(
      'note', text, 'scope', text, 'exclusions', text, 'warranty', text, 'documents', text, 'terms', text)),
    'offer', jsonb_build_object('has', jsonb_build_object(
      'system', '{"has": {"watts": {"whole": [1, 100000000]}}}'::jsonb,
      'lines', jsonb_build_object('count', '[0, 40]'::jsonb, 'each', jsonb_build_object('has', jsonb_build_object(
        'label', label, 'quantity', '{"whole": [0, 1000000000]}'::jsonb, 'unitPrice', paise, 'gst', share))),
      'discount', paise,
      'subsidies', jsonb_build_object('count', '[0, 5]'::jsonb, 'each', jsonb_build_object('has', jsonb_build_object(
        'name', label, 'source', '{"line": [0, 200]}'::jsonb, 'cap', paise,
        'steps', jsonb_build_object('count', '[1, 6]'::jsonb, 'each', jsonb_build_object('has', jsonb_build_object(
          'upToWatts', '{"whole": [1, 100000000]}'::jsonb, 'perKw', paise)))))),
      'financing', jsonb_build_object('or_null', jsonb_build_object('has', jsonb_build_object(
        'downPayment', paise, 'yearlyRate', share, 'months', '{"whole": [1, 360]}'::jsonb))),
      'payments', jsonb_build_object('count', '[0, 10]'::jsonb, 'each', jsonb_build_object('has', jsonb_build_object(
        'label', label, 'share', share))),
      'yield', jsonb_build_object('has', jsonb_build_object(
        'monthlyBill', paise, 'tariff', '{"whole": [1, 1000000]}'::jsonb, 'tariffRise', share,
        'unitsPerKw', '{"whole": [0, 10000]}'::jsonb, 'ageing', share, 'years', '{"whole": [1, 40]}'::jsonb)))),
    'figures', jsonb_build_object('has', jsonb_build_object(
      'lines', jsonb_build_object('each', paise, 'count', '[0, 40]'::jsonb),
      'net', paise, 'discount', paise,
      'taxes', jsonb_build_object('count', '[0, 40]'::jsonb, 'each', jsonb_build_object('has', jsonb_build_object(
        'rate', share, 'on', paise, 'tax', paise))),
      'price', paise,
      'subsidies', jsonb_build_object('each', paise, 'count', '[0, 5]'::jsonb),
      'cost', paise,
      'payments', jsonb_build_object('each', paise, 'count', '[0, 10]'::jsonb),
      'financing', jsonb_build_object('or_null', jsonb_build_object('has', jsonb_build_object(
        'loan', paise, 'instalment', paise, 'total', balance))),
      'years', jsonb_build_object('count', '[1, 40]'::jsonb, 'each', jsonb_build_object('has', jsonb_build_object(
        'units', '{"whole": [0, 1000000000]}'::jsonb, 'saving', balance, 'balance', balance))),
      'paybackTenths', '{"or_null": {"whole": [0, 400]}}'::jsonb)))));
end;
$$;
comment on function private.is_proposal_content(jsonb) is 'The whole document and nothing else, at most 48 KB; it need not add up yet.';

create function private.sum_of(amounts jsonb) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum(amount::numeric), 0) from jsonb_array_elements(amounts) as amount;
$$;
create function private.amounts_of(rows jsonb, key text) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(line -> key order by n), '[]') from jsonb_array_elements(rows) with ordinality as t (line, n);
$$;

-- Not all of the arithmetic, which is the page's (app/proposals/figures.ts): that customers see no sum that is not the sum of
-- what they see above it, and that all of the price is paid by someone at some time.
create function private.adds_up(content jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  offer constant jsonb := content -> 'offer';
  figures constant jsonb := content -> 'figures';
  net constant numeric := figures -> 'net';
  discount constant numeric := figures -> 'discount';
  price constant numeric := figures -> 'price';
begin
  return private.sum_of(private.amounts_of(offer -> 'payments', 'share')) = 10000
    and jsonb_array_length(offer -> 'lines') > 0
    and figures -> 'lines' = (
      select jsonb_agg(round((line -> 'unitPrice')::numeric * (line -> 'quantity')::numeric / 1000) order by n)
      from jsonb_array_elements(offer -> 'lines') with ordinality as t (line, n)
    )
    and private.sum_of(figures -> 'lines') = net
    and discount = least((offer -> 'discount')::numeric, net)
    and private.sum_of(private.amounts_of(figures -> 'taxes', 'on')) = net - discount
    and not exists (
      select
      from jsonb_array_elements(figures -> 'taxes') as line
      where (line -> 'tax')::numeric <> round((line -> 'on')::numeric * (line -> 'rate')::numeric / 10000)
    )
    and price = net - discount + private.sum_of(private.amounts_of(figures -> 'taxes', 'tax'))
    and jsonb_array_length(figures -> 'subsidies') = jsonb_array_length(offer -> 'subsidies')
    and (figures -> 'cost')::numeric = price - private.sum_of(figures -> 'subsidies')
    and jsonb_array_length(figures -> 'payments') = jsonb_array_length(offer -> 'payments')
    and private.sum_of(figures -> 'payments') = price
    and jsonb_typeof(figures -> 'financing') = jsonb_typeof(offer -> 'financing')
    and jsonb_array_length(figures -> 'years') = (offer #> '{yield,years}')::integer;
end;
$$;
comment on function private.adds_up(jsonb) is 'Whether a proposal may be sent: its payments are all of the price, and its sums those of what it shows.';

-- A check runs with the rights of who writes.
grant execute on function
  private.matches(jsonb, jsonb), private.is_proposal_content(jsonb), private.sum_of(jsonb),
  private.amounts_of(jsonb, text), private.adds_up(jsonb)
to service_role;
