import type { Config } from '@react-router/dev/config';
import { pages } from './app/pages.ts';

// The site is static files: every page is rendered to HTML at build time and hydrated in the browser.
// '/404' matches the catch-all route; scripts/finish-build.ts turns it into 404.html.
export default {
  ssr: false,
  prerender: [...pages.map((page) => page.path), '/404', '/sitemap.xml', '/robots.txt'],
} satisfies Config;
