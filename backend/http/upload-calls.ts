import type { SupabaseApp } from '../supabase/lite/create-app.ts';
import type { ApiRequest } from '../supabase/lite/repair-request.ts';
import { validateFile } from '../supabase/storage/file-kinds.ts';
import type { ObjectPath } from '../supabase/storage/object-path.ts';
import { uploadCap } from '../supabase/storage/upload-caps.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError, payloadTooLarge } from './api-error.ts';
import { withFile } from './canonical/request.ts';
import { readUpload } from './canonical/upload-body.ts';

/** Room for the wrapping that a browser puts around a file. */
const MULTIPART_OVERHEAD = 16 * 1024;

/** Stores a file whose size, name, declared type and content agree with each other and with the rules. */
export async function upload(call: ApiCall, object: ObjectPath, request: ApiRequest, app: SupabaseApp) {
  call.spend('uploads', call.client);
  const cap = uploadCap(object);
  if (cap === 0) throw new ApiError(403, 'Unauthorized', 'new row violates row-level security policy');

  const { sent } = call.head;
  const file = await readUpload(sent, await call.read(cap + MULTIPART_OVERHEAD));
  if (file.bytes.length > cap) throw payloadTooLarge(cap);
  const problem = validateFile(file.bytes, object.key, file.type);
  if (problem) throw new ApiError(415, 'invalid_mime_type', problem);
  return app(withFile(request, sent, file));
}
