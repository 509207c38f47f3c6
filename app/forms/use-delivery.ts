import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refusedColumn, toDataError } from '~/lib/data-error';
import { toast } from '~/ui/toast';
import {
  type Attachment,
  type FormDefinition,
  type FormSchema,
  type FormValues,
  type Message,
  type Success,
  typedColumns,
} from './define-form';
import { deliver } from './deliver';
import { fileWords, formWords } from './en';
import { type ChosenFile, UnreadableFile } from './store-files';
import { UploadCancelled } from './upload';
import type { DraftKeeper } from './use-draft';
import { refusalMessage } from './validation';

type FormState =
  | { kind: 'editing' }
  | { kind: 'sending'; progress: number | null; cancel: () => void }
  | { kind: 'stopped'; message: Message; failed: boolean }
  | { kind: 'sent'; success: Success; lost: Attachment[] };

interface DeliveryEvents {
  draft: DraftKeeper;
  onSent: (lost: Attachment[]) => void;
  /** Nothing was stored because of one answer. */
  onRefused: (column: string, error: string) => void;
  setError: (column: string, error: string) => void;
}

/** Sends a checked form and says how it went. However it ends, the form is no longer busy. */
export function useDelivery<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  { draft, onSent, onRefused, setError }: DeliveryEvents,
) {
  const [state, setState] = useState<FormState>({ kind: 'editing' });
  const navigate = useNavigate();

  async function send(values: FormValues<Schema>, files: ChosenFile[]) {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (progress: number | null) =>
      setState({ kind: 'sending', progress, cancel: () => controller.abort() });
    onProgress(files.length > 0 ? 0 : null);
    try {
      const onSending = draft.markSent;
      const { id, lost } = await deliver(form, {
        values,
        files,
        draft: draft.current(),
        signal,
        onProgress,
        onSending,
      });
      const success = form.success(values, id);
      onSent(lost);
      setState({ kind: 'sent', success, lost });
      announce(success);
      // Beside the address and not in it: with the id anybody could follow the request.
      if (success.goTo) navigate(success.goTo, { state: { sentId: id } });
    } catch (cause) {
      stop(cause);
    }
  }

  function stop(cause: unknown) {
    if (cause instanceof UploadCancelled) {
      setState({ kind: 'stopped', message: fileWords.cancelled, failed: false });
    } else if (cause instanceof UnreadableFile) {
      onRefused(cause.column, fileWords.unreadable(cause.fileName));
    } else {
      fail(cause);
    }
  }

  function fail(cause: unknown) {
    const error = toDataError(cause);
    const { field, ...message } =
      typeof form.failure === 'function' ? form.failure(error) : { ...form.failure, field: undefined };
    toast({ ...message, tone: 'destructive' });
    const fileColumns = (form.attachments ?? []).map(({ column }) => column);
    const refused = refusedColumn(error, [...typedColumns(form.fields), ...fileColumns]);
    if (refused) return onRefused(refused, refusalMessage(form.schema, refused));
    setState({ kind: 'stopped', message, failed: true });
    if (field) setError(field, message.description);
  }

  return { state, setState, send };
}

function announce({ title, description, whatsapp }: Success) {
  toast({
    title,
    description,
    tone: 'success',
    ...(whatsapp && { action: { label: formWords.continueOnWhatsApp, href: whatsapp } }),
  });
  // A browser may refuse this one; the link stands in the message too.
  if (whatsapp) window.open(whatsapp, '_blank', 'noopener');
}
