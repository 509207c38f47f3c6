import type { Database } from '~/lib/database.types.generated';
import type { FileOwner } from '~/lib/stored-file';
import type { IconName } from '~/ui/icons.generated';

type Tables = Database['public']['Tables'];

/** The tables whose records become leads. */
export type LeadTable = Tables['leads']['Row']['kind'];
/** Those with a tab in the dashboard. */
export type TableName = LeadTable | 'testimonials';
/** Every table that a form fills. */
export type KindTable = TableName | 'newsletter_subscribers';

/** A row of any of the tables: what all have in common, and the rest under the keys its kind names. */
export interface RecordRow {
  id: string;
  created_at: string;
  status: string;
  [key: string]: unknown;
}

export type FieldKind =
  | 'text'
  | 'paragraph'
  /** One of a few stored words, read as its form offered it (choices.ts). */
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
  /** The address of a file in the bucket `certificates`, in the folder of its `owner`. */
  | 'public-file'
  /** A path in the bucket `resumes`, opened through a signed address. */
  | 'resume'
  /** What the calculator had shown. */
  | 'estimate';

export interface Field<Key extends string = string> {
  key: Key;
  label: string;
  kind: FieldKind;
  owner?: FileOwner;
  /** The column that says that there was a file and its upload failed. */
  failedIn?: Key;
  /** Stands in the list from this width on; without it, only in the panel and the export. */
  column?: 'narrow' | 'wide';
}

/** How a person's rows are found and when they become old. */
export interface PersonalData {
  /** The columns that say whose row it is. */
  contact: readonly ('phone' | 'email')[];
  /** Subscribers and approved partners do not expire: their consent and relation go on. */
  expires?: 'always' | 'unless approved';
}

/** One tab of the dashboard. Lists, panels, filters and exports are all drawn from this. */
export interface RecordTable<Key extends string = string, Status extends string = string> {
  table: TableName;
  /** Missing where staff wrote the words in for publication: they are taken down in the dashboard. */
  personalData?: PersonalData;
  /** In the address: /admin?tab=… */
  tab: string;
  label: string;
  /** One record, in a sentence. */
  one: string;
  icon: IconName;
  /** Its figure above the lists, where it has one. */
  counter?: string;
  /** Its colour in the chart of leads; without one it is no lead. */
  chartColour?: string;
  /** Who the record is about. */
  name: Key;
  /** Shown under the name where there is no room for columns. */
  summary: Key;
  statuses: readonly Status[];
  /** Staff see the status and have no control for it. */
  statusIsFixed?: boolean;
  /** In reading order; status and time of arrival are always there. */
  fields: readonly Field<Key>[];
}

type Described<Row extends { status: string }> = Omit<
  RecordTable<Extract<keyof Row, string>, Row['status']>,
  'table'
>;
/** Keys and statuses are those of the schema, and no table is forgotten. */
export type RecordTables = { [Name in TableName]: Described<Tables[Name]['Row']> };
