import { expect, test } from 'vitest';
import { beginsLike, fileKinds } from '../../../app/forms/file-kinds.ts';
import { SAMPLE_FILES } from '../../../testing/samples.ts';
import { validateFile } from './file-kinds.ts';

test('Every kind of file is recognised by its bytes and by no other kind’s', () => {
  for (const [extension, { type, body }] of Object.entries(SAMPLE_FILES)) {
    expect(validateFile(body, `name.${extension}`, type)).toBeUndefined();
    const alike = Object.values(fileKinds).filter((kind) => beginsLike(kind, body));
    expect(alike.map((kind) => kind.mimeType)).toEqual([type]);
  }
});

test('A jar in a docx’s clothes is refused', () => {
  const { type, body } = SAMPLE_FILES.docx;
  const jar = Buffer.concat([body, Buffer.from('META-INF/MANIFEST.MF')]);
  expect(validateFile(jar, 'name.docx', type)).toBe('The content of the file does not match its type');
});

/** Brand and compatible brands, as the first box of the file lists them. */
const boxed = (...brands: string[]) =>
  Buffer.from(`\0\0\0\x20ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}\0\0\0\x08meta`, 'latin1');

test.each([
  ['heic', 'mif1', 'heic'],
  ['heix', 'mif1', 'heix'],
  ['hevc', 'msf1', 'hevc'],
  ['mif1', 'mif1', 'heic'],
  ['msf1', 'msf1', 'hevc'],
])('A photograph of an iPhone is known by its brand %s', (...brands) => {
  expect(validateFile(boxed(...brands), 'name.heic', 'image/heic')).toBeUndefined();
  expect(validateFile(boxed(...brands), 'name.heif', 'image/heic')).toBeUndefined();
  expect(validateFile(boxed(...brands), 'name.mp4', 'video/mp4')).toBeDefined();
});

test('A picture of another family and a film are no photographs of an iPhone', () => {
  expect(validateFile(boxed('mif1', 'mif1', 'avif'), 'name.heic', 'image/heic')).toBeDefined();
  expect(validateFile(boxed('avif', 'mif1'), 'name.heic', 'image/heic')).toBeDefined();
  expect(validateFile(boxed('isom', 'mp42'), 'name.heic', 'image/heic')).toBeDefined();
  expect(validateFile(boxed('avif', 'mif1'), 'name.mp4', 'video/mp4')).toBeDefined();
  expect(validateFile(boxed('isom', 'mp42'), 'name.mov', 'video/quicktime')).toBeDefined();
});

test('Both editions of GIF are known, and nothing else that begins alike', () => {
  for (const edition of ['GIF87a', 'GIF89a'])
    expect(validateFile(Buffer.from(`${edition}picture`), 'name.gif', 'image/gif')).toBeUndefined();
  expect(validateFile(Buffer.from('GIF88a'), 'name.gif', 'image/gif')).toBeDefined();
});
