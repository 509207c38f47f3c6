import type { Savings } from '~/calculator/calculate-savings';
import type { YearEnd } from '~/calculator/cumulative';
import { formatLakhs, formatShort, formatYears } from '~/calculator/format-estimate';
import { EMI_YEARS, HORIZON_YEARS } from '~/calculator/rates';
import { calculatorPage } from './en';

const { chart } = calculatorPage;

interface ChartDrawingProps {
  savings: Savings;
  years: YearEnd[];
  totalCost: number;
  aheadAfter: number;
}

/** Lines are stretched to the box, labels are HTML over it: readable at any width. */
export function ChartDrawing({ savings, years, totalCost, aheadAfter }: ChartDrawingProps) {
  const top = savings.yearlySavings * HORIZON_YEARS;
  const across = (year: number) => (year / HORIZON_YEARS) * 100;
  const up = (rupees: number) => (rupees / top) * 100;
  const line = (value: (year: YearEnd) => number) =>
    years.map((year) => `${across(year.year)},${100 - up(value(year))}`).join(' ');
  const ahead = `₹${formatLakhs(savings.totalSavings20Years)}`;
  // Past the middle the rising line would run through a label on the right.
  const labelLeft = savings.paybackPeriod > 7.5;
  const paybackAt = { left: `${across(savings.paybackPeriod)}%`, bottom: `${up(totalCost)}%` };

  return (
    <div aria-hidden="true" className="relative mt-8 mr-1 ml-14 h-72 sm:h-88 print:mt-5 print:h-44">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d="M0 0h100M0 50h100M0 100h100"
          className="fill-none stroke-sand-300 [vector-effect:non-scaling-stroke]"
        />
        <polygon points={`0,100 ${line((year) => year.saved)} 100,100`} className="fill-sun-100" />
        <polygon points={`0,100 ${line((year) => year.paid)} 100,100`} className="fill-panel-200/70" />
        <path
          d={`M0 ${100 - up(totalCost)}H${across(EMI_YEARS)}`}
          className="fill-none stroke-panel-800 [stroke-dasharray:4_5] [vector-effect:non-scaling-stroke]"
        />
        <polyline
          points={line((year) => year.paid)}
          className="fill-none stroke-panel-800 stroke-3 [vector-effect:non-scaling-stroke]"
        />
        <polyline
          points={line((year) => year.saved)}
          className="fill-none stroke-sun-500 stroke-4 [vector-effect:non-scaling-stroke]"
        />
      </svg>
      {[0, top / 2, top].map((rupees) => (
        <span
          key={rupees / top}
          className="absolute right-full mr-2 translate-y-1/2 text-xs whitespace-nowrap text-ink-soft tabular-nums"
          style={{ bottom: `${up(rupees)}%` }}
        >
          {rupees === 0 ? '₹0' : formatShort(rupees)}
        </span>
      ))}
      {[0, 5, 10, 15, 20].map((year) => (
        <span
          key={year}
          className={`absolute top-full mt-2 text-xs whitespace-nowrap text-ink-soft ${year === HORIZON_YEARS ? '-translate-x-full' : year === 15 ? '-translate-x-1/2 max-sm:hidden' : '-translate-x-1/2'}`}
          style={{ left: `${across(year)}%` }}
        >
          {year === 0 ? chart.start : year === HORIZON_YEARS ? calculatorPage.years(HORIZON_YEARS) : year}
        </span>
      ))}
      <span
        className="absolute border-l-2 border-leaf-700"
        style={{ left: paybackAt.left, bottom: paybackAt.bottom, height: `${80 - up(totalCost)}%` }}
      />
      <span
        className="absolute size-3.5 -translate-x-1/2 translate-y-1/2 rounded-full border-3 border-leaf-700 bg-white"
        style={{ left: `${across(aheadAfter)}%`, bottom: `${up(savings.yearlySavings * aheadAfter)}%` }}
      />
      <span
        className="absolute size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-3 border-white bg-leaf-700 shadow-card"
        style={paybackAt}
      />
      <span
        className={`absolute bottom-[74%] w-max max-w-36 rounded-md bg-leaf-700 px-3 py-2 text-xs leading-snug font-bold text-white sm:max-w-none ${labelLeft ? '-translate-x-full rounded-tr-none' : 'rounded-tl-none'}`}
        style={{ left: paybackAt.left }}
      >
        <span className="block font-semibold">{chart.earnedBack.after}</span>
        {chart.earnedBack.years(formatYears(savings.paybackPeriod))}
      </span>
      <span className="absolute right-3 bottom-[42%] text-right">
        <span className="block text-xs text-ink-soft">{chart.ahead}</span>
        <span className={`font-extrabold tracking-tight ${ahead.length > 9 ? '' : 'text-2xl'}`}>{ahead}</span>
      </span>
    </div>
  );
}
