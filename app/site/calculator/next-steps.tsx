import { memo } from 'react';
import type { CalculatorInputs } from '~/calculator/calculator-inputs';
import { Icon } from '~/ui/icon';
import { calculatorPage } from './en';
import { ReadyToGo } from './ready-to-go';
import { ShareEstimate } from './share-estimate';

interface NextStepsProps {
  inputs: CalculatorInputs;
  /** Deferred: what a result adds here moves the page below it. */
  hasResult: boolean;
}

/** Where to go from the estimate. Its links are never deferred: one pressed at once must carry the bill just typed. */
export const NextSteps = memo(function NextSteps({ inputs, hasResult }: NextStepsProps) {
  return (
    <div className="lg:col-span-2 print:order-last print:col-span-2">
      <ReadyToGo inputs={inputs} hasResult={hasResult} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="flex gap-2 text-sm text-ink-soft">
          <Icon name="info" className="mt-0.5" /> {calculatorPage.disclaimer}
        </p>
        {hasResult && <ShareEstimate inputs={inputs} />}
      </div>
    </div>
  );
});
