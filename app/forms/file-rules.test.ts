import { expect, test } from 'vitest';
import { certificateFile, complaintAbout, describeRule, installationFile, resumeFile } from './file-rules';

const PDF = '%PDF-1.7 and so on';
const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type });

test('A file whose name, type and content agree is taken, with or without a declared type', async () => {
  expect(await complaintAbout(file(PDF, 'paper.PDF', 'application/pdf'), resumeFile)).toBeNull();
  expect(await complaintAbout(file(PDF, 'paper.pdf'), resumeFile)).toBeNull();
  const png = file(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
    'roof.png',
    'image/png',
  );
  expect(await complaintAbout(png, installationFile)).toBeNull();
});

test('A kind the form does not take is refused with the kinds it takes', async () => {
  expect(await complaintAbout(file('MZ', 'setup.exe'), certificateFile)).toContain('JPG, PNG or PDF');
  expect(await complaintAbout(file(PDF, 'no extension'), certificateFile)).toContain('JPG, PNG or PDF');
});

test('A file over the limit is refused with its size and the limit', async () => {
  const big = file(new Uint8Array(5 * 1024 * 1024 + 1), 'big.pdf', 'application/pdf');
  expect(await complaintAbout(big, certificateFile)).toContain('has 5.1 MB; the limit is 5 MB');
});

test('A file that only pretends to be of its kind is refused', async () => {
  expect(await complaintAbout(file('<script>', 'page.pdf', 'application/pdf'), resumeFile)).toContain(
    'real PDF',
  );
  expect(await complaintAbout(file(PDF, 'paper.pdf', 'text/html'), resumeFile)).toContain('real PDF');
  expect(await complaintAbout(file('', 'empty.pdf', 'application/pdf'), resumeFile)).toContain('empty');
});

test('A rule explains itself', () => {
  expect(describeRule(installationFile)).toBe('JPG, PNG, WebP, PDF, DOC or DOCX, up to 10 MB');
});
