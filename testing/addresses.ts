import { languages } from '../app/languages.ts';
import { officePages, type Page, publicPages } from '../app/pages.ts';

/** Every page of the site at every address it has, with its language. */
export const addresses: (Page & { language: keyof typeof languages })[] = [
  ...officePages.map((page) => ({ ...page, language: 'en' as const })),
  ...publicPages.flatMap((page) => [
    { ...page, language: 'en' as const },
    { ...page, language: 'hi' as const, path: inHindi(page.path) },
  ]),
];

export function inHindi(path: string): string {
  return path === '/' ? languages.hi.base : languages.hi.base + path;
}
