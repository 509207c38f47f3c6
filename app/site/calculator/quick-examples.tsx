import { memo } from 'react';
import { formatBill } from '~/calculator/bill-text';
import type { EditInputs } from '~/calculator/calculator-inputs';
import { estimateUnits } from '~/calculator/en';
import { fixedOffers, scaledOffer } from '~/calculator/rates';
import { formatRupees } from '~/lib/format';
import { calculatorPage } from './en';

const { title, upTo, between, above, system, sizes } = calculatorPage.examples;
const largestFixedBill = fixedOffers.at(-1)?.upToBill ?? 0;
/** A bill above the fixed offers, for the last example. */
const LARGE_BILL = 8000;

const examples = [
  ...fixedOffers.map((offer, index) => {
    const previous = fixedOffers[index - 1]?.upToBill;
    const limit = formatRupees(offer.upToBill);
    return {
      bills: previous ? between(formatRupees(previous), limit) : upTo(limit),
      size: estimateUnits.kilowatts(offer.systemKw),
      bill: offer.upToBill,
    };
  }),
  {
    bills: above(formatRupees(largestFixedBill)),
    size: estimateUnits.kilowatts(
      sizes(largestFixedBill / scaledOffer.rupeesPerStep + 1, scaledOffer.maxSystemKw),
    ),
    bill: LARGE_BILL,
  },
];

export const QuickExamples = memo(function QuickExamples({ edit }: { edit: EditInputs }) {
  return (
    <div>
      <h2 className="text-sm font-bold tracking-normal">{title}</h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-3">
        {examples.map((example) => (
          <li key={example.bill}>
            <button
              type="button"
              onClick={() => edit({ bill: formatBill(String(example.bill)) })}
              className="grid min-h-11 w-full grid-cols-[1fr_auto] content-center items-baseline gap-x-3 rounded-md border border-sand-300 px-3 py-2 text-left text-xs leading-snug hover:border-panel-600 hover:bg-panel-50 sm:block sm:h-full"
            >
              <span className="wrap-normal text-ink-soft sm:block">{example.bills}</span>
              <strong className="text-sm sm:block">{system(example.size)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
