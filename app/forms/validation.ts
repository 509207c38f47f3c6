import * as v from 'valibot';
import type { FormDefinition, FormSchema, FormValues } from './define-form';
import { consentWords, formWords } from './en';
import { findFileError } from './file-rules';
import { readAll, readFile, readText } from './form-elements';
import type { ChosenFile } from './store-files';

/** The name of the consent box, beside the columns. */
export const CONSENT_FIELD = 'consent';

export type FormErrors = Record<string, string | undefined>;

/** What is wrong with one field's text, in a sentence for the visitor. */
export function findFieldError(schema: FormSchema, column: string, text: string): string | undefined {
  const rule = schema.entries[column];
  return rule && v.safeParse(rule, text).issues?.[0].message;
}

export function isOptional(schema: FormSchema, column: string): boolean {
  return findFieldError(schema, column, '') === undefined;
}

/** The most characters a rule allows, where it limits them. */
export function maxOf(schema: FormSchema, column: string): number | undefined {
  const rule = schema.entries[column];
  return rule && (v.getMetadata(rule).max as number | undefined);
}

/** For a value that the page let through and the database refused. */
export function refusalMessage(schema: FormSchema, column: string): string {
  const rule = schema.entries[column];
  return (rule && (v.getMetadata(rule).refused as string | undefined)) ?? formWords.notAccepted;
}

type Validated<Schema extends FormSchema> =
  | { errors: FormErrors }
  | { values: FormValues<Schema>; files: ChosenFile[] };

/** Everything the form says, or everything that is wrong with it, in the order of the fields. */
export async function validate<Schema extends FormSchema, FileColumn extends string>(
  { schema, attachments = [], staff }: FormDefinition<Schema, FileColumn>,
  element: HTMLFormElement,
): Promise<Validated<Schema>> {
  const errors: FormErrors = {};
  const result = v.safeParse(schema, readAll(element, Object.keys(schema.entries)));
  for (const issue of result.issues ?? []) errors[String(issue.path?.[0].key)] ??= issue.message;

  const files: ChosenFile[] = [];
  for (const attachment of attachments) {
    const file = readFile(element, attachment.column);
    if (file) files.push({ attachment, file });
    const error = file ? await findFileError(file, attachment.rule) : attachment.missing;
    if (error) errors[attachment.column] = error;
  }
  if (!staff && readText(element, CONSENT_FIELD) === '') errors[CONSENT_FIELD] = consentWords.missing;

  if (result.success && Object.keys(errors).length === 0) return { values: result.output, files };
  return { errors };
}
