import type { Page } from '@playwright/test';

/** Names, kinds of file and terms that a Hindi page writes in Latin letters, as its readers do. */
const ALLOWED = [
  ...[
    'Awadh Solar Energy Services',
    'Awadh Solar',
    'AS',
    'Solar House, Station Road, Lucknow 226001',
    ', Uttar Pradesh',
  ],
  ...['WhatsApp', 'Google Maps', 'LinkedIn', 'JavaScript'],
  ...['EMI', 'GST', 'OTP', 'UPI', 'AI'],
  ...['PDF', 'DOCX', 'DOC', 'JPG', 'PNG', 'WebP', 'GIF', 'HEIC', 'MP4', 'MOV', 'WebM', 'KB', 'MB'],
  /** Letters of a temperature and of a sample's shape. */
  ...['°C', 'name@example.com'],
];

/** Every text with a Latin word in it that the page shows, reads out or tells search engines, except what is marked as English. */
export async function untranslated(page: Page): Promise<string[]> {
  const { found, names } = await page.evaluate(() => {
    const found: string[] = [];
    const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en';
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('script, style') || isEnglish(parent)) continue;
      // A browser with script has what is in <noscript> as text, tags and all.
      found.push((node.textContent ?? '').replace(/<[^>]*>/g, ' '));
    }
    for (const element of document.querySelectorAll('*')) {
      if (isEnglish(element)) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
      if (element.matches('meta[name=description], meta[name=keywords], meta[property="og:title"]'))
        found.push(element.getAttribute('content') ?? '');
    }
    const dataTexts = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : Object.entries(value ?? {}).flatMap(([key, inner]) =>
            ['name', 'headline', 'description', 'articleSection', 'areaServed'].includes(key) ||
            typeof inner === 'object'
              ? dataTexts(inner)
              : [],
          );
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      found.push(...dataTexts(JSON.parse(script.textContent ?? '')));
    const names = [...document.querySelectorAll('[lang=en]')].map((element) => element.textContent ?? '');
    return { found, names: names.filter(Boolean) };
  });
  // A name that is marked as English may stand in a description too.
  const isForeign = (text: string) =>
    /\p{Script=Latin}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), withoutAllowed(text)));
  return [...new Set(found.map((text) => text.trim()))].filter(isForeign);
}

function withoutAllowed(text: string): string {
  const withoutAddresses = text.replace(/\S+@\S+|https?:\S+|\S+\.example\S*/g, '').replaceAll('\u00a0', ' ');
  return ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), withoutAddresses);
}
