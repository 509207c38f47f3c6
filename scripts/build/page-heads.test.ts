import { expect, test } from 'vitest';
import { languages, pathIn } from '../../app/languages.ts';
import { addresses } from '../../testing/addresses.ts';
import { builtFile, builtText, decode } from '../../testing/built-site.ts';

test('Every page has a title, a description and an address of its own', () => {
  const seen = { title: new Set<string>(), description: new Set<string>(), canonical: new Set<string>() };
  for (const { path } of addresses) {
    const head = headOf(builtText(path));
    for (const [part, values] of Object.entries(seen)) {
      const value = head[part as keyof typeof seen];
      expect(value, `${part} of ${path}`).not.toBe('');
      expect(values.has(value), `${part} of ${path} is its own: ${value}`).toBe(false);
      values.add(value);
    }
  }
});

for (const { path, indexed, language, englishPath } of addresses) {
  test(`${path} introduces itself to search engines and link previews`, () => {
    const head = headOf(builtText(path));
    expect(head.title.length).toBeLessThanOrEqual(90);
    expect(head.description.length).toBeGreaterThanOrEqual(40);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(new URL(head.canonical).pathname).toBe(path);
    expect(head.og).toMatchObject({
      title: head.title,
      description: head.description,
      url: head.canonical,
      site_name: 'Awadh Solar',
      locale: languages[language].openGraph,
    });
    expect(head.og.image).toMatch(/^https:\/\/.+\/share\/[\w-]+\.jpg$/);
    expect(head.twitterCard).toBe('summary_large_image');
    expect(head.noIndex).toBe(!indexed);
    expect(head.lang).toBe(languages[language].tag);
    expect(head.alternates).toEqual(indexed ? alternatesOf(englishPath) : {});
  });
}

const structured: [path: string, types: string[]][] = [
  ['/', ['LocalBusiness']],
  ['/about', ['BreadcrumbList']],
  ['/services', ['BreadcrumbList']],
  ['/our-partners', ['BreadcrumbList']],
  ['/trainings', ['BreadcrumbList', 'Course', 'Course', 'Course']],
  ['/blog', ['BreadcrumbList']],
  ['/blog/panel-efficiency-in-uttar-pradesh', ['BreadcrumbList', 'Article']],
  ['/blog/rooftop-solar-subsidy-in-uttar-pradesh', ['BreadcrumbList', 'Article']],
  ['/blog/from-site-survey-to-switch-on', ['BreadcrumbList', 'Article']],
  ['/refund-policy', ['BreadcrumbList']],
];

for (const [path, types] of structured) {
  test(`${path} describes itself as ${types.join(', ')}`, () => {
    const html = builtText(path);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
      JSON.parse(match[1] ?? ''),
    );
    expect(data.map((item) => item['@type'])).toEqual(types);
  });
}

test('The sitemap lists exactly the pages that want to be found, and robots.txt names it', () => {
  const sitemap = builtText('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.sort()).toEqual(
    addresses
      .filter((page) => page.indexed)
      .map((page) => page.path)
      .sort(),
  );
  expect(builtText('/robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});

test('The web manifest names icons that are there', () => {
  const manifest = JSON.parse(builtText('/site.webmanifest'));
  for (const icon of manifest.icons) expect(builtFile(icon.src).headers).toContain('image/png');
});

/** Both languages and the default, whichever of the two pages names them. */
const alternatesOf = (english: string) => ({
  'en-IN': english,
  'hi-IN': pathIn('hi', english),
  'x-default': english,
});

function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const content = (name: string) =>
    decode(head.match(new RegExp(`<meta name="${name}" content="([^"]*)"`))?.[1] ?? '');
  return {
    title: decode(head.match(/<title>(.*?)<\/title>/)?.[1] ?? ''),
    description: content('description'),
    twitterCard: content('twitter:card'),
    noIndex: content('robots') === 'noindex',
    lang: html.match(/<html lang="([^"]+)"/)?.[1],
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map((match) => [
        match[1],
        new URL(match[2] ?? '').pathname,
      ]),
    ),
    canonical: head.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? '',
    og: Object.fromEntries(
      [...head.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map((match) => [
        match[1],
        decode(match[2] ?? ''),
      ]),
    ),
  };
}
