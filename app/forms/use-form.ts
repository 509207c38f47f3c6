import {
  type FocusEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { toast } from '~/components/ui/toast';
import { formCopy } from '~/content/forms';
import { refusedColumn, toDataError } from '~/lib/data-error';
import type { FormDefinition, FormSchema, FormValues, Message, Success, Written } from './define-form';
import { deliver, UnreadableFile } from './deliver';
import { complaintAbout, unreadable } from './file-rules';
import { focusOn, readAll, readText, writeText } from './form-elements';
import { suspicionAbout, TRAP_FIELD } from './spam-trap';
import { UploadCancelled } from './upload';
import { useDraft } from './use-draft';
import { useTouchedEarly } from './use-touched-early';
import { complaintOf, type FormErrors, refusalOf, validate } from './validation';

export type FormState =
  | { kind: 'editing' }
  | { kind: 'sending'; progress: number | null; cancel: () => void }
  | { kind: 'stopped'; message: Message; failed: boolean }
  | { kind: 'sent'; success: Success; fileLost: boolean };

/** Everything a form does, from the first key to the thank-you. */
export function useForm<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  prefill: Partial<Written<Schema>> | undefined,
) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [state, setState] = useState<FormState>({ kind: 'editing' });
  /** Counts up to empty the form: its controls are made anew. */
  const [generation, setGeneration] = useState(0);
  const touched = useRef(new Set<string>());
  useTouchedEarly(element, touched);
  const draft = useDraft(form.name, element, touched);
  const suggested = useRef(new Map<string, string>());
  const openedAt = useRef(0);
  const busy = useRef(false);
  const believed = useRef(false);
  const navigate = useNavigate();

  const { attachment } = form;
  const typedColumns = Object.keys(form.fields).filter((column) => form.fields[column]?.kind !== 'hidden');

  const adoptEarly = useEffectEvent(() => {
    if (element.current && touched.current.size > 0) adopt(element.current);
  });
  useEffect(() => {
    openedAt.current = performance.now();
    adoptEarly();
  }, []);
  useEffect(() => {
    for (const [column, text] of Object.entries(prefill ?? {})) {
      if (!element.current || text === undefined || touched.current.has(column)) continue;
      writeText(element.current, column, text);
    }
  }, [prefill]);

  const setError = (name: string, complaint: string | null | undefined) =>
    setErrors((all) => ({ ...all, [name]: complaint ?? undefined }));

  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    touched.current.add(name);
    if (errors[name]) setError(name, complaintOf(form.schema, name, readText(currentTarget, name)));
    adopt(currentTarget);
  }

  function adopt(target: HTMLFormElement) {
    suggest(target);
    draft.keep(readAll(target, typedColumns));
  }

  function suggest(target: HTMLFormElement) {
    const written = readAll(target, typedColumns) as Written<Schema>;
    for (const [column, text] of Object.entries<string | undefined>(form.suggest?.(written) ?? {})) {
      const earlier = suggested.current.get(column) ?? '';
      const isOurs = !touched.current.has(column) && readText(target, column) === earlier;
      if (!isOurs || text === undefined || text === earlier) continue;
      writeText(target, column, text);
      suggested.current.set(column, text);
      setError(column, null);
    }
  }

  function onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement, HTMLInputElement>) {
    // A message that appears while the button is pressed would move the button away from under the finger.
    const pressing = currentTarget.querySelector('[type=submit]:active') !== null;
    if (pressing || !touched.current.has(target.name) || target.type === 'file') return;
    setError(target.name, complaintOf(form.schema, target.name, readText(currentTarget, target.name)));
  }

  async function onFileChange(file: File | null) {
    if (!attachment) return;
    setError(attachment.column, file && (await complaintAbout(file, attachment.rule)));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await submit(event.currentTarget);
    } finally {
      busy.current = false;
    }
  }

  async function submit(target: HTMLFormElement) {
    const checked = await validate(form.schema, attachment, target);
    if ('errors' in checked) {
      setErrors(checked.errors);
      setState({ kind: 'editing' });
      focusOn(target, Object.keys(checked.errors)[0] ?? '');
      return;
    }
    setErrors({});

    const msOnPage = draft.restored ? Number.POSITIVE_INFINITY : performance.now() - openedAt.current;
    const suspicion = suspicionAbout(readText(target, TRAP_FIELD), msOnPage);
    if (suspicion && !believed.current) {
      believed.current = true;
      setState({ kind: 'stopped', message: suspicion, failed: false });
      return;
    }
    await send(checked.values, checked.file);
  }

  async function send(values: FormValues<Schema>, file: File | null) {
    const controller = new AbortController();
    const showProgress = (progress: number | null) =>
      setState({ kind: 'sending', progress, cancel: () => controller.abort() });
    showProgress(file && 0);
    try {
      const { fileLost } = await deliver(form, {
        values,
        file,
        draft: draft.current(),
        signal: controller.signal,
        onProgress: showProgress,
        onSending: draft.markSent,
      });
      succeed(form.success(values), fileLost);
    } catch (cause) {
      if (cause instanceof UploadCancelled) {
        setState({ kind: 'stopped', message: formCopy.uploadCancelled, failed: false });
      } else if (cause instanceof UnreadableFile && attachment && file) {
        returnTo(attachment.column, unreadable(file));
      } else {
        fail(cause);
      }
    }
  }

  function succeed(success: Success, fileLost: boolean) {
    startOver();
    setState({ kind: 'sent', success, fileLost });
    toast({
      title: success.title,
      description: success.description,
      tone: 'success',
      ...(success.whatsapp && { action: { label: formCopy.continueOnWhatsApp, href: success.whatsapp } }),
    });
    // A browser may refuse this one; the link stands in the message too.
    if (success.whatsapp) window.open(success.whatsapp, '_blank', 'noopener');
    if (success.goTo) navigate(success.goTo);
  }

  function fail(cause: unknown) {
    const error = toDataError(cause);
    const { field, ...message } =
      typeof form.failure === 'function' ? form.failure(error) : { ...form.failure, field: undefined };
    toast({ ...message, tone: 'destructive' });
    const columns = [...typedColumns, ...(attachment ? [attachment.column] : [])];
    const refused = refusedColumn(error, columns);
    if (refused) return returnTo(refused, refusalOf(form.schema, refused));
    setState({ kind: 'stopped', message, failed: true });
    if (field) setError(field, message.description);
  }

  /** Nothing was stored because of one answer: the visitor is led back to it. */
  function returnTo(column: string, complaint: string) {
    flushSync(() => {
      setState({ kind: 'editing' });
      setErrors({ [column]: complaint });
    });
    if (element.current) focusOn(element.current, column);
  }

  function startOver() {
    draft.discard();
    touched.current.clear();
    suggested.current.clear();
    believed.current = false;
    setErrors({});
    setState({ kind: 'editing' });
    setGeneration((count) => count + 1);
  }

  return {
    element,
    errors,
    state,
    generation,
    restored: draft.restored,
    startOver,
    onInput,
    onBlur,
    onFileChange,
    onSubmit,
  };
}
