import { toCsv } from '~/dashboard/records/csv';
import { DataError, refusedColumn } from '~/lib/data-error';
import type { CheckedLines } from './check-lines';
import { importWords } from './en';
import type { Answer, ImportJob } from './import-data';
import type { ImportKind } from './import-kinds';

const { report, result, check } = importWords;
const CHECK_VIOLATION = '23514';

/** Why the database refused a line, in words for people: it names the column at most. */
export function refusalReason(message: string, { fields }: ImportKind): string {
  const keys = fields.map(({ key }) => key);
  const key = refusedColumn(new DataError(message, CHECK_VIOLATION), keys);
  const field = fields.find((known) => known.key === key);
  return field ? result.notAccepted(field.label) : result.lineNotAccepted;
}

interface Verdict {
  result: string;
  reason: string;
}

/** What became, or will become, of each line that the page or the database looked at. */
function verdictsOf(checked: CheckedLines, answers: Answer[], kind: ImportKind): Map<number, Verdict> {
  return new Map([
    ...checked.problems.map(({ line, reason }) => [line, { result: report.leftOut, reason }] as const),
    ...checked.repeats.map(
      ({ line, of }) => [line, { result: report.repeat, reason: check.repeatOf(of) }] as const,
    ),
    ...checked.ready
      .slice(answers.length)
      .map(({ line }) => [line, { result: report.notSent, reason: '' }] as const),
    ...answers.map(
      ({ line, outcome, reason }) =>
        [
          line,
          { result: report.outcomes[outcome], reason: reason ? refusalReason(reason, kind) : '' },
        ] as const,
    ),
  ]);
}

type Plan = Omit<ImportJob, 'id'>;

/** The file again with what became of its lines beside them, to be corrected and imported once more. */
export const reportToCsv = (plan: Plan, answers: Answer[]) =>
  withVerdicts(plan, verdictsOf(plan.checked, answers, plan.kind));

/** The same of the lines that are not going to be sent. */
export const problemsToCsv = (plan: Plan) =>
  withVerdicts(plan, verdictsOf({ ...plan.checked, ready: [] }, [], plan.kind));

function withVerdicts({ table: { headings, lines } }: Plan, verdicts: Map<number, Verdict>): string {
  const rows = lines.flatMap(({ line, cells }) => {
    const verdict = verdicts.get(line);
    return verdict ? [[String(line), verdict.result, verdict.reason, ...cells]] : [];
  });
  return toCsv([report.line, report.result, report.reason, ...headings], rows);
}
