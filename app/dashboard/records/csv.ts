/**
 * What spreadsheets take for the start of a formula (OWASP, "CSV Injection"): tab and return, and the signs also in their
 * wide and small forms, behind anything that one of them might drop: spaces, quotes, separators, invisible characters.
 */
const FORMULA = /^[^\p{L}\p{N}]*[\t\r=+\-@＝＋－＠﹦﹢﹣﹫−]/u;

/** RFC 4180, with a byte order mark: without it Excel reads Devanagari and ₹ as Latin-1. */
export function toCsv(header: string[], rows: string[][]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** A leading apostrophe makes a spreadsheet show the text instead of running it. */
function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
