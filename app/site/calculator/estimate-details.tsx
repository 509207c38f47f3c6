import { memo } from 'react';
import { type CalculatorInputs, savingsFor } from '~/calculator/calculator-inputs';
import { EmiOptions } from './emi-options';
import { calculatorPage } from './en';
import { SavingsChart } from './savings-chart';
import { SavingsSummary } from './savings-summary';

export const CostAndSavings = memo(function CostAndSavings({ inputs }: { inputs: CalculatorInputs }) {
  const savings = savingsFor(inputs);
  if (!savings) return null;
  return (
    <>
      <EmiOptions savings={savings} subsidyEligible={inputs.subsidyEligible} />
      <SavingsSummary savings={savings} />
    </>
  );
});

export const TwentyYears = memo(function TwentyYears({ inputs }: { inputs: CalculatorInputs }) {
  const savings = savingsFor(inputs);
  if (!savings) return null;
  return (
    <section aria-labelledby="chart-title" className="mt-8 lg:col-span-2 print:col-span-2 print:mt-0">
      <h2 id="chart-title" className="print:text-2xl">
        {calculatorPage.chart.title}
      </h2>
      <p className="lead mt-3 print:hidden">{calculatorPage.chart.lead}</p>
      <SavingsChart savings={savings} subsidyEligible={inputs.subsidyEligible} />
    </section>
  );
});
