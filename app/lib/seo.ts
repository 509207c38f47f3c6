import type { MetaDescriptor } from 'react-router';
import { company } from '~/company/facts';
import { defaultLanguage, type Language, languageCodes, languages } from '~/languages';
import { paths } from '~/paths';
import { homeName, language } from './en';
import { localized } from './localized';

interface PageMeta {
  title: string;
  description: string;
  /** The page's own path, without a trailing slash. */
  path: string;
  /** File under public/share/; 1200 × 630. */
  share?: string;
  keywords?: string;
  noIndex?: boolean;
  /** The page's short name in breadcrumbs; its title where that is short enough. */
  name?: string;
  /** The pages between home and this one. */
  parents?: Crumb[];
  type?: 'website' | 'article';
  structuredData?: object[];
}

export interface Crumb {
  name: string;
  path: string;
}

export const homeCrumb: Crumb = { name: homeName, path: paths.home };

/** Everything a page says about itself to search engines and link previews. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.path === '/' ? page.title : `${page.title} | ${company.name}`;
  const url = pageUrl(page.path);
  const image = absoluteUrl(`/share/${page.share ?? 'home'}.jpg`);
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noIndex ? [] : translations(page.path)),
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: languages[language].openGraph },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...breadcrumbList(page), ...(page.structuredData ?? [])].map((data) => ({ 'script:ld+json': data })),
  ];
}

function breadcrumbList({ path, name, title, parents = [], noIndex }: PageMeta): object[] {
  if (path === '/' || noIndex) return [];
  const trail = [homeCrumb, ...parents, { name: name ?? title, path }];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: pageUrl(crumb.path),
      })),
    },
  ];
}

/** Where search engines find the page in each language, itself included. */
function translations(path: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, to: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(localized(path, to)),
  });
  return [
    ...languageCodes.map((to) => alternate(languages[to].tag, to)),
    alternate('x-default', defaultLanguage),
  ];
}

/** A page's address in the language of this build. */
export const pageUrl = (path: string) => absoluteUrl(localized(path));

export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
