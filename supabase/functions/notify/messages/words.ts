import type { Language } from '../../../../app/languages.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

/** Mail chooses its language when it is sent: by that of the form, or of the proposal that it is about. */
export const wordsIn: Record<Language, typeof en> = { en, hi };

export const languageOf = (locale: string | null | undefined): Language => (locale === 'hi' ? 'hi' : 'en');
