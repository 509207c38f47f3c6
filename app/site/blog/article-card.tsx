import { articlePath } from '~/paths';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { ArticleFacts } from './article-facts';
import type { ArticleSummary } from './article-summaries';
import { listCopy } from './en';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Wide, with the picture beside the text. */
  featured?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** The whole card is one link: the title's, stretched over it. */
export function ArticleCard({ article, featured = false, headingLevel: Heading = 'h2' }: ArticleCardProps) {
  return (
    <article
      className={`group relative ${featured ? 'grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.4fr_1fr]' : 'grid content-start gap-6'}`}
    >
      <div className="overflow-hidden rounded-xl">
        <Picture
          name={article.picture}
          alt=""
          sizes={featured ? FEATURED_SIZES : '(min-width: 64rem) 37rem, 94vw'}
          priority={featured}
          className="aspect-video w-full object-cover duration-500 group-hover:scale-103 motion-safe:transition-transform"
        />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          {featured && <span className="badge !bg-sun-400 !text-panel-950">{listCopy.featured}</span>}
          <ArticleFacts article={article} />
        </div>
        <Heading className={`mt-4 ${featured ? 'text-3xl' : 'text-2xl'}`}>
          <SiteLink
            to={articlePath(article.slug)}
            className="decoration-sun-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </SiteLink>
        </Heading>
        <p className="mt-3 text-ink-soft">{article.summary}</p>
      </div>
    </article>
  );
}

export const FEATURED_SIZES = '(min-width: 80rem) 42rem, (min-width: 64rem) 55vw, 94vw';
