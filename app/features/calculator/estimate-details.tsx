import { Icon } from '~/components/ui/icon';
import { calculatorPage } from '~/content/calculator';
import type { Savings } from './calculate-savings';
import type { CalculatorInputs } from './calculator-inputs';
import { EmiOptions } from './emi-options';
import { ReadyToGo } from './ready-to-go';
import { SavingsChart } from './savings-chart';
import { SavingsSummary } from './savings-summary';
import { ShareEstimate } from './share-estimate';

interface EstimateDetailsProps {
  inputs: CalculatorInputs;
  savings: Savings | null;
}

/** Everything below the answer: what it costs, what it saves, where to go from here. */
export function EstimateDetails({ inputs, savings }: EstimateDetailsProps) {
  const { subsidyEligible } = inputs;
  return (
    <div className="wrap grid gap-6 py-12 lg:grid-cols-2 print:grid-cols-2 print:gap-4 print:py-4">
      {savings && <EmiOptions savings={savings} subsidyEligible={subsidyEligible} />}
      {savings && <SavingsSummary savings={savings} />}
      <div className="lg:col-span-2 print:order-last print:col-span-2">
        <ReadyToGo inputs={inputs} savings={savings} />
        <p className="mt-4 flex gap-2 text-sm text-ink-soft">
          <Icon name="info" className="mt-0.5" /> {calculatorPage.disclaimer}
        </p>
      </div>
      {savings && (
        <section aria-labelledby="chart-title" className="mt-8 lg:col-span-2 print:col-span-2 print:mt-0">
          <div className="flex flex-wrap items-end justify-between gap-6 lg:flex-nowrap">
            <div>
              <h2 id="chart-title" className="print:text-2xl">
                {calculatorPage.chart.title}
              </h2>
              <p className="lead mt-3 print:hidden">{calculatorPage.chart.lead}</p>
            </div>
            <ShareEstimate inputs={inputs} />
          </div>
          <SavingsChart savings={savings} subsidyEligible={subsidyEligible} />
        </section>
      )}
    </div>
  );
}
