import { emiOf, type Savings } from '~/calculator/calculate-savings';
import type { Range } from '~/calculator/rates';
import { formatRupees } from '~/lib/format';
import { calculatorPage } from './en';

const { results } = calculatorPage;

interface EmiOptionsProps {
  savings: Savings;
  subsidyEligible: boolean;
}

export function EmiOptions({ savings, subsidyEligible }: EmiOptionsProps) {
  const perMonth = savings.monthlySaving - emiOf(savings, subsidyEligible).min;
  return (
    <section
      aria-labelledby="emi"
      className="card flex flex-col p-6 sm:p-8 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <h2 id="emi" className="text-2xl">
        {results.emi(savings.emiDuration)}
      </h2>
      <dl className="mt-5 grid gap-3">
        <Instalment label={results.afterSubsidy} emi={savings.emiAfterSubsidy} applies={subsidyEligible} />
        <Instalment label={results.beforeSubsidy} emi={savings.emiBeforeSubsidy} applies={!subsidyEligible} />
      </dl>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        <Term label={results.downPayment} value={formatRupees(savings.downPayment)} />
        <Term label={results.interestRate} value={`${savings.interestRate}%`} />
        <Term label={results.duration} value={calculatorPage.years(savings.emiDuration)} />
      </dl>
      <p className="mt-auto pt-5 text-sm print:hidden text-ink-soft">
        {perMonth >= 0
          ? results.savingsCoverEmi(formatRupees(perMonth))
          : results.emiExceedsSavings(formatRupees(-perMonth))}
      </p>
    </section>
  );
}

interface InstalmentProps {
  label: string;
  emi: Range;
  applies: boolean;
}

function Instalment({ label, emi, applies }: InstalmentProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 rounded-md px-4 py-3 print:px-0 print:py-1 ${applies ? 'bg-sun-100 font-bold' : 'bg-sand-100 text-ink-soft'}`}
    >
      <dt className="text-sm">{label}</dt>
      <dd className="text-wrap">
        <span className="text-xl font-extrabold tracking-tight tabular-nums">
          {results.instalments(formatRupees(emi.min), formatRupees(emi.max))}
        </span>{' '}
        <span className="text-xs whitespace-nowrap">{results.aMonth}</span>
      </dd>
    </div>
  );
}

function Term({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-lg font-bold tabular-nums">{value}</dd>
    </div>
  );
}
