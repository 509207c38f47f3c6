import { pageMeta } from '~/lib/seo';
import { articlePath, paths } from '~/paths';
import { preloadPicture } from '~/ui/picture';
import { articleData } from './article-data';
import { articleSummary } from './article-summaries';
import type { ArticleSlug } from './articles';
import { blogPage } from './en';

export const ARTICLE_PICTURE_SIZES = '(min-width: 80rem) 76rem, 94vw';

export function articleLinks(slug: ArticleSlug) {
  return [preloadPicture(articleSummary(slug).picture, ARTICLE_PICTURE_SIZES)];
}

export function articleMeta(slug: ArticleSlug) {
  const article = articleSummary(slug);
  return pageMeta({
    title: article.title,
    name: article.name,
    description: article.summary,
    path: articlePath(slug),
    parents: [{ name: blogPage.name, path: paths.blog }],
    share: 'blog',
    type: 'article',
    structuredData: [articleData(article)],
  });
}
