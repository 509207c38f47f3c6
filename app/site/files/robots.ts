import { absoluteUrl } from '~/lib/seo';

/** Rendered to build/client/robots.txt. Pages that should not be found say so themselves (`noindex`), which needs no ban. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
}
