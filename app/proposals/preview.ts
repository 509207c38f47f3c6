import type { ProposalContent } from './content';
import type { ProposalMeta } from './view/hero';

/**
 * How the office's form shows a draft: it frames the customer's own page, in the proposal's language, and sends what to draw.
 * The two talk to their own origin alone.
 */
export const PREVIEW_QUERY = 'preview';

/** What the framed page asks for once it listens. */
export const PREVIEW_WANTED = 'proposal preview wanted';

export interface Preview {
  content: ProposalContent;
  meta: ProposalMeta;
}
