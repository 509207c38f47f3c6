import type { IconName } from '~/components/ui/icon-names.generated';
import type { Database } from '~/lib/database.types.generated';
import type { FileOwner } from '~/lib/stored-file';

type Tables = Database['public']['Tables'];

export type TableName =
  | 'consultation_bookings'
  | 'installation_requests'
  | 'associate_registrations'
  | 'career_applications'
  | 'training_registrations'
  | 'contact_inquiries'
  | 'testimonials';

/** A row of any of the tables: what all have in common, and the rest under the keys its description names. */
export interface RecordRow {
  id: string;
  created_at: string;
  status: string;
  [key: string]: unknown;
}

export type FieldKind =
  | 'text'
  | 'paragraph'
  /** One of a few stored words, read as its form offered it (`options`). */
  | 'choice'
  | 'phone'
  | 'email'
  | 'rupees'
  | 'square-feet'
  | 'years'
  | 'rating'
  | 'date'
  | 'date-time'
  | 'map'
  /** The address of a file in the public bucket, in the folder of its `owner`. */
  | 'public-file'
  /** A path in the bucket `resumes`, opened through a signed address. */
  | 'resume'
  /** What the calculator had shown. */
  | 'estimate';

export interface Field<Key extends string = string> {
  key: Key;
  label: string;
  kind: FieldKind;
  options?: readonly { value: string; label: string }[];
  owner?: FileOwner;
  /** Stands in the list from this width on; without it, only in the panel and the export. */
  column?: 'narrow' | 'wide';
}

/** One table of the dashboard. Lists, panels, filters and exports are all drawn from this. */
export interface RecordTable<Key extends string = string> {
  /** In the address: /admin?tab=… */
  tab: string;
  table: TableName;
  label: string;
  /** One record, in a sentence. */
  one: string;
  icon: IconName;
  /** Who the record is about. */
  name: Key;
  /** Shown under the name where there is no room for columns. */
  summary: Key;
  statuses: readonly string[];
  /** The office sees the status and has no control for it. */
  statusIsFixed?: boolean;
  /** In reading order; status and time of arrival are always there. */
  fields: readonly Field<Key>[];
}

type Description<Row extends { status: string }> = Omit<
  RecordTable<Extract<keyof Row, string>>,
  'table' | 'statuses'
> & { statuses: readonly Row['status'][] };

/** Checks keys and statuses against the schema; afterwards every description has one type. */
export function recordTable<Name extends TableName>(
  table: Name,
  description: Description<Tables[Name]['Row']>,
): RecordTable {
  return { ...description, table };
}
