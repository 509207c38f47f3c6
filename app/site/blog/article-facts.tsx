import { formatDate } from '~/lib/format';
import type { ArticleSummary } from './en';

/** Categories, date and reading time. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  return (
    <>
      <span className="flex flex-wrap gap-2">
        {article.categories.map((category) => (
          <span key={category} className="badge">
            {category}
          </span>
        ))}
      </span>
      <span>
        <time dateTime={article.published}>{formatDate(article.published)}</time> · {article.minutes} min read
      </span>
    </>
  );
}
