import { languageCodes } from '~/languages';
import { localized } from '~/lib/localized';
import { absoluteUrl } from '~/lib/seo';
import { pages } from '~/pages';

/** Rendered to build/client/sitemap.xml. */
export function loader() {
  const urls = pages
    .filter((page) => page.indexed)
    .flatMap((page) => languageCodes.map((language) => localized(page.path, language)))
    .map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
