import { NoScriptNotice } from '~/components/ui/no-script-notice';
import { formCopy } from '~/content/forms';
import { ConsentField } from './consent-field';
import type { Attachment, Field, FormDefinition, FormSchema, VisibleField, Written } from './define-form';
import { FileField } from './file-field';
import { FormField } from './form-field';
import { DraftNotice, ErrorSummary, OfflineNotice, StoppedNotice, SuccessPanel } from './form-notices';
import { TRAP_FIELD } from './spam-trap';
import { SubmitButton } from './submit-button';
import { UploadProgress } from './upload-progress';
import { useForm } from './use-form';
import { CONSENT_FIELD, isOptional, maxOf } from './validation';

interface FormProps<Schema extends FormSchema, FileColumn extends string> {
  form: FormDefinition<Schema, FileColumn>;
  /** The heading's id. */
  labelledBy: string;
  /** Texts for fields, known only in the browser. */
  prefill?: Partial<Written<Schema>>;
}

/** Renders a declared form. It works for a visitor whatever the network does; see use-form.ts. */
export function Form<Schema extends FormSchema, FileColumn extends string>({
  form,
  labelledBy,
  prefill,
}: FormProps<Schema, FileColumn>) {
  const { element, errors, state, generation, ...engine } = useForm(form, prefill);
  const { attachment } = form;
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
      {state.kind === 'sent' && <SuccessPanel {...state} />}
      <NoScriptNotice text={formCopy.needsScript} />
      <OfflineNotice />
      {engine.restored && <DraftNotice onStartOver={engine.startOver} />}
      <ErrorSummary errors={errors} labels={labelsOf(form.fields, attachment)} idOf={idOf} />
      <fieldset key={generation} disabled={sending} className="grid gap-8">
        {groupsOf(form.fields).map(({ heading, fields }) => (
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
        ))}
        {attachment && (
          <FileField
            id={idOf(attachment.column)}
            attachment={attachment}
            error={errors[attachment.column]}
            onChange={engine.onFileChange}
          />
        )}
        <ConsentField id={idOf(CONSENT_FIELD)} purpose={form.purpose} error={errors[CONSENT_FIELD]} />
        <HiddenFields fields={form.fields} />
      </fieldset>
      {state.kind === 'stopped' && <StoppedNotice {...state} />}
      {sending && state.progress !== null && (
        <UploadProgress progress={state.progress} onCancel={state.cancel} />
      )}
      <SubmitButton label={sending ? form.pendingLabel : form.submitLabel} disabled={sending} />
    </form>
  );
}

/** What is carried along, and the trap for programs: out of sight, out of the tab order, out of the accessibility tree. */
function HiddenFields({ fields }: { fields: Record<string, Field> }) {
  const columns = Object.keys(fields).filter((column) => fields[column]?.kind === 'hidden');
  return (
    <>
      {columns.map((column) => (
        <input key={column} type="hidden" name={column} />
      ))}
      <div className="form-trap" aria-hidden="true">
        <label>
          Website
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
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

function labelsOf(fields: Record<string, Field>, attachment: Attachment | undefined): Record<string, string> {
  const labels = Object.entries(fields).map(([column, field]) => [
    column,
    'label' in field ? field.label : '',
  ]);
  return {
    ...Object.fromEntries(labels),
    ...(attachment && { [attachment.column]: attachment.label }),
    [CONSENT_FIELD]: 'Your agreement',
  };
}
