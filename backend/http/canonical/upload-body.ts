import { ApiError } from '../api-error.ts';
import { isEncoded, type SentHeaders } from './headers.ts';

export type SentFile = { type: string; bytes: Buffer };

const TYPE = /^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/;
/** What supabase-js sends beside the file. */
const FIELDS = new Set(['cacheControl', 'metadata']);

const invalidUpload = (message: string) => new ApiError(400, 'invalid_upload', message);

/** The one file of an upload and its type, from a plain body or from the form that supabase-js wraps a File or Blob in. */
export async function readUpload(sent: SentHeaders, body: Buffer): Promise<SentFile> {
  if (isEncoded(sent)) throw new ApiError(415, 'invalid_mime_type', 'Compressed uploads are not accepted');
  const header = sent.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(header)) return fileIn(header, body);
  return { type: plainType(header), bytes: body };
}

/** Without parameters and in lower case; empty when it is not one type. */
function plainType(header: string): string {
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return TYPE.test(type) ? type : '';
}

async function fileIn(header: string, body: Buffer): Promise<SentFile> {
  const fields = [...(await parseForm(header, body))];
  const [file, ...others] = fields.map(([, value]) => value).filter((value) => typeof value !== 'string');
  if (!file || others.length > 0) throw invalidUpload('An upload has exactly one file');
  const names = fields.filter(([, value]) => typeof value === 'string').map(([name]) => name);
  if (new Set(names).size < names.length || !names.every((name) => FIELDS.has(name)))
    throw invalidUpload('The upload has a field that does not belong to it');
  return { type: plainType(file.type), bytes: Buffer.from(await file.arrayBuffer()) };
}

async function parseForm(header: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': header } }).formData();
  } catch {
    throw invalidUpload('The form cannot be read');
  }
}
