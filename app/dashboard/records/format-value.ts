import { dashboard } from '~/dashboard/en';
import { formatDateTime } from '~/dashboard/format-date-time';
import { choices } from '~/leads/choices';
import type { Estimate } from '~/leads/estimate/estimate';
import type { Field, RecordRow, RecordTable } from '~/leads/kind';
import { labelOf } from '~/leads/options';
import { formatDate, formatNumber, formatRupees } from '~/lib/format';

/** A stored value as people read it; empty when there is none. The list, the panel and the export all use it. */
export function formatValue(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'choice':
      return labelOf(choices[field.key] ?? [], String(value)) ?? sentenceCase(String(value));
    case 'phone':
      return formatPhone(String(value));
    case 'rupees':
      return formatRupees(Number(value));
    case 'square-feet':
      return `${formatNumber(Number(value))} sq ft`;
    case 'years':
      return Number(value) === 1 ? '1 year' : `${formatNumber(Number(value))} years`;
    case 'rating':
      return `${value} of 5`;
    case 'date':
      return isDate(value) ? formatDate(String(value)) : String(value);
    case 'date-time':
      return isDate(value) ? formatDateTime(String(value)) : String(value);
    case 'estimate':
      return formatEstimate(value as Estimate);
    default:
      return String(value);
  }
}

/** A field of a row: its value, or that its file was lost on the way. */
export function formatField(field: Field, row: RecordRow): string {
  return isUploadFailed(field, row) ? dashboard.uploadFailed.title : formatValue(field, row[field.key]);
}

export const isUploadFailed = ({ failedIn }: Field, row: RecordRow) =>
  failedIn !== undefined && row[failedIn] === true;

/** Without the marks that turn the direction of writing: a name may stand anywhere, also where nothing isolates it. */
export const plainName = (name: string) =>
  name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
export const nameOf = (table: RecordTable, row: RecordRow) => plainName(String(row[table.name] ?? ''));

/** Postgres also stores `infinity`, which is no date here. */
export const isDate = (value: unknown) => !Number.isNaN(Date.parse(String(value)));

/** in-progress, student_partner → In progress, Student partner */
export function sentenceCase(word: string): string {
  const text = word.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** +919876543210 → 98765 43210. Without the plus sign a spreadsheet does not take it for a formula. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
}

function formatEstimate({ bill, systemSize, monthlySaving, subsidyEligible }: Estimate): string {
  const subsidy = subsidyEligible ? 'with subsidy' : 'without subsidy';
  return `${systemSize} for a bill of ${formatRupees(bill)}, saves ${formatRupees(monthlySaving)} a month, ${subsidy}`;
}
