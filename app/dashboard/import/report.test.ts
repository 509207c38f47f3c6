import { expect, test } from 'vitest';
import { checkLines } from './check-lines';
import { guessColumns } from './guess-columns';
import { importKinds } from './import-kinds';
import { parseCsv } from './parse-csv';
import { problemsToCsv, refusalReason, reportToCsv } from './report';

const [kind] = importKinds;
if (!kind) throw new Error('No kind can be imported');

const table = parseCsv(
  'Name,Phone,Location\nRavi,9876543210,Lucknow\nAsha,12,Kanpur\nRavi,9876543210,Lucknow\nMeena,9876543212,Agra\nUsha,9876543213,Agra',
);
const checked = await checkLines(table, kind, guessColumns(table.headings, kind.fields));
const plan = { fileName: 'leads.csv', table, kind, checked, undatedAt: '2026-01-01T00:00:00+05:30' };
const linesOf = (csv: string) => parseCsv(csv).lines.map(({ cells }) => cells.slice(0, 4).join(' | '));
const LEFT_OUT = [
  '3 | Left out | Phone “12” is no number with ten digits, nor one from abroad with + and its country code. | Asha',
  '4 | Repeated | Says the same as line 2; imported once. | Ravi',
];

test('The report gives each line back with what became of it', () => {
  const reason = 'violates check constraint "consultation_bookings_phone_check"';
  const report = reportToCsv(plan, [
    { line: 2, outcome: 'imported', reason: null },
    { line: 5, outcome: 'refused', reason },
  ]);
  expect(linesOf(report)).toEqual([
    '2 | Imported |  | Ravi',
    ...LEFT_OUT,
    '5 | Refused | Phone was not accepted. | Meena',
    '6 | Not sent |  | Usha',
  ]);
});

test('Before the import it gives back what will be left out', () => {
  expect(linesOf(problemsToCsv(plan))).toEqual(LEFT_OUT);
});

test('What the database says about no column is not shown', () => {
  expect(refusalReason('something else', kind)).toBe('This line was not accepted.');
});
