import { articleLinks, articleMeta } from '~/site/blog/article-head';
import { ArticlePage } from '~/site/blog/article-page';
import { article } from './en';

export const links = () => articleLinks(article.slug);
export const meta = () => articleMeta(article.slug);

export default function ArticleRoute() {
  return <ArticlePage article={article} />;
}
