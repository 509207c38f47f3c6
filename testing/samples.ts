import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Smallest files that are what they say, and rows that every rule accepts. */
const bytes = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

export const SAMPLE_FILES = {
  jpg: { type: 'image/jpeg', body: bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00', 'picture') },
  png: { type: 'image/png', body: bytes('\x89PNG\r\n\x1a\n', 'picture') },
  webp: { type: 'image/webp', body: bytes('RIFF\x10\x00\x00\x00WEBPVP8 ', 'picture') },
  gif: { type: 'image/gif', body: bytes('GIF89a', 'picture') },
  heic: {
    type: 'image/heic',
    body: bytes('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'picture'),
  },
  mov: { type: 'video/quicktime', body: bytes('\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00qt  ', 'film') },
  mp4: { type: 'video/mp4', body: bytes('\x00\x00\x00\x18ftypisom', 'film') },
  webm: { type: 'video/webm', body: bytes('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'film') },
  pdf: { type: 'application/pdf', body: bytes('%PDF-1.7\n', 'text', '\n%%EOF') },
  doc: {
    type: 'application/msword',
    body: bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.from('WordDocument', 'utf16le')),
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    body: bytes('PK\x03\x04', '[Content_Types].xml', 'word/document.xml', 'PK\x05\x06'),
  },
} as const;

export const uploadName = (extension: string) => `${Date.now()}-${randomUUID().slice(0, 12)}.${extension}`;

export const inquiry = (overrides: object = {}) => ({
  id: randomUUID(),
  name: 'Asha Rani',
  phone: '9876543210',
  message: 'Please call me back.',
  consent_version: '2026-11',
  ...overrides,
});

export const associate = (overrides: object = {}) => ({
  id: randomUUID(),
  full_name: 'Ravi Test',
  phone: '9876543210',
  email: `${randomUUID().slice(0, 8)}@partners.example`,
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  pincode: '226010',
  google_maps_url: 'https://maps.google.com/?q=226010',
  business_type: 'dealer' as const,
  certificate_url: '/storage/v1/object/public/certificates/1760000000000-abcdefgh.pdf',
  consent_version: '2026-11',
  ...overrides,
});

/** A registration that a visitor may send: its certificate is uploaded, and is nobody else's. */
export async function newAssociate(visitor: SupabaseClient, overrides: object = {}) {
  const { type, body } = SAMPLE_FILES.pdf;
  const bucket = visitor.storage.from('certificates');
  const { data, error } = await bucket.upload(uploadName('pdf'), body, { contentType: type });
  if (error) throw error;
  return associate({ certificate_url: bucket.getPublicUrl(data.path).data.publicUrl, ...overrides });
}
