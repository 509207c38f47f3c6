import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '~/dashboard/records/csv';
import { parseCsv, UnclosedQuote } from './parse-csv';

const cellsOf = (text: string) => {
  const { headings, lines } = parseCsv(text);
  return [headings, ...lines.map(({ cells }) => cells)];
};

describe('A file is read', () => {
  test.each([
    ['with commas', 'Name,City\nRavi,Lucknow\n'],
    ['with semicolons', 'Name;City\nRavi;Lucknow'],
    ['with tabs', 'Name\tCity\nRavi\tLucknow'],
    ['with Windows line ends', 'Name,City\r\nRavi,Lucknow\r\n'],
    ['with old Mac line ends', 'Name,City\rRavi,Lucknow\r'],
    ['with a byte order mark', '\ufeffName,City\nRavi,Lucknow'],
    ['with the separator declared', 'sep=;\r\nName;City\r\nRavi;Lucknow'],
    ['with every cell in quotes', '"Name","City"\n"Ravi","Lucknow"'],
    ['with spaces around', ' Name , City \n Ravi , Lucknow '],
  ])('%s', (_how, text) => {
    expect(cellsOf(text)).toEqual([
      ['Name', 'City'],
      ['Ravi', 'Lucknow'],
    ]);
  });
});

test('Separators, quotes and line breaks inside quotes belong to the cell', () => {
  expect(cellsOf('Name,Note\n"Verma, Ravi","said ""yes"",\r\nthen left"')).toEqual([
    ['Name', 'Note'],
    ['Verma, Ravi', 'said "yes",\r\nthen left'],
  ]);
});

test('A separator inside a quoted heading does not count', () => {
  expect(parseCsv('"Name, first, last, other";City\nRavi;Lucknow').headings).toEqual([
    'Name, first, last, other',
    'City',
  ]);
});

test('A quote in the middle of a cell is a quote', () => {
  expect(cellsOf('Pipe,Note\n5" pipe,"a" b')[1]).toEqual(['5" pipe', 'a b']);
});

test('An empty last cell is a cell', () => {
  expect(cellsOf('a,b\n1,')[1]).toEqual(['1', '']);
});

test('Lines are numbered as a spreadsheet does: empty ones count, line breaks in a cell do not', () => {
  const { lines } = parseCsv('Name,Note\n\n"Ravi","two\nlines"\n,\nAsha,x\n');
  expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [3, 'Ravi'],
    [5, 'Asha'],
  ]);
});

test('An empty file has neither headings nor lines', () => {
  for (const text of ['', '\ufeff', '\r\n\r\n']) expect(parseCsv(text)).toEqual({ headings: [], lines: [] });
});

test('A quote that is never closed is named by its line', () => {
  expect(() => parseCsv('Name,Note\nRavi,x\nAsha,"never\nclosed')).toThrow(new UnclosedQuote(3));
});

test('Whatever the dashboard exports is read back', () => {
  const text = fc.string({ unit: 'grapheme' }).map((word) => `x${word.replace(/[\r\n]/g, '')}x`);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      expect(cellsOf(toCsv(['a', 'b'], rows)).slice(1)).toEqual(rows);
    }),
  );
});
