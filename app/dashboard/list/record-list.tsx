import { Link } from 'react-router';
import type { Owners } from '~/dashboard/records/export-records';
import { FieldText } from '~/dashboard/records/field-value';
import { formatValue, nameOf } from '~/dashboard/records/format-value';
import { isLeadTable, type ListedRow } from '~/dashboard/records/read-rows';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { StatusControl } from '~/dashboard/records/status-control';
import { useMediaQuery } from '~/dashboard/use-media-query';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { Field, RecordRow, RecordTable } from '~/leads/kind';
import { OwnerAndFollowUp } from './owner-and-follow-up';
import { PageBox, RowBox } from './select-boxes';
import { ROW_LINK } from './use-list-shortcuts';
import type { Selection } from './use-selection';

interface RecordListProps {
  table: RecordTable;
  rows: ListedRow[];
  owners: Owners;
  /** Only for whom may change many at once. */
  selection?: Selection;
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

function RecordTableView({ table, rows, owners, selection, fresh, hrefOf }: RecordListProps) {
  const columns = table.fields.filter((field) => field.column);
  const isLead = isLeadTable(table);
  // Whose a lead is and when it is due comes before what it says.
  const visibility = { narrow: '', wide: isLead ? 'hidden 2xl:table-cell' : 'hidden xl:table-cell' };
  return (
    <table className="w-full table-fixed text-left text-xs">
      <caption className="sr-only">{table.label}, newest first</caption>
      <thead>
        <tr className="border-b border-sand-200 text-ink-soft">
          {selection && (
            <td className="w-12">
              <PageBox rows={named(table, rows)} selection={selection} />
            </td>
          )}
          <th
            scope="col"
            className={`w-[28%] xl:w-[22%] py-2.5 pr-3 font-semibold ${selection ? '' : 'pl-5'}`}
          >
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
          {isLead && (
            <th scope="col" className="hidden w-34 py-2.5 pr-3 font-semibold xl:table-cell">
              Owner, follow-up
            </th>
          )}
          <th scope="col" className="w-22 py-2.5 pr-3 font-semibold">
            Received
          </th>
          <th scope="col" className="w-39 py-2.5 pr-5 font-semibold">
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
            {selection && (
              <td>
                <RowBox id={row.id} name={nameOf(table, row)} selection={selection} />
              </td>
            )}
            <th scope="row" className={`py-1.5 pr-3 text-sm font-bold ${selection ? '' : 'pl-5'}`}>
              <NameLink table={table} row={row} isNew={fresh.has(row.id)} hrefOf={hrefOf} />
              {row.lead && (
                <span className="block text-xs font-medium text-ink-soft xl:hidden">
                  <OwnerAndFollowUp lead={row.lead} owners={owners} />
                </span>
              )}
            </th>
            {columns.map((field) => (
              <td key={field.key} className={`py-1.5 pr-3 ${visibility[field.column ?? 'wide']}`}>
                <FieldText field={field} value={row[field.key]} />
              </td>
            ))}
            {isLead && (
              <td className="hidden py-1.5 pr-3 text-ink-soft xl:table-cell">
                {row.lead && <OwnerAndFollowUp lead={row.lead} owners={owners} stacked />}
              </td>
            )}
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

function RecordCards({ table, rows, owners, selection, fresh, hrefOf }: RecordListProps) {
  const phone = table.fields.find(({ kind }) => kind === 'phone');
  const summary = table.fields.find(({ key }) => key === table.summary);
  return (
    <>
      {selection && (
        <div className="border-b border-sand-200 text-sm font-semibold">
          <PageBox rows={named(table, rows)} selection={selection} isLabelled />
        </div>
      )}
      <ul aria-label={`${table.label}, newest first`}>
        {rows.map((row) => (
          <li key={row.id} className="relative grid gap-1.5 border-b border-sand-200 p-4 last:border-0">
            <div className="flex items-baseline justify-between gap-3">
              {selection && (
                <span className="-my-3 -mr-3 -ml-4 self-center">
                  <RowBox id={row.id} name={nameOf(table, row)} selection={selection} />
                </span>
              )}
              <span className="mr-auto min-w-0 font-bold">
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
            {row.lead && (
              <p className="text-xs text-ink-soft">
                <OwnerAndFollowUp lead={row.lead} owners={owners} />
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
    </>
  );
}

const named = (table: RecordTable, rows: ListedRow[]) =>
  rows.map((row): [string, string] => [row.id, nameOf(table, row)]);

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
      {isNew && (
        <span className="shrink-0 rounded-full bg-sun-400 px-2 text-xs font-bold text-panel-950">New</span>
      )}
    </span>
  );
}
