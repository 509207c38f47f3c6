import * as v from 'valibot';
import { countCharacters } from '~/forms/clean-text';
import { choices } from '~/leads/choices';
import { importWords } from './en';
import type { Mapping } from './guess-columns';
import type { ImportField, ImportKind } from './import-kinds';
import type { CsvLine, CsvTable } from './parse-csv';
import { Pauses } from './pauses';
import { readMoment } from './read-moment';

/** What is sent of a line, by column. */
export type ImportRow = Record<string, string | number>;

export interface ReadyLine {
  line: number;
  row: ImportRow;
}

export interface Problem {
  line: number;
  reason: string;
}

export interface CheckedLines {
  ready: ReadyLine[];
  problems: Problem[];
  /** Says the same as an earlier line, and is sent once. */
  repeats: { line: number; of: number }[];
}

const { reasons } = importWords;

/** What was made of a field's cells so far. A changed column then costs a long file no more than that column. */
export type KnownCells = Map<ImportField, Map<string, Read>>;

interface CheckOptions {
  known?: KnownCells;
  now?: Date;
  signal?: AbortSignal;
  onProgress?(lines: number): void;
}

/** Every line under the rules of the form that asks for the same, before anything is sent. */
export async function checkLines(
  table: CsvTable,
  kind: ImportKind,
  mapping: Mapping,
  { known = new Map(), now = new Date(), signal, onProgress }: CheckOptions = {},
): Promise<CheckedLines> {
  const pauses = new Pauses();
  const checked: CheckedLines = { ready: [], problems: [], repeats: [] };
  const seen = new Map<string, number>();
  const read = (field: ImportField, text: string) => remember(known, field, text, kind, now);
  for (const [index, written] of table.lines.entries()) {
    if (pauses.isDue()) {
      onProgress?.(index);
      await pauses.take();
      signal?.throwIfAborted();
    }
    const { line } = written;
    const { row, problems } = readLine(written, table.headings.length, kind, mapping, read);
    if (problems.length > 0) {
      checked.problems.push({ line, reason: problems.join(' ') });
      continue;
    }
    const identity = identityOf(row);
    const of = seen.get(identity);
    if (of === undefined) {
      seen.set(identity, line);
      checked.ready.push({ line, row });
    } else checked.repeats.push({ line, of });
  }
  return checked;
}

function remember(known: KnownCells, field: ImportField, text: string, kind: ImportKind, now: Date): Read {
  const cells = known.get(field) ?? new Map<string, Read>();
  known.set(field, cells);
  const result = cells.get(text) ?? readCell(field, text, kind, now);
  cells.set(text, result);
  return result;
}

/** As the database tells lines apart: the status moves on and does not make another lead. */
const identityOf = ({ status: _moving, ...content }: ImportRow) => JSON.stringify(content);

function readLine(
  { cells }: CsvLine,
  width: number,
  kind: ImportKind,
  mapping: Mapping,
  read: (field: ImportField, text: string) => Read,
) {
  const row: ImportRow = {};
  const problems: string[] = [];
  // A cell too many means that a separator stood unquoted, and every cell behind it in the wrong column.
  if (cells.slice(width).some(Boolean)) problems.push(reasons.tooManyCells(cells.length, width));
  for (const field of kind.fields) {
    const column = mapping[field.key];
    const text = column === null || column === undefined ? '' : unmarked(cells[column] ?? '');
    if (!text) {
      if (field.isRequired) problems.push(reasons.missing(field.label));
      continue;
    }
    const { value, reason } = read(field, text);
    if (reason) problems.push(reason);
    else if (value !== null && value !== undefined) row[field.key] = value;
  }
  return { row, problems };
}

interface Read {
  value?: string | number | null;
  reason?: string;
}

function readCell(field: ImportField, text: string, kind: ImportKind, now: Date): Read {
  switch (field.kind) {
    case 'date-time':
      return readReceived(field, text, now);
    case 'date': {
      const moment = readMoment(text);
      return moment ? { value: moment.slice(0, 10) } : { reason: reasons.date(field.label, short(text)) };
    }
    case 'status':
      return readChoice(
        field,
        text,
        kind.statuses.map((value) => ({ value, label: value })),
      );
    case 'choice':
      return readChoice(field, text, choices[field.key] ?? []);
    default:
      return readText(field, text);
  }
}

const EARLIEST = Date.parse('2000-01-01T00:00:00+05:30');

function readReceived({ label }: ImportField, text: string, now: Date): Read {
  const moment = readMoment(text);
  if (!moment) return { reason: reasons.date(label, short(text)) };
  const time = Date.parse(moment);
  if (time > now.getTime()) return { reason: reasons.future(label, short(text)) };
  if (time < EARLIEST) return { reason: reasons.tooEarly(label, short(text)) };
  return { value: moment };
}

/** The stored word or what the form shows for it, in any case and with any dashes. */
function readChoice(
  field: ImportField,
  text: string,
  options: readonly { value: string; label: string }[],
): Read {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+]/gu, '');
  const wanted = plain(text);
  const found = options.find(({ value, label }) => plain(value) === wanted || plain(label) === wanted);
  const offered = options.map(({ label }) => label).join(', ');
  return found ? { value: found.value } : { reason: reasons.choice(field.label, short(text), offered) };
}

const UNITS = /\s*(sq\.? ?ft\.?|square feet|sft)$/i;

function readText(field: ImportField, text: string): Read {
  if (!field.rule)
    return countCharacters(text) <= 100 ? { value: text } : { reason: reasons.long(field.label) };
  const written = field.kind === 'square-feet' ? text.replace(UNITS, '') : text;
  const result = v.safeParse(field.rule, written);
  if (result.success) return { value: result.output as string | number | null };
  return { reason: reasonFor(field, text, result.issues[0].message) };
}

function reasonFor({ kind, label }: ImportField, text: string, message: string): string {
  if (kind === 'phone' && /^\d(\.\d+)?e\+\d+$/i.test(text)) return reasons.shortenedPhone(label, short(text));
  if (kind === 'phone') return reasons.phone(label, short(text));
  if (kind === 'email') return reasons.email(label, short(text));
  return reasons.rule(label, message);
}

/** Our own export puts an apostrophe before what a spreadsheet would run as a formula. */
const unmarked = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

const SHOWN = 40;
const short = (text: string) =>
  countCharacters(text) > SHOWN ? `${[...text].slice(0, SHOWN).join('')}…` : text;
