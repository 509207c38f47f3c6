import { formatSize } from '~/forms/file-rules';
import { readBytes } from '~/forms/read-bytes';
import { formatNumber } from '~/lib/format';
import { importWords } from './en';
import { type CsvTable, parseCsv, UnclosedQuote } from './parse-csv';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_LINES = 20_000;

/** Why a file cannot be imported, in a sentence for whoever chose it. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

const words = importWords.file;

export async function readFile(file: File): Promise<CsvTable> {
  if (file.size > MAX_BYTES) throw new UnusableFile(words.tooLarge(formatSize(file.size)));
  const bytes = await readBytes(file).catch(() => {
    throw new UnusableFile(words.unreadable);
  });
  const table = parse(decode(bytes));
  if (table.headings.length === 0) throw new UnusableFile(words.empty);
  if (table.lines.length === 0) throw new UnusableFile(words.noLines);
  if (table.lines.length > MAX_LINES)
    throw new UnusableFile(words.tooManyLines(formatNumber(table.lines.length)));
  return table;
}

/** The first bytes of .xlsx and .xls, and of text in UTF-16, which spreadsheets call “Unicode text”. */
const SIGNATURES: [bytes: number[], reason: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], words.workbook],
  [[0xd0, 0xcf, 0x11, 0xe0], words.workbook],
  [[0xff, 0xfe], words.otherEncoding],
  [[0xfe, 0xff], words.otherEncoding],
];

function decode(bytes: Uint8Array): string {
  const known = SIGNATURES.find(([signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (known) throw new UnusableFile(known[1]);
  if (bytes.includes(0)) throw new UnusableFile(words.notText);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableFile(words.otherEncoding);
  }
}

function parse(text: string): CsvTable {
  try {
    return parseCsv(text);
  } catch (cause) {
    if (cause instanceof UnclosedQuote) throw new UnusableFile(words.unclosedQuote(cause.line));
    throw cause;
  }
}
