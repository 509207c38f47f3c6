import { CONSENT_VERSION } from '~/content/company';
import { backend } from '~/lib/backend';
import { DataError } from '~/lib/data-error';
import type { Attachment, FormDefinition, FormSchema, FormValues, Row } from './define-form';
import type { Draft } from './draft';
import { mimeTypeOf } from './file-rules';
import { sendWithRetry } from './send-with-retry';
import { fileIdentity, storagePath, submissionId } from './submission-id';
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

/** Stores one submission, its file first. Resolves only when the row is in the database. */
export async function deliver<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  delivery: Delivery<FormValues<Schema>>,
): Promise<{ fileLost: boolean }> {
  const { values, file, draft, onSending } = delivery;
  const { attachment, check } = form;
  const id = submissionId(draft.seed, [values, file && fileIdentity(file)]);

  // A row that may be stored already would fail its own check, such as "is this email address taken?".
  if (check && draft.sentId !== id) await sendWithRetry((signal) => check(values, signal));

  const stored = attachment && file ? await store(attachment, file, delivery) : null;
  const row = {
    ...values,
    ...(attachment && { [attachment.column]: stored }),
    id,
    consent_version: CONSENT_VERSION,
  } as Row<Schema, FileColumn>;

  onSending(id);
  await sendWithRetry((signal) => form.send(row, signal));
  return { fileLost: file !== null && stored === null };
}

/** The file's address or path, or null where the form may go without it. */
async function store(
  attachment: Attachment,
  file: File,
  { draft, signal, onProgress }: Delivery<unknown>,
): Promise<string | null> {
  const { bucket, folder = '', rule, stores, onFailure } = attachment;
  const path = folder + storagePath(draft.seed, draft.startedAt, file);
  try {
    await uploadFile({ bucket, path, file, mimeType: mimeTypeOf(file, rule), signal, onProgress });
  } catch (cause) {
    if (cause instanceof UploadCancelled) throw cause;
    console.error('The file could not be uploaded:', cause);
    if (onFailure === 'send-without') return null;
    throw new DataError(onFailure.stopWith, 'upload');
  }
  return stores === 'address' ? `${backend.url}/storage/v1/object/public/${bucket}/${path}` : path;
}
