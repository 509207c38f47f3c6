import { useQuery } from '@tanstack/react-query';
import { sentenceCase } from '~/dashboard/records/format-value';
import { leadTables } from '~/leads/kinds';
import { formatNumber } from '~/lib/format';
import { statusesQuery } from './queries';

/** As the badges are coloured, but strong enough for a bar; further statuses take deepening greys. */
const colours: Record<string, string> = {
  pending: 'bg-sun-400',
  approved: 'bg-leaf-700',
  rejected: 'bg-danger-700',
  'in-progress': 'bg-panel-600',
};
const greys = ['bg-line-strong', 'bg-ink-soft', 'bg-ink'];

interface Part {
  status: string;
  count: number;
  colour: string;
}

/** Where the leads of the period stand. Every bar's parts are named and counted below it. */
export function StatusChart({ days, enabled }: { days: number; enabled: boolean }) {
  const { data = [] } = useQuery({ ...statusesQuery(days), enabled });
  return (
    <ul className="grid gap-2.5 text-xs">
      {leadTables.map(({ table, label, statuses }) => {
        const counted = data.filter(({ kind }) => kind === table);
        return <KindRow key={table} label={label} parts={partsOf(statuses, counted)} />;
      })}
    </ul>
  );
}

function partsOf(statuses: readonly string[], counted: { status: string; count: number }[]): Part[] {
  const others = statuses.filter((status) => !colours[status]);
  return statuses
    .map((status) => ({
      status,
      count: counted.find((row) => row.status === status)?.count ?? 0,
      colour: colours[status] ?? greys[others.indexOf(status) % greys.length] ?? '',
    }))
    .filter(({ count }) => count > 0);
}

function KindRow({ label, parts }: { label: string; parts: Part[] }) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{label}</span>
      <span className="flex h-2.5 overflow-hidden rounded-full bg-sand-100" aria-hidden="true">
        {parts.map(({ status, count, colour }) => (
          <span key={status} className={`forced-color-adjust-none ${colour}`} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className="col-start-2 flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
        {parts.length === 0 && 'None'}
        {parts.map(({ status, count, colour }) => (
          <span key={status} className="flex items-center gap-1.5">
            <span className={`size-2 rounded-full forced-color-adjust-none ${colour}`} />
            {formatNumber(count)} {sentenceCase(status).toLowerCase()}
          </span>
        ))}
      </span>
    </li>
  );
}
