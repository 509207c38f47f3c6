import { expect, test } from 'vitest';
import { SAMPLE_FILES } from '../../testing/samples.ts';
import {
  certificateFile,
  describeRule,
  type FileRule,
  findFileError,
  installationFile,
  mimeTypeOf,
  resumeFile,
  testimonialImage,
  testimonialVideo,
} from './file-rules';

const PDF = '%PDF-1.7 and so on';
const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type });

test('A file whose name, type and content agree is taken, with or without a declared type', async () => {
  expect(await findFileError(file(PDF, 'paper.PDF', 'application/pdf'), resumeFile)).toBeNull();
  expect(await findFileError(file(PDF, 'paper.pdf'), resumeFile)).toBeNull();
  const png = file(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
    'roof.png',
    'image/png',
  );
  expect(await findFileError(png, installationFile)).toBeNull();
});

test('A kind the form does not take is refused with the kinds it takes', async () => {
  expect(await findFileError(file('MZ', 'setup.exe'), certificateFile)).toContain('JPG, PNG or PDF');
  expect(await findFileError(file(PDF, 'no extension'), certificateFile)).toContain('JPG, PNG or PDF');
});

test('A file over the limit is refused with its size and the limit', async () => {
  const big = file(new Uint8Array(5 * 1024 * 1024 + 1), 'big.pdf', 'application/pdf');
  expect(await findFileError(big, certificateFile)).toContain('has 5.1 MB; the limit is 5 MB');
});

test('A file that only pretends to be of its kind is refused', async () => {
  expect(await findFileError(file('<script>', 'page.pdf', 'application/pdf'), resumeFile)).toContain(
    'real PDF',
  );
  expect(await findFileError(file(PDF, 'paper.pdf', 'text/html'), resumeFile)).toContain('real PDF');
  expect(await findFileError(file('', 'empty.pdf', 'application/pdf'), resumeFile)).toContain('empty');
});

test('A rule explains itself', () => {
  expect(describeRule(installationFile)).toBe('JPG, PNG, WebP, GIF, HEIC, PDF, DOC or DOCX, up to 10 MB');
});

const taken: [FileRule, string, (keyof typeof SAMPLE_FILES)[]][] = [
  [certificateFile, 'certificate', ['jpg', 'png', 'pdf']],
  [resumeFile, 'resume', ['pdf', 'doc', 'docx']],
  [installationFile, 'installation', ['jpg', 'png', 'webp', 'gif', 'heic', 'pdf', 'doc', 'docx']],
  [testimonialImage, 'testimonial image', ['jpg', 'png', 'webp', 'gif']],
  [testimonialVideo, 'testimonial video', ['mp4', 'webm', 'mov']],
];
test.each(taken)(
  '%#: the rule takes its kinds of file, as the backend knows them, and no others',
  async (rule, _, kinds) => {
    for (const [extension, { type, body }] of Object.entries(SAMPLE_FILES)) {
      const sample = file(body as Uint8Array<ArrayBuffer>, `sample.${extension}`, type);
      const complaint = await findFileError(sample, rule);
      if (kinds.some((kind) => kind === extension)) {
        expect(complaint).toBeNull();
        expect(mimeTypeOf(sample, rule)).toBe(type);
      } else {
        expect(complaint).toContain('cannot be sent');
      }
    }
  },
);

test('A photograph whose system calls it HEIF, or nothing, is the same photograph', async () => {
  const body = SAMPLE_FILES.heic.body as Uint8Array<ArrayBuffer>;
  expect(await findFileError(file(body, 'IMG_0001.HEIC', 'image/heif'), installationFile)).toBeNull();
  expect(await findFileError(file(body, 'IMG_0001.HEIC'), installationFile)).toBeNull();
  expect(mimeTypeOf(file(body, 'IMG_0001.heif', 'image/heif'), installationFile)).toBe('image/heic');
});

test('A file that can no longer be read is named, and the visitor told what to do', async () => {
  const moved = file(PDF, 'paper.pdf', 'application/pdf');
  const gone = () => Promise.reject(new DOMException('It could not be found', 'NotFoundError'));
  moved.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  expect(await findFileError(moved, resumeFile)).toContain('“paper.pdf” cannot be read');
});
