import { preloadPicture } from '~/components/ui/picture';
import { articlePath, articleSummary, blogPage } from '~/content/blog';
import { pageMeta } from '~/lib/seo';
import { articleData } from '~/lib/structured-data';

export const ARTICLE_PICTURE_SIZES = '(min-width: 80rem) 76rem, 94vw';

export function articleLinks(slug: string) {
  return [preloadPicture(articleSummary(slug).picture, ARTICLE_PICTURE_SIZES)];
}

export function articleMeta(slug: string) {
  const article = articleSummary(slug);
  return pageMeta({
    title: article.title,
    name: article.name,
    description: article.summary,
    path: articlePath(slug),
    parents: [{ name: blogPage.name, path: '/blog' }],
    share: 'blog',
    type: 'article',
    structuredData: [articleData(article)],
  });
}
