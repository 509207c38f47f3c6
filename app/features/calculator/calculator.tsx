import { useLayoutEffect, useRef, useState } from 'react';
import { NoScriptNotice } from '~/components/ui/no-script-notice';
import { calculatorPage } from '~/content/calculator';
import { useAfterPaint } from '~/lib/use-after-paint';
import { BillField, BillSlider } from './bill-field';
import { EstimateDetails } from './estimate-details';
import { LatestInputs } from './latest-inputs';
import { QuickExamples } from './quick-examples';
import { RecommendedSystem } from './recommended-system';
import { SubsidyToggle } from './subsidy-toggle';
import { useCalculatorInputs } from './use-calculator-inputs';

const TYPING_PAUSE_MS = 400;

export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, edit } = useCalculatorInputs(form);
  // The field keeps up with the fastest typist on the slowest phone: the answer follows a frame later, the details below
  // it when the typing pauses.
  const answered = useAfterPaint(inputs);
  const detailed = useAfterPaint(answered, TYPING_PAUSE_MS);
  const latest = useRef(inputs);
  useLayoutEffect(() => {
    latest.current = inputs;
  });
  // In use the slider is at the bill itself; otherwise it follows the field, which need not wait for it.
  const [isSliding, setSliding] = useState(false);

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
                <BillField
                  value={inputs.bill}
                  onChange={(bill) => {
                    setSliding(false);
                    edit({ bill });
                  }}
                />
                <BillSlider
                  value={isSliding ? inputs.bill : answered.bill}
                  onFocus={() => setSliding(true)}
                  onChange={(bill) => {
                    setSliding(true);
                    edit({ bill });
                  }}
                />
              </div>
              <SubsidyToggle eligible={inputs.subsidyEligible} edit={edit} />
              <QuickExamples edit={edit} />
            </form>
          </div>
          <RecommendedSystem inputs={answered} />
        </div>
      </div>
      <LatestInputs value={latest}>
        <EstimateDetails inputs={detailed} />
      </LatestInputs>
    </>
  );
}
