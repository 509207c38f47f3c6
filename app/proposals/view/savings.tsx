import { formatShort } from '~/calculator/format-estimate';
import { formatNumber } from '~/lib/format';
import { PaybackChart } from '~/ui/payback-chart';
import type { ProposalContent } from '../content';
import type { Figures } from '../figures';
import { formatPaise, formatShare, formatTenths, moneyFormat } from '../format';
import { savingsChart } from './chart';
import { proposalWords } from './en';
import { Part } from './part';

const { savings: words, assumptions, years: yearsText } = proposalWords;

export function Savings({ content }: { content: ProposalContent }) {
  const { figures } = content;
  const { years, paybackTenths } = figures;
  const chart = savingsChart(figures);
  return (
    <Part id="savings" title={words.title} isLong>
      <p className="text-ink-soft print:hidden">{words.lead}</p>
      {/* Padding, since a margin is dropped at the top of a sheet, and the chart's labels reach above it. */}
      <figure aria-labelledby="proposal-savings" className="[print-color-adjust:exact] print:pt-4">
        <PaybackChart
          years={chart.years}
          payback={
            chart.payback && {
              ...chart.payback,
              label: {
                after: words.earnedBack.after,
                years: words.earnedBack.years(formatTenths(paybackTenths ?? 0)),
              },
            }
          }
          ahead={chart.ahead > 0 ? { label: words.ahead, amount: formatShort(chart.ahead) } : undefined}
          ends={{ start: words.start, end: yearsText(String(years.length)) }}
          formatShort={formatShort}
        />
        <figcaption className="mt-12 print:mt-8">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-hidden="true">
            <Key colour="bg-sun-500" label={words.saved} />
            <Key colour="bg-panel-800" label={words.paid} />
          </ul>
          <p className="mt-4 font-semibold print:mt-1">
            {paybackTenths === null
              ? words.noPayback(years.length)
              : words.payback(formatTenths(paybackTenths))}
          </p>
        </figcaption>
      </figure>
      <details className="no-print mt-2">
        <summary className="link flex min-h-11 items-center text-sm">{words.table}</summary>
        <YearTable years={years} />
      </details>
      <Assumptions content={content} />
    </Part>
  );
}

function Key({ colour, label }: { colour: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`h-1 w-6 rounded-full ${colour}`} /> {label}
    </li>
  );
}

function YearTable({ years }: { years: Figures['years'] }) {
  const format = moneyFormat(years.flatMap(({ saving, balance }) => [saving, balance]));
  return (
    <table className="w-full text-right text-xs wrap-anywhere tabular-nums sm:text-sm [&_td]:border-t [&_td]:border-sand-200 [&_td]:py-2 [&_td]:pl-2 [&_th]:py-2">
      <caption className="sr-only">{words.title}</caption>
      <thead className="align-bottom text-xs text-ink-soft">
        <tr>
          <th scope="col" className="text-left">
            {words.year}
          </th>
          <th scope="col">{words.units}</th>
          <th scope="col">{words.saving}</th>
          <th scope="col">{words.balance}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ units, saving, balance }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year has no other name than its place
          <tr key={index}>
            <th scope="row" className="border-t border-sand-200 text-left font-semibold">
              {index + 1}
            </th>
            <td>{formatNumber(units)}</td>
            <td>{format(saving)}</td>
            <td className={balance >= 0 ? 'font-bold text-leaf-700' : ''}>{format(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Assumptions({ content: { offer, figures } }: { content: ProposalContent }) {
  const { monthlyBill, tariff, tariffRise, unitsPerKw, ageing } = offer.yield;
  const points = [
    assumptions.bill(formatPaise(monthlyBill), formatPaise(tariff)),
    tariffRise > 0 ? assumptions.tariffRise(formatShare(tariffRise)) : assumptions.tariffStays,
    assumptions.generation(formatNumber(unitsPerKw), formatShare(ageing)),
    assumptions.ownUse,
    assumptions.payback(formatPaise(figures.cost)),
    assumptions.estimate,
  ];
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg print:mt-2 print:mb-1">{assumptions.title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft marker:text-sand-300">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
