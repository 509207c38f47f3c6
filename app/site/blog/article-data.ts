import { languages } from '~/languages';
import { language } from '~/lib/en';
import { organisation } from '~/lib/organisation';
import { absoluteUrl, pageUrl } from '~/lib/seo';
import { articlePath } from '~/paths';
import { webpUrl } from '~/ui/picture';
import type { ArticleSummary } from './article-summaries';
import { categoryNames } from './en';

/** For search engines, in the vocabulary of schema.org. */
export function articleData(article: ArticleSummary): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    articleSection: article.categories.map((category) => categoryNames[category]),
    datePublished: article.published,
    image: absoluteUrl(webpUrl(article.picture)),
    inLanguage: languages[language].tag,
    mainEntityOfPage: pageUrl(articlePath(article.slug)),
    author: organisation,
    publisher: organisation,
  };
}
