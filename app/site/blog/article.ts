import type { TextSection } from '~/ui/text/text';

export interface Article {
  slug: string;
  /** The article in three sentences, for readers in a hurry. */
  inShort: string[];
  sections: TextSection[];
}
