import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { visitorTables } from '~/lib/visitor-tables';

export type BusinessType = Database['public']['Tables']['associate_registrations']['Row']['business_type'];

export interface DirectorySearch {
  /** Any part of a pincode; empty for all. */
  pincode: string;
  businessType: BusinessType | undefined;
  /** From 1. */
  page: number;
}

/** What the public may know of an associate: never email, phone, investment or territory. */
export type Associate = Pick<
  Database['public']['Tables']['associate_registrations']['Row'],
  | 'id'
  | 'full_name'
  | 'city'
  | 'state'
  | 'pincode'
  | 'google_maps_url'
  | 'business_type'
  | 'experience_years'
  | 'existing_business'
  | 'certificate_url'
  | 'created_at'
>;

export interface AssociatePage {
  associates: Associate[];
  /** Matches on all pages. */
  total: number;
}

export const PAGE_SIZE = 24;

/** One page of approved associates, newest first. */
export async function listAssociates(search: DirectorySearch, signal: AbortSignal): Promise<AssociatePage> {
  const tables = visitorTables();
  const rows = unwrap(
    await tables
      .rpc('find_associates', {
        pincode_part: search.pincode || undefined,
        only_business_type: search.businessType,
        page_size: PAGE_SIZE,
        page_offset: (search.page - 1) * PAGE_SIZE,
      })
      .abortSignal(signal),
  );
  return { associates: rows ?? [], total: rows?.[0]?.total ?? 0 };
}
