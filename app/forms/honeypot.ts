import type { Message } from './define-form';
import { honeypotWords } from './en';

/** No person sees this field; bots that fill every field fill it too. */
export const HONEYPOT_FIELD = 'website';
/** Nobody reads and fills a form in less. */
const TOO_FAST_MS = 2000;

/** Why this looks like a bot, or null. Whoever presses again is believed: better a stray row than a lost customer. */
export function suspectBot(honeypot: string, msOnPage: number): Message | null {
  if (honeypot !== '') return honeypotWords.filled;
  if (msOnPage < TOO_FAST_MS) return honeypotWords.tooFast;
  return null;
}
