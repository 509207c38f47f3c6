/** What the routes, the sitemap and the list know of each article; its words are in en.ts, its text in its own folder. */
import type { PictureName } from '../../ui/pictures.generated.ts';

/** In the order of the filter. */
export const blogCategories = ['technology', 'policy', 'finance', 'installation', 'maintenance'] as const;
export type BlogCategory = (typeof blogCategories)[number];

interface ArticleEntry {
  /** Last part of the address, and the name of the article's folder. */
  slug: string;
  published: string;
  categories: readonly BlogCategory[];
  picture: PictureName;
}

/** Newest first; the first is featured. */
export const articles = [
  {
    slug: 'panel-efficiency-in-uttar-pradesh',
    published: '2026-11-02',
    categories: ['technology', 'maintenance'],
    picture: 'rooftop-closeup',
  },
  {
    slug: 'rooftop-solar-subsidy-in-uttar-pradesh',
    published: '2026-10-12',
    categories: ['policy', 'finance'],
    picture: 'government',
  },
  {
    slug: 'from-site-survey-to-switch-on',
    published: '2026-08-24',
    categories: ['installation', 'maintenance'],
    picture: 'residential',
  },
] as const satisfies readonly ArticleEntry[];

export type ArticleSlug = (typeof articles)[number]['slug'];
