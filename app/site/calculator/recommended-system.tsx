import { memo } from 'react';
import { parseBill } from '~/calculator/bill-text';
import type { Savings } from '~/calculator/calculate-savings';
import { type CalculatorInputs, savingsFor } from '~/calculator/calculator-inputs';
import { formatSize, formatYears } from '~/calculator/format-estimate';
import { company } from '~/company/facts';
import { formatDate, formatNumber, formatRupees } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { calculatorPage } from './en';
import { LargeFigure, widthInDigits } from './large-figure';
import { ResultAnnouncement } from './result-announcement';
import { RoofDrawing } from './roof-drawing';

const { print, results } = calculatorPage;

/** The answer, drawn and in large figures. On a phone the figures come first. */
export const RecommendedSystem = memo(function RecommendedSystem({ inputs }: { inputs: CalculatorInputs }) {
  const savings = savingsFor(inputs);
  return (
    <div className="isolate flex flex-col-reverse overflow-hidden rounded-xl border border-white/15 bg-linear-to-b from-panel-700 to-panel-900 shadow-lift lg:flex-col print:rounded-none print:border-0 print:bg-none print:shadow-none">
      <div className="flex grow items-end px-6 pt-6 print:hidden">
        <RoofDrawing kw={savings ? Number.parseInt(savings.systemSize, 10) : 0} />
      </div>
      <div className="bg-panel-950/70 px-5 py-6 sm:px-8 print:bg-transparent print:p-0">
        {savings && <PrintHeading inputs={inputs} />}
        {savings ? <Figures savings={savings} bill={parseBill(inputs.bill)} /> : <Invitation />}
      </div>
      <ResultAnnouncement text={savings ? summaryOf(savings) : ''} />
    </div>
  );
});

function summaryOf(savings: Savings): string {
  const { systemSize, monthlySaving, paybackPeriod } = savings;
  return results.announcement(
    formatSize(systemSize),
    formatRupees(monthlySaving),
    formatYears(paybackPeriod),
  );
}

/** Heads the printed estimate; the screen has the form instead. */
function PrintHeading({ inputs: { bill, subsidyEligible } }: { inputs: CalculatorInputs }) {
  return (
    <div className="hidden pb-4 print:block">
      <p className="text-sm">
        {company.name} · {company.tollFree.display} · {company.email}
      </p>
      <p className="mt-2 text-2xl font-extrabold">{print.title}</p>
      <p className="text-sm">
        {print.basis(formatRupees(parseBill(bill)), subsidyEligible, formatDate(new Date().toISOString()))}
      </p>
    </div>
  );
}

function Figures({ savings, bill }: { savings: Savings; bill: number }) {
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className="text-base font-bold tracking-normal">
        {results.system}
      </h2>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3 text-sun-300 tabular-nums lg:gap-x-14 print:text-ink">
        <Headline label={results.systemSize} value={formatSize(savings.systemSize)} />
        <Headline label={results.monthlySavings} value={formatRupees(savings.monthlySaving)} />
      </dl>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-t border-white/15 pt-4 tabular-nums print:border-sand-300">
        <Figure label={results.unitsSaved} value={formatNumber(savings.monthlyUnitsSaved)} />
        <Figure label={results.payback} value={formatYears(savings.paybackPeriod)} />
      </dl>
      {savings.monthlySaving > bill && (
        <p className="mt-4 flex gap-2 text-xs text-panel-200 print:text-ink">
          <Icon name="info" className="mt-px" />
          {results.savingAboveBill}
        </p>
      )}
    </section>
  );
}

function Headline({ label, value }: { label: string; value: string }) {
  const size = widthInDigits(value) > 8 ? 'text-3xl' : 'text-[clamp(2.75rem,2rem+3.6vw,5rem)] print:text-4xl';
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-panel-200 print:text-ink">{label}</dt>
      <dd className={`leading-none font-extrabold tracking-tighter whitespace-nowrap ${size}`}>
        <LargeFigure text={value} />
      </dd>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="order-last text-sm text-panel-200 print:text-ink">{label}</dt>
      <dd className="text-2xl font-extrabold tracking-tight">{value}</dd>
    </div>
  );
}

function Invitation() {
  return (
    <>
      <p className="text-2xl font-bold tracking-tight">{calculatorPage.empty.title}</p>
      <p className="mt-2 text-panel-200">{calculatorPage.empty.text}</p>
    </>
  );
}
