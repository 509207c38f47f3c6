import type { Config } from '@react-router/dev/config';
import { buildLanguage, languages } from './app/languages.ts';
import { pages, publicPages } from './app/pages.ts';

const language = buildLanguage();

// The site is static files: every page is rendered to HTML at build time and hydrated in the browser.
// '/404' matches the catch-all route; scripts/finish-build.ts turns it into 404.html.
export default {
  ssr: false,
  ...(language === 'en'
    ? { prerender: [...pages.map((page) => page.path), '/404', '/sitemap.xml', '/robots.txt'] }
    : {
        basename: languages[language].base,
        buildDirectory: `build/${language}`,
        prerender: [...publicPages.map((page) => page.path), '/404'],
      }),
} satisfies Config;
