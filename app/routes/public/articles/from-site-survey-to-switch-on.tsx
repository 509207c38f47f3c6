import { articleLinks, articleMeta } from '~/components/blog/article-head';
import { ArticlePage } from '~/components/blog/article-page';
import { article } from '~/content/articles/from-site-survey-to-switch-on';

export const links = () => articleLinks(article.slug);
export const meta = () => articleMeta(article.slug);

export default function ArticleRoute() {
  return <ArticlePage article={article} />;
}
