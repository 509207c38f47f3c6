import { formatNumber } from '~/lib/format';
import { sourceWords as words } from './en';
import { type Figures, percent, total } from './source-report';

interface FiguresTableProps {
  title: string;
  /** What the rows are. */
  head: string;
  rows: (Figures & { key: string; label: string })[];
}

/** Leads, reached and won, with their shares: of leads the share of all, of the others that of their own leads. */
export function FiguresTable({ title, head, rows }: FiguresTableProps) {
  const all = total(rows);
  return (
    <section className="card grid gap-2 overflow-hidden py-4">
      <h2 className="px-4 text-lg sm:px-5">{title}</h2>
      <table className="w-full table-fixed text-right text-xs tabular-nums sm:text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-sand-200 text-xs text-ink-soft">
            <th scope="col" className="py-2 pl-4 text-left font-semibold sm:pl-5">
              {head}
            </th>
            {[words.leads, words.reached, words.won].map((label) => (
              <th key={label} scope="col" className="w-16 py-2 font-semibold last:pr-4 sm:w-24 sm:last:pr-5">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, ...figures }) => (
            <FiguresRow key={key} label={label} figures={figures} of={all.leads} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-sand-300 font-bold">
          <FiguresRow label={words.all} figures={all} of={all.leads} />
        </tfoot>
      </table>
    </section>
  );
}

function FiguresRow({ label, figures, of }: { label: string; figures: Figures; of: number }) {
  const { leads, reached, won } = figures;
  const cells = [
    { column: words.leads, count: leads, share: percent(leads, of) },
    { column: words.reached, count: reached, share: percent(reached, leads) },
    { column: words.won, count: won, share: percent(won, leads) },
  ];
  return (
    <tr className="border-b border-sand-100 last:border-0">
      <th scope="row" className="py-2 pr-2 pl-4 text-left font-semibold break-words sm:pl-5">
        <bdi>{label}</bdi>
      </th>
      {cells.map(({ column, count, share }) => (
        <td key={column} className="py-2 last:pr-4 sm:last:pr-5">
          {formatNumber(count)}
          <span className="block text-xs font-normal text-ink-soft">{share}</span>
        </td>
      ))}
    </tr>
  );
}
