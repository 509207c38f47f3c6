import { useState } from 'react';
import { costOf, type Savings } from '~/calculator/calculate-savings';
import { cumulate, type YearEnd, yearsUntilAhead } from '~/calculator/cumulative';
import { formatYears } from '~/calculator/format-estimate';
import { formatRupees } from '~/lib/format';
import { ChartDrawing } from './chart-drawing';
import { calculatorPage } from './en';

const { chart } = calculatorPage;

interface SavingsChartProps {
  savings: Savings;
  subsidyEligible: boolean;
}

/** Cost against savings over twenty years: a drawing for the eye, what it shows in words, and its figures as a table. */
export function SavingsChart({ savings, subsidyEligible }: SavingsChartProps) {
  const [tableShown, setTableShown] = useState(false);
  const years = cumulate(savings, subsidyEligible);
  const aheadAfter = yearsUntilAhead(savings, subsidyEligible);
  return (
    <figure aria-labelledby="chart-title" className="[print-color-adjust:exact]">
      <ChartDrawing
        savings={savings}
        years={years}
        totalCost={costOf(savings, subsidyEligible)}
        aheadAfter={aheadAfter}
      />
      <figcaption className="mt-12 flex print:mt-8 flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-hidden="true">
          <Key colour="bg-sun-500" label={chart.saved} />
          <Key colour="bg-panel-800" label={chart.paid} />
        </ul>
        <button
          type="button"
          aria-expanded={tableShown}
          className="link no-print min-h-11 text-sm"
          onClick={() => setTableShown(!tableShown)}
        >
          {tableShown ? chart.hideTable : chart.showTable}
        </button>
      </figcaption>
      <TurningPoints aheadAfter={aheadAfter} paybackAfter={savings.paybackPeriod} />
      {tableShown && <YearTable years={years} />}
    </figure>
  );
}

function Key({ colour, label }: { colour: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`h-1 w-6 rounded-full ${colour}`} /> {label}
    </li>
  );
}

/** Two moments that look like one: each with what it counts. */
function TurningPoints({ aheadAfter, paybackAfter }: { aheadAfter: number; paybackAfter: number }) {
  const isAheadSooner = aheadAfter < paybackAfter;
  return (
    <dl className="mt-4 grid gap-x-12 gap-y-4 text-sm sm:grid-cols-2 print:gap-4 print:text-xs">
      {isAheadSooner && (
        <TurningPoint
          dot="border-leaf-700 bg-white"
          moment={chart.aheadAfter(formatYears(aheadAfter))}
          text={chart.aheadText}
        />
      )}
      <TurningPoint
        dot="border-leaf-700 bg-leaf-700"
        moment={chart.paybackAfter(formatYears(paybackAfter))}
        text={isAheadSooner ? chart.paybackText : chart.paybackAfterLastEmi}
      />
    </dl>
  );
}

function TurningPoint({ dot, moment, text }: { dot: string; moment: string; text: string }) {
  return (
    <div className="border-t border-sand-300 pt-3">
      <dt className="flex items-center gap-2 font-bold">
        <span className={`size-3.5 rounded-full border-3 ${dot}`} /> {moment}
      </dt>
      <dd className="mt-1 max-w-lg text-ink-soft">{text}</dd>
    </div>
  );
}

function YearTable({ years }: { years: YearEnd[] }) {
  return (
    <div className="mt-4 print:hidden">
      <table className="w-full text-right text-sm wrap-anywhere tabular-nums [&_td]:border-t [&_td]:border-sand-200 [&_td]:py-2 [&_th]:py-2">
        <caption className="sr-only">{chart.title}</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="text-left">
              {chart.year}
            </th>
            <th scope="col">{chart.paid}</th>
            <th scope="col">{chart.saved}</th>
            <th scope="col">{chart.balance}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, paid, saved }) => (
            <tr key={year}>
              <th scope="row" className="border-t border-sand-200 text-left font-semibold">
                {year}
              </th>
              <td>{formatRupees(paid)}</td>
              <td>{formatRupees(saved)}</td>
              <td className={saved >= paid ? 'font-bold text-leaf-700' : ''}>{formatRupees(saved - paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
