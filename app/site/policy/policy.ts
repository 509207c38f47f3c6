import type { TextSection } from '~/ui/text/text';

export interface Policy {
  title: string;
  /** For search engines; at most 160 characters. */
  description: string;
  path: string;
  lead: string;
  effectiveFrom: string;
  /** The figures people come for, shown before the text. */
  glance: { value: string; label: string }[];
  sections: TextSection[];
}

/** The day the present wording of all three policies applies from. */
export const POLICIES_EFFECTIVE_FROM = '2026-11-01';
