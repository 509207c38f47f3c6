import { expect, test } from 'vitest';
import { certificateFrom, mapsLink } from './directory-links';

test.each([
  'https://maps.app.goo.gl/abc123',
  'https://goo.gl/maps/abc123',
  'https://www.google.com/maps/search/?api=1&query=226001',
  'https://www.google.co.in/maps/place/Lucknow',
  'https://maps.google.com/?q=26.8,80.9',
])('%s is shown as a link', (url) => {
  expect(mapsLink(url)).toBe(url);
});

test.each([
  'http://maps.app.goo.gl/abc',
  'javascript:alert(1)//https://maps.google.com/',
  'data:text/html,<script>alert(1)</script>',
  'https://maps.google.com.evil.example/',
  'https://maps.google.com@evil.example/',
  'https://user@maps.google.com/',
  'https://evil.example/https://maps.google.com/',
  'https://www.google.com/url?q=https://evil.example',
  '//maps.google.com/',
  'maps',
  '',
])('%s is not', (url) => {
  expect(mapsLink(url)).toBeUndefined();
});

test('a certificate is a picture or, as a PDF, a document', () => {
  const folder = '/storage/v1/object/public/certificates';
  expect(certificateFrom(`${folder}/1-a.jpg`)).toEqual({ url: `${folder}/1-a.jpg`, kind: 'picture' });
  expect(certificateFrom(`https://other.example${folder}/1-a.PDF`)).toEqual({
    url: `${folder}/1-a.PDF`,
    kind: 'document',
  });
});

test('nothing outside our certificates is shown', () => {
  for (const url of [
    'https://evil.example/x.png',
    'javascript:alert(1)',
    '/storage/v1/object/public/certificates/../../../../evil.png',
    '/storage/v1/object/public/resumes/x.pdf',
    '',
  ]) {
    expect(certificateFrom(url)).toBeUndefined();
  }
});
