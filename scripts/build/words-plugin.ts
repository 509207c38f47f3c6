import type { Plugin } from 'vite';
import type { Language } from '../../app/languages.ts';

/** One build, one language: every import of English words, an `en.ts`, is one of the file beside it in that language. */
export function wordsPlugin(language: Language): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (language === 'en' || importer?.includes('/node_modules/') || !WORDS.test(source)) return;
      return this.resolve(source.replace(WORDS, `/${language}$1`), importer, { skipSelf: true });
    },
  };
}

const WORDS = /\/en(\.ts)?$/;
