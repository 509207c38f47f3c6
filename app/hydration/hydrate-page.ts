import type { EntryContext } from 'react-router';

/** What hydration needs to know of the built page, as JSON in `<script id="app">`. Made in `entry.server.tsx`. */
export interface HydrationData {
  /** Pages one types into start after the first paint; content pages once they have loaded. */
  when: 'after-paint' | 'after-load';
  /** The whole style sheet; the page itself carries only its critical CSS. */
  styles: string;
  manifest: EntryContext['manifest'];
  /** All modules of the page, dependencies first. */
  modules: string[];
  /** The module of each route that the page matches. */
  routes: Record<string, string>;
  context: object;
  loaderData: string;
}

/** In content pages, which need it late, the place of a file stands for it: their HTML arrives sooner (`finish-build.ts`). */
export type PlaceOfHydrationData = { when: 'after-load'; file: string };

/**
 * Hydrates the page. Runs in the browser as it stands here, inline at the end of the page, so it may use nothing from
 * elsewhere. It sets the three globals that `HydratedRouter` reads, as the framework's own `<Scripts>` would; what differs
 * is the time: `<Scripts>` fetches everything beside the hero picture, which costs 45 % of LCP on slow 4G.
 */
export function hydratePage(): void {
  const page: HydrationData | PlaceOfHydrationData = JSON.parse(
    document.getElementById('app')?.textContent ?? '',
  );

  const link = (rel: string, href: string) =>
    new Promise((settled) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel, href, onload: settled, onerror: settled }),
      ),
    );

  const start = async () => {
    const app: HydrationData = 'file' in page ? await (await fetch(page.file)).json() : page;
    for (const module of app.modules) link('modulepreload', module);
    await link('stylesheet', app.styles);
    // One by one, so that a key pressed meanwhile waits for one of them and not for all.
    for (const module of app.modules) await import(module);
    const modules: Record<string, unknown> = {};
    for (const [id, module] of Object.entries(app.routes)) modules[id] = await import(module);
    Object.assign(window, {
      __reactRouterContext: { ...app.context, stream: new Response(app.loaderData).body },
      __reactRouterManifest: app.manifest,
      __reactRouterRouteModules: modules,
    });
    await import(app.manifest.entry.module);
  };

  /** The page stays as it is; who could have typed or pressed something is told. */
  const showFailure = () => {
    const notice = document.getElementById('script-failed');
    if (notice && document.querySelector('main :is(form, input, [role=status])')) notice.hidden = false;
  };

  /** At once in a hidden tab, which is never painted. */
  const afterPaint = (act: () => void) => {
    if (document.hidden) return act();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      act();
    });
    observer.observe({ type: 'paint', buffered: true });
  };

  const begin = () => afterPaint(() => start().catch(showFailure));
  if (page.when === 'after-paint') begin();
  else addEventListener('load', begin);
}
