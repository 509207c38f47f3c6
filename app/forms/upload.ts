import { backend } from '~/lib/backend';
import { DataError, toDataError } from '~/lib/data-error';
import { backOff, TRIES } from './send-with-retry';

interface Upload {
  bucket: 'certificates' | 'resumes';
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  /** Of whoever may store it: the publishable key for visitors. */
  token: string;
  /** Cancels; only before the last byte has left, since a visitor cannot take a stored file back. */
  signal: AbortSignal;
  /** From 0 to 1; at 1 the file has left and can no longer be stopped. */
  onProgress: (fraction: number) => void;
}

/** Bytes wait in the system's buffers on slow lines, so progress may pause for long. */
const STALL_MS = 30_000;

export class UploadCancelled extends Error {
  override readonly name = 'UploadCancelled';
}

/** Stores a file under a path that stays the same over tries: one that arrived unnoticed is found, not doubled. */
export async function uploadFile(upload: Upload): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    // It may have been cancelled before it began, while something else was checked, or between two tries.
    if (upload.signal.aborted) throw new UploadCancelled();
    try {
      return await put(upload);
    } catch (cause) {
      if (upload.signal.aborted) throw new UploadCancelled();
      const error = toDataError(cause);
      if (!error.isTemporary || attempt === TRIES) throw error;
      await backOff(attempt);
    }
  }
}

/** XMLHttpRequest, because fetch does not tell how much of a body has left. */
function put({ bucket, path, bytes, mimeType, token, signal, onProgress }: Upload): Promise<void> {
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  let stall: ReturnType<typeof setTimeout>;
  const expectProgress = () => {
    clearTimeout(stall);
    stall = setTimeout(() => request.abort(), STALL_MS);
  };

  return new Promise<void>((resolve, reject) => {
    request.open('POST', `${backend.url}/storage/v1/object/${bucket}/${path}`);
    request.setRequestHeader('apikey', backend.publishableKey);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', mimeType);
    request.setRequestHeader('x-upsert', 'false');
    request.upload.onprogress = ({ loaded, total }) => {
      expectProgress();
      onProgress(Math.min(loaded / total, 0.99));
    };
    request.upload.onload = () => {
      signal.removeEventListener('abort', cancel);
      onProgress(1);
    };
    request.onload = () => (isStored(request) ? resolve() : reject(refusal(request)));
    request.onerror = () => reject(new DataError('network: the upload broke off', 'network'));
    request.onabort = () => reject(new DataError('network: the upload stalled', 'timeout'));
    signal.addEventListener('abort', cancel);
    expectProgress();
    request.send(bytes);
  }).finally(() => {
    clearTimeout(stall);
    signal.removeEventListener('abort', cancel);
  });
}

/** "Already exists" answers a retry whose earlier try had arrived. */
function isStored(request: XMLHttpRequest): boolean {
  return (request.status >= 200 && request.status < 300) || bodyOf(request).statusCode === '409';
}

function refusal(request: XMLHttpRequest): DataError {
  const { message = 'The upload was refused', error = 'unknown' } = bodyOf(request);
  return new DataError(message, error, request.status);
}

function bodyOf(request: XMLHttpRequest): { statusCode?: string; error?: string; message?: string } {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}
