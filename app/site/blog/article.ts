import type { TextSection } from '~/ui/text/text';
import type { ArticleSlug } from './articles';

export interface Article {
  slug: ArticleSlug;
  /** The article in three sentences, for readers in a hurry. */
  inShort: string[];
  sections: TextSection[];
}
