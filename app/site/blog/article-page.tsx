import { paths } from '~/paths';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { pictureNotes } from '~/ui/en';
import { Picture } from '~/ui/picture';
import { ContentsList } from '~/ui/text/contents-list';
import { TextSections } from '~/ui/text/text-blocks';
import type { Article } from './article';
import { ArticleFacts } from './article-facts';
import { ARTICLE_PICTURE_SIZES } from './article-head';
import { type ArticleSummary, articleSummary } from './article-summaries';
import { AuthorBio } from './author-bio';
import { articleCopy, author, blogPage } from './en';
import { RelatedArticles } from './related-articles';

export function ArticlePage({ article }: { article: Article }) {
  const summary = articleSummary(article.slug);
  return (
    <>
      <article>
        <ArticleHeader summary={summary} />
        <div className="wrap grid gap-10 py-12 md:py-16 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-20">
          <ContentsList sections={article.sections} />
          <div className="grid min-w-0 gap-14">
            <div>
              <InShort sentences={article.inShort} />
              <TextSections sections={article.sections} />
            </div>
            <AuthorBio />
          </div>
        </div>
      </article>
      <RelatedArticles slug={article.slug} />
    </>
  );
}

function ArticleHeader({ summary }: { summary: ArticleSummary }) {
  return (
    <header>
      <div className="wrap py-8 md:pb-10">
        <Breadcrumbs parents={[{ name: blogPage.name, path: paths.blog }]} current={summary.name} />
        <h1 className="mt-6 max-w-5xl text-3xl md:text-4xl">{summary.title}</h1>
        <p className="lead mt-5">{summary.summary}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-ink-soft">
          <ArticleFacts article={summary} />
          <span>{author.name}</span>
        </div>
      </div>
      <figure className="wrap">
        <Picture
          name={summary.picture}
          alt={summary.pictureAlt}
          sizes={ARTICLE_PICTURE_SIZES}
          priority
          className="aspect-video w-full rounded-xl object-cover md:aspect-21/9"
        />
        <figcaption className="mt-2 text-xs text-ink-soft">{pictureNotes.one}</figcaption>
      </figure>
    </header>
  );
}

function InShort({ sentences }: { sentences: string[] }) {
  return (
    <section aria-labelledby="in-short" className="rounded-lg bg-sun-100 p-6 md:p-8">
      <h2 id="in-short" className="text-lg">
        {articleCopy.inShort}
      </h2>
      <ul className="ticks mt-3 grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
