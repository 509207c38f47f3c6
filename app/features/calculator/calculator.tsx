import { useDeferredValue, useMemo, useRef } from 'react';
import { Icon } from '~/components/ui/icon';
import { calculatorPage } from '~/content/calculator';
import { company } from '~/content/company';
import { formatDate, formatRupees } from '~/lib/format';
import { BillField, BillSlider } from './bill-field';
import { formatBill, parseBill } from './bill-text';
import { calculateSavings, type Savings } from './calculate-savings';
import { EmiOptions } from './emi-options';
import type { CalculatorInputs } from './estimate-link';
import { formatYears } from './format-estimate';
import { QuickExamples } from './quick-examples';
import { ReadyToGo } from './ready-to-go';
import { RecommendedSystem } from './recommended-system';
import { ResultAnnouncement } from './result-announcement';
import { SavingsChart } from './savings-chart';
import { SavingsSummary } from './savings-summary';
import { ShareEstimate } from './share-estimate';
import { SubsidyToggle } from './subsidy-toggle';
import { useCalculatorInputs } from './use-calculator-inputs';

export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, edit } = useCalculatorInputs(form);
  const bill = parseBill(inputs.bill);
  const savings = useMemo(
    () => calculateSavings(bill, inputs.subsidyEligible),
    [bill, inputs.subsidyEligible],
  );
  // The chart and its table may follow a frame later: the figures above must keep up with the fastest typist.
  const chart = useDeferredValue(
    useMemo(() => ({ savings, subsidyEligible: inputs.subsidyEligible }), [savings, inputs.subsidyEligible]),
  );

  return (
    <>
      <div className="on-dark cells print:bg-transparent print:bg-none print:text-ink">
        <div className="wrap grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[1fr_1.15fr] lg:py-14 print:block print:py-0">
          {savings && <PrintHeading inputs={inputs} />}
          <div className="print:hidden">
            <h1 className="text-2xl sm:text-4xl">{calculatorPage.title}</h1>
            <p className="lead mt-3 max-sm:hidden">{calculatorPage.lead}</p>
            <form
              ref={form}
              onSubmit={(event) => event.preventDefault()}
              className="card mt-6 grid gap-4 p-5 text-ink sm:p-6"
            >
              <div>
                <BillField value={inputs.bill} onChange={(value) => edit({ bill: value })} />
                <BillSlider value={inputs.bill} onChange={(value) => edit({ bill: value })} />
              </div>
              <SubsidyToggle
                eligible={inputs.subsidyEligible}
                onChange={(subsidyEligible) => edit({ subsidyEligible })}
              />
              <QuickExamples onPick={(example) => edit({ bill: formatBill(String(example)) })} />
            </form>
          </div>
          <RecommendedSystem savings={savings} bill={bill} />
          <ResultAnnouncement text={savings ? summaryOf(savings) : ''} />
        </div>
      </div>
      <div className="wrap grid gap-6 py-12 lg:grid-cols-2 print:grid-cols-2 print:gap-4 print:py-4">
        {savings && <EmiOptions savings={savings} subsidyEligible={inputs.subsidyEligible} />}
        {savings && <SavingsSummary savings={savings} />}
        <div className="lg:col-span-2 print:order-last print:col-span-2">
          <ReadyToGo inputs={inputs} savings={savings} />
          <p className="mt-4 flex gap-2 text-sm text-ink-soft">
            <Icon name="info" className="mt-0.5" /> {calculatorPage.disclaimer}
          </p>
        </div>
        {savings && chart.savings && (
          <section aria-labelledby="chart-title" className="mt-8 lg:col-span-2 print:col-span-2 print:mt-0">
            <div className="flex flex-wrap items-end justify-between gap-6">
              <div>
                <h2 id="chart-title" className="print:text-2xl">
                  {calculatorPage.chart.title}
                </h2>
                <p className="lead mt-3 print:hidden">{calculatorPage.chart.lead}</p>
              </div>
              <ShareEstimate inputs={inputs} />
            </div>
            <SavingsChart savings={chart.savings} subsidyEligible={chart.subsidyEligible} />
          </section>
        )}
      </div>
    </>
  );
}

function summaryOf(savings: Savings): string {
  return `${savings.systemSize} system recommended. It saves ${formatRupees(savings.monthlySaving)} a month and pays for itself in ${formatYears(savings.paybackPeriod)} years.`;
}

/** Heads the printed estimate; the screen has the form instead. */
function PrintHeading({ inputs }: { inputs: CalculatorInputs }) {
  return (
    <div className="hidden pb-4 print:block">
      <p className="text-sm">
        {company.name} · {company.tollFree.display} · {company.email}
      </p>
      <p className="mt-2 text-2xl font-extrabold">Your solar estimate</p>
      <p className="text-sm">
        For a monthly bill of {formatRupees(parseBill(inputs.bill))},{' '}
        {inputs.subsidyEligible ? 'with' : 'without'} subsidy · {formatDate(new Date().toISOString())}
      </p>
    </div>
  );
}
