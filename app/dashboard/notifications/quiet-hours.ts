import { alertWords } from './en';

const words = alertWords.quiet;

/** What is proposed to somebody who wants quiet nights. */
export const USUAL_NIGHT = { quiet_from: '21:00', quiet_until: '08:00' };

/** 21:00:00 as the database says it, 21:00 as a field does. */
export const toTimeOfDay = (time: string) => time.slice(0, 5);

/** 9:00 pm */
export function timeWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Why these two are no quiet hours; null when they are. */
export function problemOf(from: string, until: string): string | null {
  if (!from || !until) return words.incomplete;
  return toTimeOfDay(from) === toTimeOfDay(until) ? words.same : null;
}

export const quietWords = (from: string, until: string) =>
  words.summary(timeWords(from), timeWords(until), toTimeOfDay(until) < toTimeOfDay(from));
