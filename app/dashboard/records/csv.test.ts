import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('A file starts with a byte order mark and ends every line as spreadsheets expect', () => {
  expect(toCsv(['Name', 'City'], [['रवि वर्मा', 'लखनऊ']])).toBe('\ufeffName,City\r\nरवि वर्मा,लखनऊ\r\n');
});

test('Commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv(['Note'], [['said "yes",\nthen left']])).toBe('\ufeffNote\r\n"said ""yes"",\nthen left"\r\n');
});

test.each([
  ...['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t1', '\r1', '\n=1', '  =1', '\u00a0=1', '\u3000=1'],
  ...['＝1+1', '＋cmd', '－2+3', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫1', '−1', '  ＝1', '\u200b＝1'],
  ...['\u200b=1', '\u200d=1', '\u202e=1', '\u2066=1', '\u00ad=1', '\ufeff=1', '\ufe0f=1', '\u{e0001}=1'],
  ...['\u0000=1', '\u0085=1', '"=1', "'=1", '""=1', '“=1', '" ＝1', '\u2060"=1', '|=1', '%=1', ';=1', ',=1'],
])('A value that begins like a formula (%j) is shown, not run', (value) => {
  const [, line = ''] = toCsv(['Note'], [[value]]).split('\r\n', 2);
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
});

test('Whatever people typed can be read back cell by cell, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 })), (rows) => {
      const [, ...read] = parse(toCsv(['a', 'b'], rows));
      const bare = (table: string[][]) => table.map((row) => row.map((value) => value.replace(/^'/, '')));
      expect(bare(read)).toEqual(bare(rows));
      expect(read.flat().filter((value) => /^[^\p{L}\p{N}']*[=+\-@\t\r＝＋－＠]/u.test(value))).toEqual([]);
    }),
  );
});

/** A reader of its own, after RFC 4180's grammar. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  cells.lastIndex = 1;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    const [, raw = '', end] = match;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
