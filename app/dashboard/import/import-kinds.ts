import type { FormSchema } from '~/forms/define-form';
import type { FieldRule } from '~/forms/rules';
import { consultationForm } from '~/leads/consultation/form';
import { contactForm } from '~/leads/contact/form';
import { enrolmentForm } from '~/leads/enrolment/form';
import { installationForm } from '~/leads/installation/form';
import type { Field, FieldKind, LeadTable, RecordTable } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import { importWords } from './en';

/** A column of a record that a column of the file can fill. */
export interface ImportField {
  key: string;
  label: string;
  kind: FieldKind | 'status';
  isRequired: boolean;
  /** The form's own, where one asks for it. */
  rule?: FieldRule;
}

export interface ImportKind {
  table: LeadTable;
  label: string;
  statuses: readonly string[];
  fields: ImportField[];
}

/** What a record cannot be without; the rest has a default or may be empty. */
const REQUIRED = new Set(['name', 'phone', 'location', 'roof_area', 'course_type', 'message']);

/** Partners are published and apply with a certificate, job applications come with a resume: not these. */
export const importKinds: readonly [ImportKind, ...ImportKind[]] = [
  kindOf('consultation_bookings', consultationForm.schema),
  kindOf('installation_requests', installationForm.schema),
  kindOf('training_registrations', enrolmentForm.schema),
  kindOf('contact_inquiries', contactForm.schema),
];

function kindOf(table: LeadTable, schema: FormSchema): ImportKind {
  const { label, statuses, fields } = recordTables.find((known) => known.table === table) as RecordTable;
  const written = fields.filter(({ key, kind }) => schema.entries[key] && kind !== 'estimate');
  return {
    table,
    label,
    statuses,
    fields: [
      ...written.map(({ key, label, kind }: Field) => ({
        key,
        label,
        kind,
        isRequired: REQUIRED.has(key),
        rule: schema.entries[key],
      })),
      { key: 'created_at', label: importWords.fields.created_at, kind: 'date-time', isRequired: false },
      { key: 'status', label: importWords.fields.status, kind: 'status', isRequired: false },
      { key: 'source', label: importWords.fields.source, kind: 'text', isRequired: false },
    ],
  };
}
