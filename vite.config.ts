import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { buildLanguage } from './app/languages.ts';
import { originOf } from './backend/config.ts';
import { wordsPlugin } from './scripts/build/words-plugin.ts';

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT || 3001}`;

const onEveryPage = [
  'site/shell/(?!route)',
  'hydration',
  'languages',
  'paths',
  'lib/(localized|language-of|import-with-retry|en|hi|seo|whatsapp|use-focus)',
  'company/(facts|en|hi)\\.',
  'ui/(en|hi)\\.',
  'ui/(logo|prerendered|section|toast|failure|error-boundary|icon|site-link|breadcrumbs|form-layout)',
];

/** Few files rather than thirty a page, yet none so large that running it would hold up a slow phone noticeably. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/(react-router|@react-router)\//, priority: 3 },
  // What stands on every page compresses better together.
  { name: 'shell', test: new RegExp(`/app/(${onEveryPage.join('|')})`), priority: 3 },
  { name: 'shared', test: /\/app\/(ui|company|lib|paths)/, minShareCount: 8, priority: 2 },
  {
    name: 'forms',
    // Not the shared words and options: the directory of associates reads them and has no form.
    test: /\/app\/(forms|leads)\/(?!(en|hi|options)\.)|node_modules\/valibot\//,
    minShareCount: 4,
    priority: 1,
  },
];

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  for (const name of ['VITE_SITE_URL', 'VITE_SUPABASE_URL']) originOf(name, env[name]); // or the build ends here
  return settings;
});

const settings: UserConfig = {
  cacheDir: '.cache/vite',
  plugins: [wordsPlugin(buildLanguage()), tailwindcss(), reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { output: { minify: { mangle: false } } } } }, // for the functions that it writes into pages (app/hydration/)
  },
  server: {
    proxy: {
      '/rest': backend,
      '/auth': backend,
      '/storage': backend,
      '/demo': backend,
      '/realtime': { target: backend, ws: true },
    },
  },
};
