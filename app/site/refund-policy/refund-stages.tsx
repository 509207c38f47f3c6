import { refundStages, refundStagesTitle } from './en';

const COLUMNS = 5;
const ROWS = 4;
const PERCENT_PER_CELL = 100 / (COLUMNS * ROWS);

/** A panel of twenty cells for each stage; every lit cell is five percent that comes back. */
export function RefundStages() {
  return (
    <section aria-label={refundStagesTitle} className="on-dark cells mb-14 rounded-xl p-6 md:p-10">
      <ol className="grid gap-6 sm:grid-cols-4">
        {refundStages.map(({ percent, label, when }) => (
          <li key={label} className="grid grid-cols-[6rem_1fr] items-center gap-4 sm:block">
            <svg
              viewBox={`0 0 ${COLUMNS} ${ROWS}`}
              aria-hidden="true"
              className="w-full rounded-sm bg-white/10"
            >
              <path d={litCells(percent)} className="fill-sun-400" />
              <path
                d="M1 0v4M2 0v4M3 0v4M4 0v4M0 1h5M0 2h5M0 3h5"
                className="stroke-panel-900"
                strokeWidth=".08"
              />
            </svg>
            <div className="sm:mt-4">
              <p className="text-2xl font-extrabold tracking-tight text-sun-300">{label}</p>
              <p className="mt-1 text-sm text-panel-200">{when}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Outline of the lit cells, filled row by row from the top. */
function litCells(percent: number): string {
  const cells = percent / PERCENT_PER_CELL;
  const rows = Math.floor(cells / COLUMNS);
  return `M0 0H${COLUMNS}V${rows}H${cells % COLUMNS}V${Math.ceil(cells / COLUMNS)}H0Z`;
}
