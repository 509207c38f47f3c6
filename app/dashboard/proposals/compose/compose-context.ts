import { createContext, use } from 'react';
import type { PriceBook } from '~/dashboard/prices/price-data';
import type { ProposalContent } from '~/proposals/content';
import type { Draft } from './draft';

export interface Composing {
  draft: Draft;
  /** What the draft says at this moment, with its figures. */
  content: ProposalContent;
  book: PriceBook;
  today: string;
  change(change: Partial<Draft>): void;
  /** What is wrong with a field, by its id. */
  problemAt(field: string): string | undefined;
  /** Whether everything wrong is shown, or only where somebody has been. */
  showsAll: boolean;
}

export const ComposeContext = createContext<Composing | null>(null);

export function useComposing(): Composing {
  const composing = use(ComposeContext);
  if (!composing) throw new Error('Used outside of the form of a proposal');
  return composing;
}
