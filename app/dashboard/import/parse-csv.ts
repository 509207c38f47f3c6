/** The lines of a file under its headings. */
export interface CsvTable {
  headings: string[];
  lines: CsvLine[];
}

export interface CsvLine {
  /** As a spreadsheet numbers its rows: the headings are 1, and an empty row counts. */
  line: number;
  cells: string[];
}

/** A quote was opened in this line and never closed, so that the rest of the file would be one cell. */
export class UnclosedQuote extends Error {
  override readonly name = 'UnclosedQuote';
  readonly line: number;
  constructor(line: number) {
    super(`A quote in line ${line} is never closed`);
    this.line = line;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/** RFC 4180, and what spreadsheets make of it: other separators, lone line feeds, a first line that says `sep=;`. */
export function parseCsv(text: string): CsvTable {
  const [, declared, rest] = /^\ufeff?(?:sep=(.)\r?\n)?([\s\S]*)$/.exec(text) ?? [];
  const csv = rest ?? '';
  const skipped = declared ? 1 : 0;
  const rows = splitRows(csv, declared ?? guessSeparator(csv), skipped + 1);
  const [first, ...others] = rows
    .map((cells, index) => ({ line: index + 1 + skipped, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  return { headings: first?.cells ?? [], lines: others };
}

/** The one that the headings have most of, outside quotes. */
function guessSeparator(csv: string): string {
  const [headings = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(csv.trimStart()) ?? [];
  const bare = headings.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

function splitRows(csv: string, separator: string, firstLine: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < csv.length) {
    const { cell, end } = csv[at] === '"' ? quotedCell(csv, at, separator) : bareCell(csv, at, separator);
    if (end < 0) throw new UnclosedQuote(firstLine + rows.length);
    row.push(cell);
    at = end;
    const isSeparator = csv[at] === separator;
    if (isSeparator) {
      at += 1;
      if (at < csv.length) continue;
      row.push('');
    } else at += csv.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

interface Cell {
  cell: string;
  /** Where the separator or the line's end stands; -1 when its quote is never closed. */
  end: number;
}

function bareCell(csv: string, start: number, separator: string): Cell {
  let end = start;
  while (end < csv.length && !isEnd(csv[end], separator)) end += 1;
  return { cell: csv.slice(start, end), end };
}

/** What stands behind the closing quote belongs to the cell, as spreadsheets read it. */
function quotedCell(csv: string, start: number, separator: string): Cell {
  let close = csv.indexOf('"', start + 1);
  while (close >= 0 && csv[close + 1] === '"') close = csv.indexOf('"', close + 2);
  if (close < 0) return { cell: '', end: -1 };
  const inside = csv.slice(start + 1, close).replaceAll('""', '"');
  const behind = bareCell(csv, close + 1, separator);
  return { cell: inside + behind.cell, end: behind.end };
}

const isEnd = (character: string | undefined, separator: string) =>
  character === separator || character === '\n' || character === '\r';
