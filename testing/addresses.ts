import { type Language, languageCodes, pathIn } from '../app/languages.ts';
import { officePages, type Page, publicPages } from '../app/pages.ts';

/** Every page of the site at every address it has, with its language. */
export const addresses: (Page & { language: Language })[] = [
  ...officePages.map((page) => ({ ...page, language: 'en' as const })),
  ...publicPages.flatMap((page) =>
    languageCodes.map((language) => ({ ...page, language, path: pathIn(language, page.path) })),
  ),
];
