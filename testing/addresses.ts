import { type Language, languageCodes, pathIn } from '../app/languages.ts';
import { officePages, type Page, publicPages } from '../app/pages.ts';

export type Address = Page & { language: Language; englishPath: string };

/** Every page of the site at every address it has, with its language. */
export const addresses: Address[] = [
  ...officePages.map((page) => ({ ...page, language: 'en' as const, englishPath: page.path })),
  ...publicPages.flatMap((page) =>
    languageCodes.map((language) => ({
      ...page,
      language,
      path: pathIn(language, page.path),
      englishPath: page.path,
    })),
  ),
];
