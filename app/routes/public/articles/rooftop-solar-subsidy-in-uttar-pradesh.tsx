import { articleLinks, articleMeta } from '~/components/blog/article-head';
import { ArticlePage } from '~/components/blog/article-page';
import { article } from '~/content/articles/rooftop-solar-subsidy-in-uttar-pradesh';

export const links = () => articleLinks(article.slug);
export const meta = () => articleMeta(article.slug);

export default function ArticleRoute() {
  return <ArticlePage article={article} />;
}
