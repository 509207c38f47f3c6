import type { Language } from '~/languages';
import { language } from './en';

/** For `lang` on text that people typed, by its script, where it is not the page's: so it is read aloud and set as such. */
export function languageOf(text: string): Language | undefined {
  const written = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
  return written === language ? undefined : written;
}
