import * as v from 'valibot';
import { consentNotice, formCopy } from '~/content/forms';
import type { Attachment, FormSchema, FormValues } from './define-form';
import { complaintAbout } from './file-rules';
import { readAll, readFile, readText } from './form-elements';

/** The name of the consent box, beside the columns. */
export const CONSENT_FIELD = 'consent';

export type FormErrors = Record<string, string | undefined>;

/** What is wrong with one field's text, in a sentence for the visitor. */
export function complaintOf(schema: FormSchema, column: string, text: string): string | undefined {
  const rule = schema.entries[column];
  return rule && v.safeParse(rule, text).issues?.[0].message;
}

export function isOptional(schema: FormSchema, column: string): boolean {
  return complaintOf(schema, column, '') === undefined;
}

/** The most characters a rule allows, where it limits them. */
export function maxOf(schema: FormSchema, column: string): number | undefined {
  const rule = schema.entries[column];
  return rule && (v.getMetadata(rule).max as number | undefined);
}

/** The database's complaint about a value that the page let through, in a sentence for the visitor. */
export function refusalOf(schema: FormSchema, column: string): string {
  const rule = schema.entries[column];
  return (rule && (v.getMetadata(rule).refused as string | undefined)) ?? formCopy.notAccepted;
}

/** Everything the form says, or everything that is wrong with it, in the order of the fields. */
export async function validate<Schema extends FormSchema>(
  schema: Schema,
  attachment: Attachment | undefined,
  element: HTMLFormElement,
): Promise<{ errors: FormErrors } | { values: FormValues<Schema>; file: File | null }> {
  const result = v.safeParse(schema, readAll(element, Object.keys(schema.entries)));
  const file = attachment ? readFile(element, attachment.column) : null;
  const consented = readText(element, CONSENT_FIELD) !== '';

  const errors: FormErrors = {};
  for (const issue of result.issues ?? []) errors[String(issue.path?.[0].key)] ??= issue.message;
  const fileComplaint =
    attachment && (file ? await complaintAbout(file, attachment.rule) : attachment.missing);
  if (fileComplaint) errors[attachment.column] = fileComplaint;
  if (!consented) errors[CONSENT_FIELD] = consentNotice.missing;

  if (result.success && Object.keys(errors).length === 0) return { values: result.output, file };
  return { errors };
}
