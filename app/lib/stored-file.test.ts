import { expect, test } from 'vitest';
import { company } from '~/company/facts';
import { type FileOwner, storedFile } from './stored-file';

const BUCKET = '/storage/v1/object/public/certificates';

test.each<[FileOwner, string, string]>([
  ['certificate', '1760000000000-abcdefgh.jpg', 'picture'],
  ['certificate', 'seed/dealer.webp', 'picture'],
  ['certificate', '1760000000000-abcdefgh.PDF', 'document'],
  ['installation-file', 'installation-requests/1760000000000-roof.gif', 'picture'],
  ['installation-file', 'installation-requests/1760000000000-roof.heic', 'document'],
  ['installation-file', 'installation-requests/1760000000000.docx', 'document'],
  ['testimonial', 'testimonials/1760000000000-a.mp4', 'video'],
  ['testimonial', 'testimonials/1760000000000-a.mov', 'document'],
])('The %s %s is a %s of our storage', (owner, key, kind) => {
  const file = { url: `${BUCKET}/${key}`, kind };
  expect(storedFile(`${BUCKET}/${key}`, owner)).toEqual(file);
  expect(storedFile(`${company.siteUrl}${BUCKET}/${key}`, owner)).toEqual(file);
});

const { host } = new URL(company.siteUrl);
const FILE = 'installation-requests/1760000000000-roof.png';

test.each([
  `https://evil.example${BUCKET}/${FILE}`,
  `https://${host}@evil.example${BUCKET}/${FILE}`,
  `https://evil.example@${host}${BUCKET}/${FILE}`,
  `https://${host}:8443${BUCKET}/${FILE}`,
  `https://${host}.evil.example${BUCKET}/${FILE}`,
  `http://${host}${BUCKET}/${FILE}`,
  `https:\\\\evil.example${BUCKET}/${FILE}`,
  `https://${host}\\@evil.example${BUCKET}/${FILE}`,
  `//evil.example${BUCKET}/${FILE}`,
  `/\\evil.example${BUCKET}/${FILE}`,
  `javascript:alert(1)//${BUCKET}/${FILE}`,
  `data:image/svg+xml,<svg/>${BUCKET}/${FILE}`,
  ` ${BUCKET}/${FILE}`,
  `\t${BUCKET}/${FILE}`,
  `${BUCKET}/${FILE}\n`,
  `${BUCKET}/${FILE}?download=`,
  `${BUCKET}/${FILE}#x`,
  `${BUCKET}/${FILE}/`,
  `${BUCKET}/installation-requests/../1760000000000-a.png`,
  `${BUCKET}/installation-requests/%2e%2e/1760000000000-a.png`,
  `${BUCKET}/installation-requests/..%2f1760000000000-a.png`,
  `${BUCKET}/installation-requests/..\\1760000000000-a.png`,
  `${BUCKET}/installation-requests//1760000000000-a.png`,
  `${BUCKET}/installation-requests/..png`,
  `${BUCKET}/installation-requests/noextension`,
  `${BUCKET}/testimonials/1760000000000-a.png`,
  `${BUCKET}/1760000000000-a.png`,
  `/storage/v1/object/public/resumes/${FILE}`,
  `/storage/v1/object/sign/certificates/${FILE}`,
  `/storage/v1/object/public/certificates/../resumes/${FILE}`,
  '',
])('%j is no file of an installation request', (stored) => {
  expect(storedFile(stored, 'installation-file')).toBeUndefined();
});
