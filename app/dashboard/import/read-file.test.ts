import { expect, test } from 'vitest';
import { importWords } from './en';
import { readFile } from './read-file';

const { file: words } = importWords;
const fileOf = (content: BlobPart) => new File([content], 'leads.csv');
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('A file in UTF-8 is read, with a byte order mark or without', async () => {
  for (const mark of ['', '\ufeff'])
    expect(await readFile(fileOf(`${mark}नाम\nसूरज`))).toEqual({
      headings: ['नाम'],
      lines: [{ line: 2, cells: ['सूरज'] }],
    });
});

test.each([
  ['another encoding', latin1('Name\nJos\xe9'), words.otherEncoding],
  ['UTF-16', latin1('\xff\xfeN\x00a\x00'), words.otherEncoding],
  ['a workbook', latin1('PK\x03\x04sheet'), words.workbook],
  ['an old workbook', latin1('\xd0\xcf\x11\xe0sheet'), words.workbook],
  ['no text', latin1('GIF\x00\x00'), words.notText],
  ['nothing', '', words.empty],
  ['headings alone', 'Name,Phone\n', words.noLines],
  ['an open quote', 'Name\n"Ravi', words.unclosedQuote(2)],
  ['too many lines', `Name\n${'Ravi\n'.repeat(20_001)}`, words.tooManyLines('20,001')],
  ['too many bytes', 'x'.repeat(6 * 1024 * 1024), words.tooLarge('6.0 MB')],
])('A file with %s is refused with a reason', async (_what, content, reason) => {
  await expect(readFile(fileOf(content))).rejects.toThrow(reason);
});
