import { NoScriptNotice } from '~/ui/no-script-notice';
import { ConsentField } from './consent-field';
import type { Attachment, Field, FormDefinition, FormSchema, VisibleField, Written } from './define-form';
import { consentWords, formWords, honeypotWords } from './en';
import { FileField } from './file-field';
import { FormField } from './form-field';
import { DraftNotice, ErrorSummary, OfflineNotice, StoppedNotice, SuccessPanel } from './form-notices';
import { HONEYPOT_FIELD } from './honeypot';
import { SubmitButton } from './submit-button';
import { UploadProgress } from './upload-progress';
import { useForm } from './use-form';
import { CONSENT_FIELD, type FormErrors, isOptional, maxOf } from './validation';

interface FormProps<Schema extends FormSchema, FileColumn extends string> {
  form: FormDefinition<Schema, FileColumn>;
  /** The heading's id. */
  labelledBy: string;
  /** Texts for fields, known only in the browser. */
  prefill?: Partial<Written<Schema>>;
  /** Hears which files could not be stored with it. */
  onSent?: (lost: Attachment[]) => void;
}

/** Renders a declared form. It works for a visitor whatever the network does; see use-form.ts. */
export function Form<Schema extends FormSchema, FileColumn extends string>({
  form,
  labelledBy,
  prefill,
  onSent,
}: FormProps<Schema, FileColumn>) {
  const { element, errors, state, generation, ...engine } = useForm(form, { prefill, onSent });
  const { attachments = [], staff } = form;
  const sending = state.kind === 'sending';
  const idOf = (name: string) => `${form.name}-${name}`;

  return (
    <form
      ref={element}
      // Never GET: pressed before the script runs, it would put personal data into the address.
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={sending}
      className="form"
      onInput={engine.onInput}
      onBlur={engine.onBlur}
      onSubmit={engine.onSubmit}
    >
      {!staff && (
        <>
          {state.kind === 'sent' && <SuccessPanel {...state} />}
          <NoScriptNotice text={formWords.needsScript} />
          <OfflineNotice />
          {engine.restored && <DraftNotice onStartOver={engine.startOver} />}
          <ErrorSummary errors={errors} labels={labelsOf(form)} idOf={idOf} />
        </>
      )}
      <fieldset key={generation} disabled={sending} className="grid gap-8">
        <FieldGroups form={form} errors={errors} idOf={idOf} />
        {attachments.map((attachment) => (
          <FileField
            key={attachment.column}
            id={idOf(attachment.column)}
            attachment={attachment}
            error={errors[attachment.column]}
            onChange={engine.onFileChange}
          />
        ))}
        {!staff && (
          <>
            <ConsentField id={idOf(CONSENT_FIELD)} purpose={form.purpose} error={errors[CONSENT_FIELD]} />
            <Honeypot />
          </>
        )}
        <HiddenFields fields={form.fields} />
      </fieldset>
      {state.kind === 'stopped' && <StoppedNotice {...state} reachUs={!staff} />}
      {sending && state.progress !== null && (
        <UploadProgress progress={state.progress} onCancel={state.cancel} />
      )}
      <SubmitButton label={sending ? form.pendingLabel : form.submitLabel} disabled={sending} />
    </form>
  );
}

interface FieldGroupsProps {
  form: { schema: FormSchema; fields: Record<string, Field> };
  errors: FormErrors;
  idOf: (name: string) => string;
}

function FieldGroups({ form, errors, idOf }: FieldGroupsProps) {
  return groupsOf(form.fields).map(({ heading, fields }) => (
    <fieldset key={heading} className="form-grid">
      {heading && <legend className="form-legend">{heading}</legend>}
      {fields.map(([column, field]) => (
        <FormField
          key={column}
          id={idOf(column)}
          name={column}
          field={field}
          optional={isOptional(form.schema, column)}
          max={maxOf(form.schema, column)}
          error={errors[column]}
        />
      ))}
    </fieldset>
  ));
}

/** Out of sight, out of the tab order, out of the accessibility tree. */
function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {honeypotWords.label}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function HiddenFields({ fields }: { fields: Record<string, Field> }) {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'hidden')
    .map(([column]) => <input key={column} type="hidden" name={column} />);
}

interface Labelled {
  fields: Record<string, Field>;
  attachments?: readonly Attachment[];
}

interface Group {
  heading: string | undefined;
  fields: [string, VisibleField][];
}

function groupsOf(fields: Record<string, Field>): Group[] {
  const groups: Group[] = [];
  for (const [column, field] of Object.entries(fields)) {
    if (field.kind === 'hidden') continue;
    if (field.heading || groups.length === 0) groups.push({ heading: field.heading, fields: [] });
    groups.at(-1)?.fields.push([column, field]);
  }
  return groups;
}

function labelsOf({ fields, attachments = [] }: Labelled): Record<string, string> {
  const labels = Object.entries(fields).map(([column, field]) => [
    column,
    'label' in field ? field.label : '',
  ]);
  const fileLabels = attachments.map(({ column, label }) => [column, label]);
  return { ...Object.fromEntries([...labels, ...fileLabels]), [CONSENT_FIELD]: consentWords.name };
}
