const DEVANAGARI = /\p{Script=Devanagari}/u;

/** For `lang` on text that people typed: Hindi when it is in its script, so that it is read aloud and set as such. */
export function languageOf(text: string): 'hi' | undefined {
  return DEVANAGARI.test(text) ? 'hi' : undefined;
}
