import { ArticleCard } from './article-card';
import { articleSummaries } from './article-summaries';
import type { ArticleSlug } from './articles';
import { articleCopy } from './en';

export function RelatedArticles({ slug }: { slug: ArticleSlug }) {
  return (
    <section aria-labelledby="related-title" className="section no-print bg-sand-100">
      <div className="wrap">
        <h2 id="related-title" className="mb-10">
          {articleCopy.related}
        </h2>
        <div className="grid gap-12 md:grid-cols-2">
          {articleSummaries
            .filter((article) => article.slug !== slug)
            .map((article) => (
              <ArticleCard key={article.slug} article={article} headingLevel="h3" />
            ))}
        </div>
      </div>
    </section>
  );
}
