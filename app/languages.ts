/** The languages of the public pages, each a build of its own; sign-in and dashboard are English. */
export const languages = {
  en: { tag: 'en-IN', openGraph: 'en_IN', base: '' },
  hi: { tag: 'hi-IN', openGraph: 'hi_IN', base: '/hi' },
} as const;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** A page's path in a language: the same path below the language's own start. */
export const pathIn = (language: Language, path: string) =>
  path === '/' ? languages[language].base || path : languages[language].base + path;

/** Whose address stands for the page where no language fits. */
export const defaultLanguage: Language = 'en';

/** Which build this is, for what configures it; pages ask `lib/en.ts`. */
export const buildLanguage = (): Language => (process.env.SITE_LANGUAGE === 'hi' ? 'hi' : 'en');
