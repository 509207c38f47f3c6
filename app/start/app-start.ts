import type { EntryContext } from 'react-router';
import { pages } from '../pages.ts';
import css from '../styles/site.css?url';
import type { AppStart } from './start-app';

/** What a page needs to start, from the framework's typed manifest. */
export function appStart(context: EntryContext, path: string, loaderData: string): AppStart {
  const { entry, routes, url } = context.manifest;
  const matched = context.staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = routes[id];
    if (!route) throw new Error(`The manifest lacks the route ${id}.`);
    if (route.clientActionModule || route.clientLoaderModule || route.clientMiddlewareModule)
      throw new Error(`${id} is split into several modules, which startApp does not join.`);
    return route;
  });
  const imports = matched.flatMap((route) => [...(route.imports ?? []), route.module]);
  return {
    when: pages.find((page) => page.path === (path.replace(/\/$/, '') || '/'))?.hydration ?? 'after-load',
    styles: css,
    manifest: url,
    entry: entry.module,
    modules: [...new Set([...entry.imports, ...imports])],
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    context: JSON.parse(context.serverHandoffString ?? '{}'),
    loaderData,
  };
}
