import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import type { Route } from './+types/root';
import { DeferredScripts } from './hydration/deferred-scripts';
import { languages } from './languages';
import { language } from './lib/en';
import font from './styles/fonts/jakarta.woff2?no-inline';
import fontFaces from './styles/fonts.css?inline';
import css from './styles/site.css?inline';
import { FailureWords } from './ui/failure-notice';
import { Prerendered } from './ui/prerendered';
import { Toaster } from './ui/toaster';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languages[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2342" />
        <Meta />
        <Links />
        <SiteStyles />
      </head>
      <body>
        {children}
        <Toaster />
        {/* Shown by hydration/hydrate-page.ts when hydration fails. */}
        <div id="script-failed" hidden role="alert" className="wrap fixed inset-x-0 bottom-4 z-50">
          <FailureWords />
        </div>
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For a failure outside a page's content, in the header or in the router. */
export function ErrorBoundary() {
  return <Prerendered part="page" />;
}

/**
 * The style sheet is part of the HTML; the browser's bundle leaves the text out and keeps the element as it found it. The
 * fonts are declared here alone: declared again by the sheet that comes later, an optional font would be taken after all,
 * and move everything.
 */
function SiteStyles() {
  const text = import.meta.env.SSR || import.meta.env.DEV ? fontFaces + css : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, not input
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
