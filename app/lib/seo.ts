import type { MetaDescriptor } from 'react-router';
import { company } from '~/content/company';

interface PageMeta {
  title: string;
  description: string;
  /** The page's own path, without a trailing slash. */
  path: string;
  /** File under public/share/; 1200 × 630. */
  share?: string;
  keywords?: string;
  noIndex?: boolean;
  structuredData?: object[];
}

/** Everything a page says about itself to search engines and link previews. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.path === '/' ? page.title : `${page.title} | ${company.name}`;
  const url = absoluteUrl(page.path);
  const image = absoluteUrl(`/share/${page.share ?? 'home'}.jpg`);
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
