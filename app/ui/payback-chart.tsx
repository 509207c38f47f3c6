import { ticksUpTo } from './chart-ticks';

interface PaybackChartProps {
  /** Rupees paid and saved so far, at the start and after each year. */
  years: { year: number; paid: number; saved: number }[];
  /** When the savings have reached the cost, in years; nothing where they never do. */
  payback?: { after: number; cost: number; label: { after: string; years: string } };
  /** When they pass what has been paid so far, where the cost is paid over the years. */
  meeting?: { after: number; saved: number };
  /** Until when there is still something of the cost to pay. */
  paidAfter?: number;
  ahead?: { label: string; amount: string };
  ends: { start: string; end: string };
  formatShort: (rupees: number) => string;
}

/** Cost against savings over the years. Lines are stretched to the box, labels are HTML over it: readable at any width. */
export function PaybackChart({ years, payback, meeting, paidAfter, ...labels }: PaybackChartProps) {
  const horizon = years.at(-1)?.year ?? 1;
  const top = Math.max(1, ...years.flatMap(({ paid, saved }) => [paid, saved]));
  const across = (year: number) => (year / horizon) * 100;
  const up = (rupees: number) => (rupees / top) * 100;
  const line = (value: (year: (typeof years)[number]) => number) =>
    years.map((year) => `${across(year.year)},${100 - up(value(year))}`).join(' ');
  const { ahead, ends, formatShort } = labels;

  return (
    <div
      aria-hidden="true"
      className="relative mt-8 mr-1 ml-14 h-72 sm:h-88 print:mt-5 print:ml-20 print:h-44"
    >
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
        {payback && paidAfter && (
          <path
            d={`M0 ${100 - up(payback.cost)}H${across(paidAfter)}`}
            className="fill-none stroke-panel-800 [stroke-dasharray:4_5] [vector-effect:non-scaling-stroke]"
          />
        )}
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
      {ticksUpTo(horizon).map(({ year, isForWideScreens }) => (
        <span
          key={year}
          className={`absolute top-full mt-2 -translate-x-1/2 text-xs whitespace-nowrap text-ink-soft ${isForWideScreens ? 'max-sm:hidden' : ''}`}
          style={{ left: `${across(year)}%` }}
        >
          {year === 0 ? ends.start : year}
        </span>
      ))}
      <span className="absolute top-full left-full mt-2 -translate-x-full text-xs whitespace-nowrap text-ink-soft">
        {ends.end}
      </span>
      {meeting && (
        <span
          className="absolute size-3.5 -translate-x-1/2 translate-y-1/2 rounded-full border-3 border-leaf-700 bg-white"
          style={{ left: `${across(meeting.after)}%`, bottom: `${up(meeting.saved)}%` }}
        />
      )}
      {payback && <PaybackMark {...payback} left={across(payback.after)} bottom={up(payback.cost)} />}
      {ahead && (
        <span className="absolute right-3 bottom-[42%] text-right">
          <span className="block text-xs text-ink-soft">{ahead.label}</span>
          <span
            className={`font-extrabold tracking-tight ${ahead.amount.length > 9 ? '' : 'text-lg sm:text-2xl'}`}
          >
            {ahead.amount}
          </span>
        </span>
      )}
    </div>
  );
}

interface PaybackMarkProps {
  label: { after: string; years: string };
  /** In percent of the box. */
  left: number;
  bottom: number;
}

function PaybackMark({ label, left, bottom }: PaybackMarkProps) {
  // Past the middle the rising line would run through a label on the right.
  const corner = left > 37.5 ? '-translate-x-full rounded-tr-none' : 'rounded-tl-none';
  const at = { left: `${left}%`, bottom: `${bottom}%` };
  return (
    <>
      <span className="absolute border-l-2 border-leaf-700" style={{ ...at, height: `${80 - bottom}%` }} />
      <span
        className="absolute size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-3 border-white bg-leaf-700 shadow-card"
        style={at}
      />
      <span
        className={`absolute bottom-[74%] w-max max-w-36 rounded-md bg-leaf-700 px-3 py-2 text-xs leading-snug font-bold text-white sm:max-w-none ${corner}`}
        style={{ left: at.left }}
      >
        <span className="block font-semibold">{label.after}</span>
        {label.years}
      </span>
    </>
  );
}
