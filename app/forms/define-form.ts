import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import type * as v from 'valibot';
import type { DataError } from '~/lib/data-error';
import type { IconName } from '~/ui/icons.generated';
import type { FileRule } from './file-rules';
import type { FieldRule } from './rules';

export type FormSchema = v.ObjectSchema<Record<string, FieldRule>, undefined>;
export type FormValues<Schema extends FormSchema> = v.InferOutput<Schema>;
/** What stands in the fields, by column. */
export type Written<Schema extends FormSchema = FormSchema> = Record<
  keyof v.InferInput<Schema> & string,
  string
>;

/** What is sent: the values, the addresses of files, and an id made beforehand. */
export type Row<Schema extends FormSchema, FileColumn extends string> = FormValues<Schema> &
  Record<FileColumn, string | null> & { id: string };

export interface FormDefinition<Schema extends FormSchema = FormSchema, FileColumn extends string = never> {
  /** Names the draft and prefixes the ids of elements. */
  name: string;
  /** One rule per column. */
  schema: Schema;
  /** One field per rule, in the order in which they stand. */
  fields: { [Column in keyof v.InferInput<Schema>]: Field };
  attachments?: readonly Attachment<FileColumn>[];
  /** Values that follow from what was typed, for fields the visitor has not touched. */
  suggest?: (written: Written<Schema>) => Partial<Written<Schema>>;
  /** Asked before anything is stored; throws a DataError to stop. */
  check?: (values: FormValues<Schema>, signal: AbortSignal) => Promise<void>;
  /** `lost` are the files that could not be stored, of those it may go without. */
  send: (row: Row<Schema, FileColumn>, signal: AbortSignal, lost: Attachment[]) => Promise<void>;
  /**
   * Staff write for themselves: they are not asked for consent, not taken for a bot, and leave no draft on the device. Their
   * files are stored under this token.
   */
  staff?: { accessToken: () => Promise<string> };
  /** What the details are used for, where it is more than answering the visitor. */
  purpose?: string;
  submitLabel: string;
  /** What the button says while it is being sent. */
  pendingLabel: string;
  success: (values: FormValues<Schema>, id: string) => Success;
  failure: Message | ((error: DataError) => Message & { field?: keyof v.InferInput<Schema> & string });
}

export interface Message {
  title: string;
  description: string;
}

export interface Success extends Message {
  /** A chat with the business, opened and offered as a link. */
  whatsapp?: string;
  /** What the visitor can name when asking about it, and the page that shows how far it has come. */
  reference?: string;
  followTo?: string;
  /** Where the visitor goes instead of staying on the form. */
  goTo?: string;
}

interface FieldBase {
  label: string;
  hint?: string;
  /** Starts a group with this title. */
  heading?: string;
  /** Half a row on wide screens. */
  half?: boolean;
}

export interface TextField extends FieldBase {
  kind: 'text' | 'tel' | 'email' | 'url' | 'paragraph';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  /** Drawn before the text, such as ₹; spoken as part of the label. */
  unit?: string;
}

export interface SelectField extends FieldBase {
  kind: 'select';
  options: readonly Option[];
  /** The first entry, for no choice yet. */
  placeholder: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Radio buttons: pictured cards for a choice that matters, segments for a quick one. */
export interface ChoiceField extends FieldBase {
  kind: 'cards' | 'segments';
  options: readonly Option[];
  initial?: string;
}

export interface DateField extends FieldBase {
  kind: 'date';
  /** Days that are over can be chosen too. */
  past?: boolean;
}

/** Carried along from elsewhere; the page shows it in its own way. */
export interface HiddenField {
  kind: 'hidden';
}

export type Field = TextField | SelectField | ChoiceField | DateField | HiddenField;
export type VisibleField = Exclude<Field, HiddenField>;

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
  icon?: IconName;
}

export interface Attachment<Column extends string = string> {
  column: Column;
  label: string;
  hint?: string;
  /** The error when there is none; leave it out where the file is optional. */
  missing?: string;
  rule: FileRule;
  bucket: 'certificates' | 'resumes';
  /** Folder inside the bucket, with its slash. */
  folder?: 'installation-requests/' | 'testimonials/';
  /** Public buckets store the address, private ones the path. */
  stores: 'address' | 'path';
  /** When the upload fails. */
  onFailure: 'send-without' | { stopWith: string };
}

/** The columns a visitor fills in; not those carried along. */
export const typedColumns = (fields: Record<string, Field>) =>
  Object.keys(fields).filter((column) => fields[column]?.kind !== 'hidden');

/** Ties fields, rules and destination together: a field without a rule, or a rule without a field, does not compile. */
export function defineForm<const Schema extends FormSchema, FileColumn extends string = never>(
  form: FormDefinition<Schema, FileColumn>,
): FormDefinition<Schema, FileColumn> {
  return form;
}
