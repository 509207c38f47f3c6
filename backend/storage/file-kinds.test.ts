import { expect, test } from 'vitest';
import { SAMPLE_FILES } from '../testing/samples.ts';
import { complaintAbout, FILE_KINDS } from './file-kinds.ts';

test('Every kind of file is recognised by its bytes and by no other kind’s', () => {
  for (const [extension, { type, body }] of Object.entries(SAMPLE_FILES)) {
    expect(complaintAbout(body, `name.${extension}`, type)).toBeUndefined();
    expect(FILE_KINDS.filter((kind) => kind.matches(body)).map((kind) => kind.mimeType)).toEqual([type]);
  }
});

test('A jar in a docx’s clothes is refused', () => {
  const { type, body } = SAMPLE_FILES.docx;
  const jar = Buffer.concat([body, Buffer.from('META-INF/MANIFEST.MF')]);
  expect(complaintAbout(jar, 'name.docx', type)).toBe('The content of the file does not match its type');
});
