import { backend } from '~/lib/backend';
import { DataError } from '~/lib/data-error';
import type { Attachment } from './define-form';
import type { Draft } from './draft';
import { mimeTypeOf } from './file-rules';
import { contentHash, storagePath } from './idempotency-key';
import { readBytes } from './read-bytes';
import { UploadCancelled, uploadFile } from './upload';

export interface ChosenFile {
  attachment: Attachment;
  file: File;
}

interface ReadFile extends ChosenFile {
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

/** The chosen file is no longer there to be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly column: string;
  readonly fileName: string;

  constructor({ attachment, file }: ChosenFile, cause: unknown) {
    super(`The file for ${attachment.column} could not be read`, { cause });
    this.column = attachment.column;
    this.fileName = file.name;
  }
}

/** Read once: what names the row is what is sent, whatever happens to the files meanwhile. */
export function readFiles(chosen: readonly ChosenFile[]): Promise<ReadFile[]> {
  return Promise.all(
    chosen.map(async (one) => {
      const bytes = await readBytes(one.file).catch((cause) => {
        console.error('The file could not be read:', cause);
        throw new UnreadableFile(one, cause);
      });
      return { ...one, bytes, hash: await contentHash(bytes) };
    }),
  );
}

interface Storing {
  rowId: string;
  draft: Draft;
  token: string;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Each file's address or path by its column; null where the form may go without it and must. */
export async function storeFiles(files: readonly ReadFile[], storing: Storing) {
  const stored = new Map<string, string | null>();
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  let before = 0;
  for (const one of files) {
    const { length } = one.bytes;
    const onProgress = (fraction: number) => storing.onProgress((before + fraction * length) / total);
    stored.set(one.attachment.column, await storeFile(one, { ...storing, onProgress }));
    before += length;
  }
  return stored;
}

async function storeFile({ attachment, file, bytes }: ReadFile, storing: Storing): Promise<string | null> {
  const { column, bucket, folder = '', rule, stores, onFailure } = attachment;
  const path = folder + storagePath(storing.draft, storing.rowId, column, file.name);
  try {
    await uploadFile({ ...storing, bucket, path, bytes, mimeType: mimeTypeOf(file, rule) });
  } catch (cause) {
    if (cause instanceof UploadCancelled) throw cause;
    console.error('The file could not be uploaded:', cause);
    if (onFailure === 'send-without') return null;
    throw new DataError(onFailure.stopWith, 'upload');
  }
  return stores === 'address' ? `${backend.url}/storage/v1/object/public/${bucket}/${path}` : path;
}
