import { sendWithRetry } from '~/forms/send-with-retry';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import type { CheckedLines, ReadyLine } from './check-lines';
import type { ImportKind } from './import-kinds';
import type { CsvTable } from './parse-csv';

export type PastImport = Database['public']['Tables']['imports']['Row'];

export interface ImportJob {
  /** Made by the page, so that lines sent again are recognised. */
  id: string;
  fileName: string;
  table: CsvTable;
  kind: ImportKind;
  checked: CheckedLines;
  /** For lines without a date of their own. */
  undatedAt: string;
}

export interface Answer {
  line: number;
  outcome: 'imported' | 'already there' | 'refused';
  /** The database's own words. */
  reason: string | null;
}

/** Sent again when no answer comes: a line that arrived after all is answered as before. */
export async function sendLines(job: ImportJob, lines: ReadyLine[]): Promise<Answer[]> {
  const client = await sessionClient();
  let answers: Answer[] = [];
  await sendWithRetry(async (signal) => {
    const call = client.rpc('import_leads', {
      import_id: job.id,
      kind: job.kind.table,
      file_name: job.fileName,
      lines: lines.map(({ row }) => row),
      undated_at: job.undatedAt,
    });
    const answered = unwrap(await call.abortSignal(signal)) ?? [];
    answers = answered.map(({ line, outcome, reason }) => ({
      line: lines[line - 1]?.line ?? 0,
      outcome: outcome as Answer['outcome'],
      reason,
    }));
  });
  return answers;
}

const MAX_LISTED = 50;

export async function listImports(): Promise<PastImport[]> {
  const client = await sessionClient();
  const newest = client.from('imports').select('*').order('created_at', { ascending: false });
  return unwrap(await newest.limit(MAX_LISTED)) ?? [];
}

export async function countImport(id: string): Promise<{ records: number; workedOn: number }> {
  const client = await sessionClient();
  const [counted] = unwrap(await client.rpc('import_progress', { of_import: id })) ?? [];
  return { records: counted?.records ?? 0, workedOn: counted?.worked_on ?? 0 };
}

/** Step by step, as the database deletes no more at once; tells how many are left after each. */
export async function undoImport(id: string, onStep: (left: number) => void): Promise<void> {
  const client = await sessionClient();
  let left: number;
  do {
    left = unwrap(await client.rpc('undo_import', { import_id: id })) ?? 0;
    onStep(left);
  } while (left > 0);
}
