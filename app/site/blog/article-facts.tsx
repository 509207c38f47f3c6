import { formatDate } from '~/lib/format';
import type { ArticleSummary } from './article-summaries';
import { articleCopy, categoryNames } from './en';

/** Categories, date and reading time. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  return (
    <>
      <span className="flex flex-wrap gap-2">
        {article.categories.map((category) => (
          <span key={category} className="badge">
            {categoryNames[category]}
          </span>
        ))}
      </span>
      <span>
        <time dateTime={article.published}>{formatDate(article.published)}</time> ·{' '}
        {articleCopy.readingTime(article.minutes)}
      </span>
    </>
  );
}
