import { formatDateTime } from '~/dashboard/format-date-time';
import type { RecordTable } from '~/leads/kind';
import { formatReference } from '~/leads/reference';
import { toCsv } from './csv';
import { csvFile } from './csv-file';
import { formatField, sentenceCase } from './format-value';
import { readAll } from './keyset-page';
import { isLeadTable, type ListedRow, type RowFilter, readRows } from './read-rows';

/** Staff members' names by their id. */
export type Owners = ReadonlyMap<string, string>;

/** Every record of the filtered list, not only the page on screen, as a file for a spreadsheet. */
export async function exportRecords(
  filter: RowFilter,
  owners: Owners,
): Promise<{ file: File; count: number }> {
  const rows = await readAll((slice) => readRows(filter, slice));
  return { file: csvFile(filter.table.tab, recordsToCsv(filter.table, rows, owners)), count: rows.length };
}

export function recordsToCsv(table: RecordTable, rows: ListedRow[], owners: Owners = new Map()): string {
  const ofLead = isLeadTable(table) ? leadColumns : [];
  return toCsv(
    ['Received', 'Status', ...table.fields.map(({ label }) => label), ...ofLead.map(({ label }) => label)],
    rows.map((row) => [
      formatDateTime(row.created_at),
      sentenceCase(row.status),
      ...table.fields.map((field) => formatField(field, row)),
      ...ofLead.map(({ textOf }) => (row.lead ? textOf(row.lead, owners) : '')),
    ]),
  );
}

type Lead = NonNullable<ListedRow['lead']>;

const leadColumns: { label: string; textOf(lead: Lead, owners: Owners): string }[] = [
  { label: 'Reference', textOf: ({ reference }) => formatReference(reference) },
  { label: 'Owner', textOf: ({ owner_id }, owners) => owners.get(owner_id ?? '') ?? '' },
  { label: 'Follow-up', textOf: ({ follow_up_at }) => (follow_up_at ? formatDateTime(follow_up_at) : '') },
  { label: 'Source', textOf: ({ source }) => source },
];
