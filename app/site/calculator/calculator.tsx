import { useDeferredValue, useRef } from 'react';
import { savingsFor } from '~/calculator/calculator-inputs';
import { NoScriptNotice } from '~/ui/no-script-notice';
import { BillField, BillSlider } from './bill-field';
import { calculatorPage } from './en';
import { CostAndSavings, TwentyYears } from './estimate-details';
import { NextSteps } from './next-steps';
import { QuickExamples } from './quick-examples';
import { RecommendedSystem } from './recommended-system';
import { ResultStrip } from './result-strip';
import { SubsidyToggle } from './subsidy-toggle';
import { useCalculatorInputs } from './use-calculator-inputs';

export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, edit } = useCalculatorInputs(form);
  // The digit, the thumb, the main figures and the links belong to the key itself; what takes longer to draw follows it.
  const followed = useDeferredValue(inputs);

  return (
    <>
      <div className="on-dark cells print:bg-transparent print:bg-none print:text-ink">
        <div className="wrap grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[1fr_1.15fr] lg:py-14 print:block print:py-0">
          <div className="print:hidden">
            <h1 className="text-2xl sm:text-4xl">{calculatorPage.title}</h1>
            <p className="lead mt-3 max-sm:hidden">{calculatorPage.lead}</p>
            <form
              ref={form}
              onSubmit={(event) => event.preventDefault()}
              className="card mt-6 grid gap-4 p-5 text-ink sm:p-6"
            >
              <NoScriptNotice text={calculatorPage.needsScript} />
              <div>
                <BillField value={inputs.bill} onChange={(bill) => edit({ bill })} />
                <ResultStrip savings={savingsFor(inputs)} />
                <BillSlider value={inputs.bill} onChange={(bill) => edit({ bill })} />
              </div>
              <SubsidyToggle eligible={inputs.subsidyEligible} edit={edit} />
              <QuickExamples edit={edit} />
            </form>
          </div>
          <RecommendedSystem inputs={followed} />
        </div>
      </div>
      {/* Isolated, as are the answer above and the page's lower parts: for a digit typed, the browser takes their last paint. */}
      <div className="wrap grid gap-6 py-12 isolate lg:grid-cols-2 print:grid-cols-2 print:gap-4 print:py-4">
        <CostAndSavings inputs={followed} />
        <NextSteps inputs={inputs} hasResult={savingsFor(followed) !== null} />
        <TwentyYears inputs={followed} />
      </div>
    </>
  );
}
