import { defaultLanguage, type Language, languages } from '~/languages';

const KEY = 'language';

/** The language that the visitor chose last, else the one of their device. Many set it to English and read Hindi all the same. */
export function preferredLanguage(): Language | undefined {
  const codes = Object.keys(languages) as Language[];
  const ofDevice = codes.find((code) => code !== defaultLanguage && navigator.language.startsWith(code));
  try {
    return codes.find((code) => code === localStorage.getItem(KEY)) ?? ofDevice;
  } catch {
    return ofDevice;
  }
}

export function rememberLanguage(code: Language): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is switched off: the next visit begins as this one did.
  }
}
