/**
 * React Router ends every page with inline scripts that start the app at once, and preloads its modules in the head.
 * Measured on slow 4G, that script competes with the hero picture and costs 45 % of LCP. So the scripts' text moves into
 * one file per page, and the page starts that file: at once where one types, after load or the first touch elsewhere.
 * With no inline script left that differs between pages, one Content-Security-Policy serves the whole site.
 */
import type { Page } from '../../app/content/pages.ts';

const CONTEXT = '<script>window.__reactRouterContext = ';
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const INLINE_SCRIPT = /<script(?: type="module" async="")?>([\s\S]*?)<\/script>/g;

/** The router's last line starts the app. */
const ENTRY = /import\("[^"]*entry\.client[^"]*"\);$/;

/** The page holds only its own rules; what the app adds or opens may need any. A failed style sheet does not stop the app. */
const awaitStyles = (href: string) =>
  `await new Promise((done)=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:"${href}",onload:done,onerror:done})));`;

/** Until the app runs, a page one is about to open is fetched on hover or touch; afterwards the router loads less itself. */
const prefetchRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/admin*' } }] }, eagerness: 'moderate' },
  ],
});

/** Runs in the browser as it stands: reads what to start from its own element, and ends the prefetching before it. */
const startLater = `(s=>{let p=document.currentScript.previousElementSibling,f=0,g=()=>{if(f++)return;p.remove();for(let h of s.modules.split(" ")){let l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}import(s.start)};addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(g));for(let e of["pointerdown","keydown"])addEventListener(e,g,{once:true,capture:true,passive:true})})(document.currentScript.dataset)`;

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
  if (!main.startsWith('import ') || !ENTRY.test(main))
    throw new Error('React Router no longer writes the module script that this step knows.');
  // Imports are hoisted, so the order that counts is kept: context and data first, then the router's own start.
  const startModule = [context, ...data, main.replace(ENTRY, `${awaitStyles(styleSheet)}\n$&`)].join('\n');

  const modules = [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1]);
  const start = startUrl(startModule);
  const body = html.slice(0, from);
  return {
    startModule,
    html:
      hydration === 'now'
        ? `${body}<script type="module" async src="${start}"></script>${html.slice(to)}`
        : `${body.replace(MODULE_PRELOAD, '')}<script type="speculationrules">${prefetchRules}</script><script data-start="${start}" data-modules="${modules.join(' ')}">${startLater}</script>${html.slice(to)}`,
  };
}
