import { CONSENT_VERSION } from '~/content/company';
import { backend } from '~/lib/backend';
import { DataError } from '~/lib/data-error';
import type { Attachment, FormDefinition, FormSchema, FormValues, Row } from './define-form';
import type { Draft } from './draft';
import { mimeTypeOf } from './file-rules';
import { readBytes } from './read-bytes';
import { sendWithRetry } from './send-with-retry';
import { contentHash, storagePath, submissionId } from './submission-id';
import { UploadCancelled, uploadFile } from './upload';

export interface Delivery<Values> {
  values: Values;
  file: File | null;
  draft: Draft;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** The row is about to leave: from here on it may be stored, whatever the page hears back. */
  onSending: (id: string) => void;
}

/** The chosen file is no longer there to be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Stores one submission, its file first. Resolves only when the row is in the database. */
export async function deliver<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  delivery: Delivery<FormValues<Schema>>,
): Promise<{ fileLost: boolean }> {
  const { values, file, draft, onSending } = delivery;
  const { attachment, check } = form;
  // Read once: what names the row is what is sent, whatever happens to the file meanwhile.
  const bytes = file && (await readBytes(file).catch(giveUpReading));
  const id = submissionId(draft.seed, [values, bytes && (await contentHash(bytes))]);

  // A row that may be stored already would fail its own check, such as "is this email address taken?".
  if (check && draft.sentId !== id) await sendWithRetry((signal) => check(values, signal));

  const stored = attachment && bytes ? await store(attachment, file, bytes, id, delivery) : null;
  const fileLost = file !== null && stored === null;
  const row = {
    ...values,
    ...(attachment && { [attachment.column]: stored }),
    ...(attachment && fileLost && lossNote(attachment)),
    id,
    consent_version: CONSENT_VERSION,
  } as Row<Schema, FileColumn>;

  onSending(id);
  await sendWithRetry((signal) => form.send(row, signal));
  return { fileLost };
}

function giveUpReading(cause: unknown): never {
  console.error('The file could not be read:', cause);
  throw new UnreadableFile();
}

/** Tells the office that there was a file, which the visitor may still have. */
const lossNote = ({ onFailure }: Attachment) =>
  'sendWithout' in onFailure && { [onFailure.sendWithout]: true };

/** The file's address or path, or null where the form may go without it. */
async function store(
  attachment: Attachment,
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  id: string,
  { draft, signal, onProgress }: Delivery<unknown>,
): Promise<string | null> {
  const { bucket, folder = '', rule, stores, onFailure } = attachment;
  const path = folder + storagePath(draft.seed, draft.startedAt, id, file.name);
  try {
    await uploadFile({ bucket, path, bytes, mimeType: mimeTypeOf(file, rule), signal, onProgress });
  } catch (cause) {
    if (cause instanceof UploadCancelled) throw cause;
    console.error('The file could not be uploaded:', cause);
    if ('sendWithout' in onFailure) return null;
    throw new DataError(onFailure.stopWith, 'upload');
  }
  return stores === 'address' ? `${backend.url}/storage/v1/object/public/${bucket}/${path}` : path;
}
