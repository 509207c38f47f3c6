import { spamNotices } from '~/content/forms';
import type { Message } from './define-form';

/** A field no person sees; programs that fill every field fill this one. */
export const TRAP_FIELD = 'website';
/** Nobody reads and fills a form in less. */
const HASTE_MS = 2000;

/** Why this looks like a program, or null. Whoever presses again is believed: better a stray row than a lost customer. */
export function suspicionAbout(trapText: string, msOnPage: number): Message | null {
  if (trapText !== '') return spamNotices.filledTrap;
  if (msOnPage < HASTE_MS) return spamNotices.haste;
  return null;
}
