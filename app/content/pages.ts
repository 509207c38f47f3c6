import { articlePath, articles } from './blog.ts';

/**
 * Every prerendered page. `hydration`: content pages start their script once they have loaded, so that it never
 * competes with the first paint; pages one types into start right after it.
 */
export interface Page {
  path: string;
  hydration: 'after-paint' | 'after-load';
  /** Listed in sitemap.xml; pages for one visitor or for the office are not. */
  indexed: boolean;
}

const content = (path: string): Page => ({ path, hydration: 'after-load', indexed: true });
const form = (path: string): Page => ({ path, hydration: 'after-paint', indexed: true });
const unlisted = (path: string): Page => ({ path, hydration: 'after-paint', indexed: false });

export const pages: Page[] = [
  content('/'),
  content('/about'),
  content('/services'),
  form('/calculator'),
  form('/book-consultation'),
  form('/installation-request'),
  form('/our-associates'),
  content('/our-partners'),
  form('/associate-registration'),
  unlisted('/associate-registration-success'),
  content('/trainings'),
  content('/blog'),
  ...articles.map(({ slug }) => content(articlePath(slug))),
  form('/careers'),
  form('/contact'),
  content('/privacy-policy'),
  content('/terms-conditions'),
  content('/refund-policy'),
  unlisted('/login'),
  unlisted('/admin'),
];
