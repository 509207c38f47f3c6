import type { ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation';
import { ErrorBoundary } from '~/ui/error-boundary';
import { Prerendered } from '~/ui/prerendered';
import { shellCopy } from './en';
import { Footer } from './footer';
import { Header } from './header';

/** What a page may export as `handle`. */
export interface PublicHandle {
  /** Stands after the footer, for things that float over the page. */
  afterFooter?: ReactNode;
}

export default function PublicLayout() {
  const handle = useMatches().at(-1)?.handle as PublicHandle | undefined;
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="no-print btn btn-panel fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
      >
        {shellCopy.skip}
      </a>
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary key={pathname} fallback={() => <Prerendered part="content" />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
      {handle?.afterFooter}
    </div>
  );
}
