/**
 * The figures of a proposal once more, by other means: PostgreSQL's exact decimals, sets and windows instead of loops over whole
 * numbers. Written from the rules, not from app/proposals/figures.ts:
 * - A line costs unit price times quantity. Whatever is rounded is rounded to the paisa, half a paisa up.
 * - The discount, at most all of it, is spread over the lines by their amounts; so is the price over the payments by their shares.
 *   Each gets its part without the fraction, and the paise that are left go one each to those who lost most, the first of equals
 *   first.
 * - Each rate of tax is taken once, on what is left of its lines.
 * - A scheme pays so much per kW within each of its steps, up to its cap; all schemes together no more than the price.
 * - A loan is the price without the down payment, paid back as an annuity with monthly interest.
 * - A year makes so many whole units, fewer each year; a unit costs whole paise, more each year. It saves what is made, as far as
 *   it would have been bought. Balance is what was saved so far, less the cost.
 * - It is paid back in the year in which the balance is no longer negative, to a tenth by what that year had still to save.
 */
export const OFFERS_IN_SQL = `
create temporary table offers on commit drop as
select n, (system -> 'watts')::numeric as watts, lines, discount, subsidies, payments,
  (nullif(financing, 'null') -> 'downPayment')::numeric as down, (nullif(financing, 'null') -> 'months')::numeric as months,
  (nullif(financing, 'null') -> 'yearlyRate')::numeric as yearly_rate,
  (yield -> 'monthlyBill')::numeric as bill, (yield -> 'tariff')::numeric as tariff,
  (yield -> 'unitsPerKw')::numeric as units_per_kw, (yield -> 'years')::integer as years,
  1 - (yield -> 'ageing')::numeric * 0.0001 as ageing, 1 + (yield -> 'tariffRise')::numeric * 0.0001 as rise
from rows from (
  jsonb_to_recordset($1::text::jsonb) as (
    system jsonb, lines jsonb, discount numeric, subsidies jsonb, financing jsonb, payments jsonb, yield jsonb
  )
) with ordinality as t (system, lines, discount, subsidies, financing, payments, yield, n)`;

export const FIGURES_IN_SQL = `
with line as (
  select n, i, gst, round(quantity * "unitPrice" / 1000) as amount
  from offers, rows from (
    jsonb_to_recordset(lines) as (gst numeric, quantity numeric, "unitPrice" numeric)
  ) with ordinality as t (gst, quantity, "unitPrice", i)
),
net as (
  select n, net, least(discount, net) as discount
  from (select n, sum(amount) as net from line group by n) as added join offers using (n)
),
discounted as (
  select n, i, gst, amount,
    share + (row_number() over (partition by n order by lost desc, i) <= discount - sum(share) over (partition by n))::integer
      as off
  from (
    select n, i, gst, amount, discount, coalesce(div(discount * amount, nullif(net, 0)), 0) as share,
      mod(discount * amount, nullif(net, 0)) as lost
    from line join net using (n)
  ) as cut
),
tax as (
  select n, gst, sum(amount - off) as taxed, round(sum(amount - off) * gst / 10000) as tax from discounted group by n, gst
),
price as (
  select n, net, discount, net - discount + sum(tax) as price from net join tax using (n) group by n, net, discount
),
step as (
  select n, s, (scheme -> 'cap')::numeric as cap,
    round(
      (step -> 'perKw')::numeric / 1000 * greatest(
        0,
        least(watts, (step -> 'upToWatts')::numeric)
          - coalesce((scheme -> 'steps' -> (k::integer - 2) -> 'upToWatts')::numeric * (k > 1)::integer, 0))) as paid
  from offers
  cross join jsonb_array_elements(subsidies) with ordinality as schemes (scheme, s)
  cross join jsonb_array_elements(scheme -> 'steps') with ordinality as steps (step, k)
),
subsidy as (
  -- What all up to this one may pay together, less what those before it pay together.
  select n, s, least(price, given) - least(price, given - gives) as paid
  from (
    select n, s, gives, sum(gives) over (partition by n order by s) as given
    from (select n, s, least(sum(paid), cap) as gives from step group by n, s, cap) as scheme
  ) as added
  join price using (n)
),
cost as (
  select price.*, price - coalesce(sum(paid), 0) as cost, coalesce(jsonb_agg(paid order by s) filter (where s > 0), '[]') as subsidised
  from price left join subsidy using (n) group by n, net, discount, price
),
payment as (
  select n, i,
    trunc(part) + (row_number() over (partition by n order by part - trunc(part) desc, i)
      <= price - sum(trunc(part)) over (partition by n))::integer as paid
  from (
    select n, i, price, price * (payment -> 'share')::numeric * 0.0001 as part
    from offers
    join price using (n)
    cross join jsonb_array_elements(payments) with ordinality as payments (payment, i)
  ) as cut
),
loan as (
  select n, months, greatest(0, price - down) as loan,
    case when rate = 0 then round(greatest(0, price - down) / months)
      else round(greatest(0, price - down) * rate / (1 - 1 / (1 + rate) ^ months))
    end as instalment
  from (
    select n, down, months, yearly_rate::numeric(60, 40) / 120000 as rate from offers where months is not null
  ) as asked
  join price using (n)
),
year as (
  with recursive passing as (
    select n, 1 as year, years, ageing, rise, div(bill * 12, tariff) as used, round(units_per_kw * watts / 1000) as units, tariff
    from offers
    union all
    select n, year + 1, years, ageing, rise, used, round(units * ageing), round(tariff * rise)
    from passing
    where year < years
  )
  select n, year, units, least(units, used) * tariff as saving,
    sum(least(units, used) * tariff) over (partition by n order by year) - cost as balance
  from passing join cost using (n)
),
turn as (
  select distinct on (n) n, (year - 1) * 10 + round((saving - balance) * 10 / saving) as tenths
  from year where balance >= 0 and saving > 0 order by n, year
)
select n, jsonb_build_object(
  'lines', amounts, 'net', net, 'discount', discount, 'taxes', taxes, 'price', price, 'subsidies', subsidised, 'cost', cost,
  'payments', paid, 'years', passed, 'paybackTenths', case when cost <= 0 then 0 else tenths end,
  'financing', case when loan is not null then
    jsonb_build_object('loan', loan, 'instalment', instalment, 'total', instalment * months)
  end
)::text as figures
from cost
join (select n, jsonb_agg(amount order by i) as amounts from line group by n) as line using (n)
join (
  select n, jsonb_agg(jsonb_build_object('rate', gst, 'on', taxed, 'tax', tax) order by gst desc) as taxes from tax group by n
) as tax using (n)
join (select n, jsonb_agg(paid order by i) as paid from payment group by n) as payment using (n)
join (
  select n, jsonb_agg(jsonb_build_object('units', units, 'saving', saving, 'balance', balance) order by year) as passed
  from year group by n
) as year using (n)
left join loan using (n)
left join turn using (n)
order by n`;
