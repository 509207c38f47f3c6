import { useState } from 'react';
import { calculatorPage } from '~/content/calculator';
import { formatRupees } from '~/lib/format';
import { costOf, type Savings } from './calculate-savings';
import { ChartDrawing } from './chart-drawing';
import { cumulate, type YearEnd } from './cumulative';

const { chart } = calculatorPage;

interface SavingsChartProps {
  savings: Savings;
  subsidyEligible: boolean;
}

/** Cost against savings over twenty years: a drawing for the eye, the same figures as a table for everyone else. */
export function SavingsChart({ savings, subsidyEligible }: SavingsChartProps) {
  const [tableShown, setTableShown] = useState(false);
  const years = cumulate(savings, subsidyEligible);
  return (
    <figure aria-labelledby="chart-title" className="[print-color-adjust:exact]">
      <ChartDrawing savings={savings} years={years} totalCost={costOf(savings, subsidyEligible)} />
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
      <YearTable years={years} className={tableShown ? 'mt-4' : 'sr-only'} />
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

function YearTable({ years, className }: { years: YearEnd[]; className: string }) {
  return (
    <div className={`print:hidden ${className}`}>
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
