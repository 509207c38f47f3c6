import type { Figures } from './figures.ts';
import type { Offer } from './offer.ts';

/**
 * What a version of a proposal says, whole: stored as one document (`proposal_versions.content`), whose shape the database checks
 * (`private.is_proposal_content`). The figures are kept with the offer, so that what was sent stays as it was when the arithmetic
 * changes.
 */
export interface ProposalContent {
  locale: 'en' | 'hi';
  customer: { name: string; place: string | null };
  /** What the system is made of, in words. */
  components: { label: string; detail: string }[];
  offer: Offer;
  figures: Figures;
  texts: ProposalTexts;
}

/** One point a line; empty where there is nothing to say. */
export interface ProposalTexts {
  /** To this customer. */
  note: string;
  scope: string;
  exclusions: string;
  warranty: string;
  documents: string;
  terms: string;
}
