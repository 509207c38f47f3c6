import type { SupabaseApp } from '../lite/create-app.ts';
import { unwrapUpload } from '../lite/repair-request.ts';
import { complaintAbout } from '../storage/file-kinds.ts';
import type { ObjectPath } from '../storage/object-path.ts';
import { uploadCap } from '../storage/upload-caps.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError, payloadTooLarge } from './api-error.ts';

/** Room for the wrapping that a browser puts around a file. */
const MULTIPART_OVERHEAD = 16 * 1024;

/** Stores a file whose size, name, declared type and content agree with each other and with the rules. */
export async function upload(call: ApiCall, { bucket, key }: ObjectPath, app: SupabaseApp) {
  call.spend('uploads', call.client);
  const cap = uploadCap(bucket);
  if (cap === 0) throw new ApiError(403, 'Unauthorized', 'new row violates row-level security policy');

  const { method, url, headers } = call;
  const file = await unwrapUpload({ method, url, headers, body: await call.read(cap + MULTIPART_OVERHEAD) });
  if (file.body.length > cap) throw payloadTooLarge(cap);
  const type = file.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const complaint = complaintAbout(file.body, key, type);
  if (complaint) throw new ApiError(415, 'invalid_mime_type', complaint);
  return app(file);
}
