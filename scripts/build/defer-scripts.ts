/**
 * React Router ends every page with inline scripts that start the app at once, and preloads its modules in the head.
 * Measured on slow 4G, that script competes with the hero picture and costs 45 % of LCP. So the scripts' text moves into
 * one file per page, and the page starts that file: after the first paint where one types, at the first sign of a person
 * elsewhere. With no inline script left that differs between pages, one Content-Security-Policy serves the whole site.
 */
import { minifySync } from 'rolldown/utils';
import type { Page } from '../../app/content/pages.ts';
import {
  drawLowerParts,
  startAfterPaint,
  startForPerson,
  tellOfFailure,
  whenPainted,
} from './start-scripts.ts';

const CONTEXT = '<script>window.__reactRouterContext = ';
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const INLINE_SCRIPT = /<script(?: type="module" async="")?>([\s\S]*?)<\/script>/g;

/** The router's last line starts the app. */
const ENTRY = /import\("[^"]*entry\.client[^"]*"\);$/;

/** The office's views, the directory's filters and pages, and files. */
const APP_ADDRESSES = ['/admin*', '/our-associates\\?*', '/documents/*'];

/** A page that someone is about to open, by hovering or touching, is fetched. What the app itself answers is not. */
const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: APP_ADDRESSES } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Addresses of all that the page's app consists of. */
export const modulesOf = (html: string) => [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1] ?? '');

export interface DeferredPage {
  html: string;
  /** What the page's script would have run, to be written to `startUrl`. */
  startModule: string;
}

export function deferScripts(
  html: string,
  hydration: Page['hydration'],
  styleSheet: string,
  startUrl: (startModule: string) => string,
): DeferredPage {
  const from = html.indexOf(CONTEXT);
  const to = html.lastIndexOf('</body>');
  if (from < 0 || to < from)
    throw new Error('The page does not end with the scripts that React Router writes.');

  const scripts = [...html.slice(from, to).matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? '');
  const [context = '', main = '', ...data] = scripts;
  if (!ENTRY.test(main))
    throw new Error('React Router no longer writes the module script that this step knows.');
  // Imports are hoisted, so the order that counts is kept: context and data first, then the router's own start.
  const startModule = [context, ...data, main].join('\n');

  const rules = `<script type="speculationrules">${prefetchRules}</script>`;
  const attributes = `data-start="${startUrl(startModule)}" data-modules="${modulesOf(html).join(' ')}" data-styles="${styleSheet}"`;
  const starter = hydration === 'after-paint' ? startAfterPaint : startForPerson;
  const code = `(() => { ${whenPainted} ${tellOfFailure} (${drawLowerParts})(); (${starter})(document.currentScript); })()`;
  const ending = `${rules}<script ${attributes}>${minifySync('inline.js', code).code.trim()}</script>`;
  return { startModule, html: html.slice(0, from).replace(MODULE_PRELOAD, '') + ending + html.slice(to) };
}
