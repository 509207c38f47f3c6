import { createContext, useContext } from 'react';
import { Scripts } from 'react-router';
import { languageCodes, pathIn } from '../languages';
import { recordVisit } from '../lib/visit-source';
import { paths } from '../paths';
import { type HydrationData, hydratePage } from './hydrate-page';

/** Known while a page is rendered to its file; in the browser nobody asks for it. */
export const HydrationContext = createContext<HydrationData | undefined>(undefined);

/** The dashboard's views, the directory's filters and pages, and files. */
const APP_ADDRESSES = [
  `${paths.dashboard}*`,
  ...languageCodes.map((language) => `${pathIn(language, paths.ourAssociates)}\\?*`),
  '/documents/*',
];

/** A page that someone is about to open, by hovering or touching, is fetched. What the app itself answers is not. */
const prefetchRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: APP_ADDRESSES } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Stands where the framework would have `<Scripts>`, and starts the app later (`hydratePage`). The same script serves every
 * page, so that one Content-Security-Policy does for the whole site; what differs is data. The browser's own render keeps
 * these elements as it finds them. Without script nothing brings the whole style sheet, so the page links it then.
 */
export function DeferredScripts() {
  const app = useContext(HydrationContext);
  // In development, and in the framework's fallback page, which is not part of the site.
  if (import.meta.env.DEV || (import.meta.env.SSR && !app)) return <Scripts />;
  return (
    <>
      <noscript {...inline(import.meta.env.SSR && `<link rel="stylesheet" href="${app?.styles}">`)} />
      <script {...inline(import.meta.env.SSR && json(prefetchRules))} type="speculationrules" />
      <script {...inline(import.meta.env.SSR && json(app))} type="application/json" id="app" />
      <script {...inline(import.meta.env.SSR && `(${recordVisit})();(${hydratePage})()`)} />
    </>
  );
}

/** The condition stands where it is used, so that the browser's bundle drops the text and whatever it is made of. */
function inline(text: string | false) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text || '' } };
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
