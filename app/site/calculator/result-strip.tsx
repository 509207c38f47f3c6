import type { Savings } from '~/calculator/calculate-savings';
import { formatShort, formatSize, formatYears } from '~/calculator/format-estimate';
import { formatRupees } from '~/lib/format';
import { calculatorPage } from './en';

const { strip } = calculatorPage;

/** From here on a phone's width has no room for every digit; the full amount stands with the recommended system. */
const ONE_LAKH = 100_000;

/**
 * The main figures at the field, where a phone's keyboard does not cover them. As high without a result as with one, so
 * that nothing moves under the thumb. For the eye only: the result itself and its announcement are elsewhere.
 */
export function ResultStrip({ savings }: { savings: Savings | null }) {
  return (
    <ul
      aria-hidden="true"
      className="mt-2 grid grid-cols-[auto_1fr_auto] divide-x sm:grid-cols-3 divide-white/15 rounded-md bg-panel-900 py-2 text-center tabular-nums lg:hidden print:hidden"
    >
      <Item label={strip.system} value={savings && formatSize(savings.systemSize)} />
      <Item label={strip.saved} value={savings && formatSaving(savings.monthlySaving)} />
      <Item label={strip.payback} value={savings && strip.years(formatYears(savings.paybackPeriod))} />
    </ul>
  );
}

function Item({ label, value }: { label: string; value?: string | null }) {
  return (
    <li className="px-1 leading-tight min-[22rem]:px-2 whitespace-nowrap">
      <span className={`block font-extrabold ${value ? 'text-sun-300' : 'text-white/50'}`}>
        {value ?? '–'}
      </span>
      <span className="text-xs text-panel-200">{label}</span>
    </li>
  );
}

const formatSaving = (rupees: number) => (rupees < ONE_LAKH ? formatRupees(rupees) : formatShort(rupees));
