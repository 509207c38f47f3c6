import { Link } from 'react-router';
import { FieldText } from '~/dashboard/records/field-value';
import { formatValue, nameOf } from '~/dashboard/records/format-value';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { StatusControl } from '~/dashboard/records/status-control';
import { useMediaQuery } from '~/dashboard/use-media-query';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { Field, RecordRow, RecordTable } from '~/leads/kind';
import { ROW_LINK } from './use-list-shortcuts';

interface RecordListProps {
  table: RecordTable;
  rows: RecordRow[];
  /** Came in since the page was opened and not looked at yet. */
  fresh: ReadonlySet<string>;
  hrefOf: DashboardView['hrefOf'];
}

/** A table where there is room for columns, cards on a phone. */
export function RecordList(props: RecordListProps) {
  const roomy = useMediaQuery('(min-width: 48rem)');
  return roomy ? <RecordTableView {...props} /> : <RecordCards {...props} />;
}

/** What has a known length takes no more than that; the rest is for words. */
const widths: Partial<Record<Field['kind'], string>> = {
  phone: 'w-30',
  date: 'w-28',
  rupees: 'w-30',
  'square-feet': 'w-26',
};

function RecordTableView({ table, rows, fresh, hrefOf }: RecordListProps) {
  const columns = table.fields.filter((field) => field.column);
  const visibility = { narrow: '', wide: 'hidden xl:table-cell' };
  return (
    <table className="w-full table-fixed text-left text-xs">
      <caption className="sr-only">{table.label}, newest first</caption>
      <thead>
        <tr className="border-b border-sand-200 text-ink-soft">
          <th scope="col" className="w-[22%] py-2.5 pr-3 pl-5 font-semibold">
            Name
          </th>
          {columns.map((field) => (
            <th
              key={field.key}
              scope="col"
              className={`py-2.5 pr-3 font-semibold ${widths[field.kind] ?? ''} ${visibility[field.column ?? 'wide']}`}
            >
              {field.label}
            </th>
          ))}
          <th scope="col" className="w-26 py-2.5 pr-3 font-semibold">
            Received
          </th>
          <th scope="col" className="w-42 py-2.5 pr-5 font-semibold">
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className="row h-13 border-b border-sand-100 last:border-0 focus-within:bg-panel-50 hover:bg-panel-50"
          >
            <th scope="row" className="py-1.5 pr-3 pl-5 text-sm font-bold">
              <NameLink table={table} row={row} isNew={fresh.has(row.id)} hrefOf={hrefOf} />
            </th>
            {columns.map((field) => (
              <td key={field.key} className={`py-1.5 pr-3 ${visibility[field.column ?? 'wide']}`}>
                <FieldText field={field} value={row[field.key]} />
              </td>
            ))}
            <td className="py-1.5 pr-3 text-ink-soft">
              <ReceivedAt at={row.created_at} />
            </td>
            <td className="py-1.5 pr-5">
              <span className="relative">
                <StatusControl table={table} row={row} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RecordCards({ table, rows, fresh, hrefOf }: RecordListProps) {
  const phone = table.fields.find(({ kind }) => kind === 'phone');
  const summary = table.fields.find(({ key }) => key === table.summary);
  return (
    <ul aria-label={`${table.label}, newest first`}>
      {rows.map((row) => (
        <li key={row.id} className="relative grid gap-1.5 border-b border-sand-200 p-4 last:border-0">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-bold">
              <NameLink table={table} row={row} isNew={fresh.has(row.id)} hrefOf={hrefOf} />
            </span>
            <span className="text-xs text-ink-soft">
              <ReceivedAt at={row.created_at} />
            </span>
          </div>
          {summary && (
            <p dir="auto" className="line-clamp-2 text-left text-sm text-ink-soft">
              {formatValue(summary, row[summary.key])}
            </p>
          )}
          <div className="mt-1 flex items-center justify-between gap-3">
            <span className="text-sm tabular-nums">{phone && formatValue(phone, row[phone.key])}</span>
            <span className="relative">
              <StatusControl table={table} row={row} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Stretched over its row, so that a click anywhere beside the status opens the record. */
function NameLink({
  table,
  row,
  isNew,
  hrefOf,
}: {
  table: RecordTable;
  row: RecordRow;
  isNew: boolean;
  hrefOf: DashboardView['hrefOf'];
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 md:flex-nowrap">
      <Link
        {...{ [ROW_LINK]: '' }}
        to={hrefOf({ record: row.id })}
        preventScrollReset
        className="min-w-0 outline-none md:truncate after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-panel-600"
      >
        <bdi>{nameOf(table, row)}</bdi>
      </Link>
      {isNew && <span className="rounded-full bg-sun-400 px-2 text-xs font-bold text-panel-950">New</span>}
    </span>
  );
}
