import type { PictureName } from '../../ui/pictures.generated.ts';
import { type ArticleSlug, articles, type BlogCategory } from './articles.ts';
import { type ArticleTexts, articleTexts } from './en.ts';

/** An article as the list and its own head show it. */
export interface ArticleSummary extends ArticleTexts {
  slug: ArticleSlug;
  published: string;
  categories: readonly BlogCategory[];
  picture: PictureName;
}

export const articleSummaries: ArticleSummary[] = articles.map((article) => ({
  ...article,
  ...articleTexts[article.slug],
}));

export function articleSummary(slug: ArticleSlug): ArticleSummary {
  const summary = articleSummaries.find((article) => article.slug === slug);
  if (!summary) throw new Error(`No article ${slug} in site/blog/articles.ts`);
  return summary;
}
