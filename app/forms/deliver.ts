import { backend } from '~/lib/backend';
import type { Attachment, FormDefinition, FormSchema, FormValues, Row } from './define-form';
import type { Draft } from './draft';
import { idempotencyKey } from './idempotency-key';
import { sendWithRetry } from './send-with-retry';
import { type ChosenFile, readFiles, storeFiles } from './store-files';

interface Delivery<Values> {
  values: Values;
  files: readonly ChosenFile[];
  draft: Draft;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** The row is about to leave: from here on it may be stored, whatever the page hears back. */
  onSending: (id: string) => void;
}

/** Stores one submission, its files first. Resolves only when the row is in the database. */
export async function deliver<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  delivery: Delivery<FormValues<Schema>>,
): Promise<{ id: string; lost: Attachment[] }> {
  const { values, draft, onSending } = delivery;
  const { attachments = [], check } = form;
  const files = await readFiles(delivery.files);
  const hashes = files.map(({ attachment, hash }) => [attachment.column, hash]);
  const rowId = idempotencyKey(draft.seed, [values, hashes]);

  // A row that may be stored already would fail its own check, such as "is this email address taken?".
  if (check && draft.sentId !== rowId) await sendWithRetry((signal) => check(values, signal));

  const token = (await form.staff?.accessToken()) ?? backend.publishableKey;
  const stored = await storeFiles(files, { ...delivery, rowId, token });
  const lost = attachments.filter(({ column }) => stored.get(column) === null);
  const addresses = attachments.map(({ column }) => [column, stored.get(column) ?? null]);
  const row = { ...values, ...Object.fromEntries(addresses), id: rowId } as Row<Schema, FileColumn>;

  onSending(rowId);
  await sendWithRetry((signal) => form.send(row, signal, lost));
  return { id: rowId, lost };
}
