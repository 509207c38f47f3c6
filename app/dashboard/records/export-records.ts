import { company } from '~/company/facts';
import { formatDateTime } from '~/dashboard/format-date-time';
import type { RecordRow, RecordTable } from '~/leads/kind';
import { toCsv } from './csv';
import { formatField, sentenceCase } from './format-value';
import { type RowFilter, readRows } from './read-rows';

const BATCH = 1000;

/** Every record of the filtered list, not only the page on screen, as a file for a spreadsheet. */
export async function exportRecords(filter: RowFilter): Promise<{ file: File; count: number }> {
  const rows: RecordRow[] = [];
  let batch: RecordRow[];
  do {
    const last = rows.at(-1);
    const from = last && { createdAt: last.created_at, id: last.id };
    batch = await readRows(filter, { order: 'newest first', from, limit: BATCH });
    rows.push(...batch);
  } while (batch.length === BATCH);
  const name = [company.name, filter.table.tab, new Date().toISOString().slice(0, 10)].join('-');
  const file = new File(
    [recordsToCsv(filter.table, rows)],
    `${name.toLowerCase().replaceAll(' ', '-')}.csv`,
    {
      type: 'text/csv;charset=utf-8',
    },
  );
  return { file, count: rows.length };
}

export function recordsToCsv(table: RecordTable, rows: RecordRow[]): string {
  return toCsv(
    ['Received', 'Status', ...table.fields.map(({ label }) => label)],
    rows.map((row) => [
      formatDateTime(row.created_at),
      sentenceCase(row.status),
      ...table.fields.map((field) => formatField(field, row)),
    ]),
  );
}
