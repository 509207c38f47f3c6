import type { Language } from '~/languages';

const KEY = 'language';

/** The language that the visitor chose last, else Hindi where the device is set to it. Many set it to English and read Hindi. */
export function preferredLanguage(): string | undefined {
  const ofDevice = navigator.language.startsWith('hi') ? 'hi' : undefined;
  try {
    return localStorage.getItem(KEY) ?? ofDevice;
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
