import type { EntryContext } from 'react-router';
import { localized } from '../lib/localized.ts';
import { type Page, pages } from '../pages.ts';
import { paths } from '../paths.ts';
import css from '../styles/site.css?url';
import type { HydrationData } from './hydrate-page';

type Manifest = EntryContext['manifest'];
type Route = NonNullable<Manifest['routes'][string]>;

/** What a page needs to hydrate, from the framework's typed manifest. */
export function hydrationData(context: EntryContext, path: string, loaderData: string): HydrationData {
  const { manifest } = context;
  const matched = context.staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The manifest lacks the route ${id}.`);
    if (route.clientActionModule || route.clientLoaderModule || route.clientMiddlewareModule)
      throw new Error(`${id} is split into several modules, which hydratePage does not join.`);
    return route;
  });
  const imports = matched.flatMap((route) => [...(route.imports ?? []), route.module]);
  const address = path.replace(/\/$/, '') || '/';
  const page = pages.find((page) => localized(page.path) === address);
  return {
    when: page?.hydration ?? 'after-load',
    styles: css,
    manifest: { ...manifest, routes: ownRoutes(manifest, matched, page) },
    modules: [...new Set([...manifest.entry.imports, ...imports])],
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    context: JSON.parse(context.serverHandoffString ?? '{}'),
    loaderData,
  };
}

/** Links open pages anew, so the router needs this page's routes and those few that the app opens itself. */
function ownRoutes({ routes }: Manifest, matched: Route[], page: Page | undefined): Manifest['routes'] {
  const opened = Object.values(routes).filter((route) =>
    page?.opens?.includes(route?.index ? paths.home : (route?.path ?? '')),
  );
  const own = new Set([...matched, ...opened].flatMap((route) => [route?.id, route?.parentId]));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => own.has(id)));
}
