import type { Savings } from '~/calculator/calculate-savings';
import { formatLakhs } from '~/calculator/format-estimate';
import { formatNumber, formatRupees } from '~/lib/format';
import { calculatorPage } from './en';
import { LargeFigure, widthInDigits } from './large-figure';

const { results } = calculatorPage;

export function SavingsSummary({ savings }: { savings: Savings }) {
  const total = `₹${formatLakhs(savings.totalSavings20Years)}`;
  const size = widthInDigits(total) > 7 ? 'text-3xl' : 'text-[clamp(3.5rem,2.5rem+6vw,7rem)] print:text-4xl';
  return (
    <section
      aria-labelledby="summary"
      className="rounded-lg bg-sun-400 p-6 text-panel-950 sm:p-8 print:bg-transparent print:p-0 print:text-ink"
    >
      <h2 id="summary" className="text-2xl">
        {results.summary}
      </h2>
      <dl className="mt-4 tabular-nums">
        <div className="flex flex-col-reverse">
          <dt className="mt-1 text-sm">{results.total}</dt>
          <dd className={`leading-none font-extrabold tracking-tighter ${size}`}>
            <LargeFigure text={total} />
          </dd>
        </div>
      </dl>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-t border-panel-950/25 pt-4 tabular-nums">
        <Sum label={results.monthlySavings} value={formatRupees(savings.monthlySaving)} />
        <Sum label={results.yearlySavings} value={formatRupees(savings.yearlySavings)} />
        <Sum
          label={results.generation}
          value={results.kilowattHours(formatNumber(savings.yearlyGeneration))}
        />
      </dl>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs">{label}</dt>
      <dd className="text-xl font-extrabold">{value}</dd>
    </div>
  );
}
