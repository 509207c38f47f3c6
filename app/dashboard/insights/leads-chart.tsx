import { useQuery } from '@tanstack/react-query';
import { leadTables } from '~/leads/kinds';
import { formatDate, formatNumber } from '~/lib/format';
import { type DayOfLeads, fillDays, roundUp, sum } from './per-day';
import { leadsPerDayQuery } from './queries';

/** Leads per day, one colour per kind. The table behind "Numbers" says the same in text. */
export function LeadsChart({ days, enabled }: { days: number; enabled: boolean }) {
  const { data = [] } = useQuery({ ...leadsPerDayQuery(days), enabled });
  const perDay = fillDays(data, days, new Date());
  const top = roundUp(Math.max(...perDay.map(({ total }) => total)));
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-soft tabular-nums">
        <div className="flex flex-col justify-between text-right leading-none">
          <span>{formatNumber(top)}</span>
          <span>{formatNumber(top / 2)}</span>
          <span>0</span>
        </div>
        <Bars perDay={perDay} top={top} />
        <div className="col-start-2 mt-1.5 flex justify-between">
          <span>{formatDate(perDay[0]?.day ?? '')}</span>
          <span>Today</span>
        </div>
      </div>
      <Legend perDay={perDay} />
      <NumbersTable perDay={perDay} />
    </div>
  );
}

const COLUMN = 10;
const GAP = 2;

function Bars({ perDay, top }: { perDay: DayOfLeads[]; top: number }) {
  return (
    <svg
      viewBox={`0 0 ${perDay.length * COLUMN} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Leads per day over ${perDay.length} days, ${sum(perDay.map(({ total }) => total))} in all`}
      className="h-24 w-full border-y border-sand-200"
    >
      <line
        x1="0"
        x2={perDay.length * COLUMN}
        y1="50"
        y2="50"
        className="stroke-sand-200"
        strokeWidth="0.5"
      />
      {perDay.map(({ day, counts, total }, index) => (
        <g key={day} className="hover:opacity-80">
          <title>{`${formatDate(day)}: ${total}`}</title>
          <rect x={index * COLUMN} y="0" width={COLUMN} height="100" fill="transparent" />
          {leadTables.map(({ table, chartColour }, kind) => {
            const below = sum(counts.slice(0, kind + 1));
            return (
              <rect
                key={table}
                x={index * COLUMN + GAP / 2}
                width={COLUMN - GAP}
                y={100 - (below / top) * 100}
                height={((counts[kind] ?? 0) / top) * 100}
                fill={chartColour}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

function Legend({ perDay }: { perDay: DayOfLeads[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {leadTables.map(({ table, label, chartColour }, kind) => (
        <li key={table} className="flex items-center gap-1.5">
          <span
            className="size-2.5 rounded-full forced-color-adjust-none"
            style={{ background: chartColour }}
          />
          {label}
          <span className="font-bold tabular-nums">
            {formatNumber(sum(perDay.map(({ counts }) => counts[kind] ?? 0)))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function NumbersTable({ perDay }: { perDay: DayOfLeads[] }) {
  const withLeads = perDay.filter(({ total }) => total > 0).reverse();
  return (
    <details className="text-xs">
      <summary className="link inline-block py-1">Numbers</summary>
      <div className="mt-2 max-h-64 overflow-auto" tabIndex={-1}>
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">Leads per day by kind</caption>
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1 pr-3 text-left">
                Day
              </th>
              {leadTables.map(({ table, label }) => (
                <th key={table} scope="col" className="py-1 pl-3">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {withLeads.map(({ day, counts }) => (
              <tr key={day} className="border-t border-sand-100">
                <th scope="row" className="py-1 pr-3 text-left font-semibold whitespace-nowrap">
                  {formatDate(day)}
                </th>
                {leadTables.map(({ table }, kind) => (
                  <td key={table} className="py-1 pl-3">
                    {counts[kind]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
