import { isDate } from '~/dashboard/records/format-value';
import { once } from '~/lib/once';
import { indianDay, startOfDay } from './lead-filter';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' }));
const time = formatOf({ hour: 'numeric', minute: '2-digit' });
const weekday = formatOf({ weekday: 'long' });
const date = formatOf({ day: 'numeric', month: 'short' });
const dateAndYear = formatOf({ dateStyle: 'medium' });

/** today at 6:00 pm, tomorrow at 10:00 am, Monday at 10:00 am, 3 Dec at 10:00 am */
export function whenWords(iso: string, now: Date): string {
  if (!isDate(iso)) return iso;
  const at = new Date(iso);
  return `${dayWords(at, now)} at ${time().format(at)}`;
}

function dayWords(at: Date, now: Date): string {
  const today = indianDay(now);
  const days = Math.round(
    (Date.parse(startOfDay(indianDay(at))) - Date.parse(startOfDay(today))) / 86_400_000,
  );
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (days > 1 && days < 7) return weekday().format(at);
  return (indianDay(at).slice(0, 4) === today.slice(0, 4) ? date() : dateAndYear()).format(at);
}

/** less than a minute, 1 minute, 45 minutes, 3 hours, 12 days: rounded down, as people say it. */
export function durationWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  if (minutes < HOUR) return plural(minutes, 'minute');
  if (minutes < 2 * DAY) return plural(minutes / HOUR, 'hour');
  return plural(minutes / DAY, 'day');
}

const plural = (count: number, unit: string) =>
  Math.floor(count) === 1 ? `1 ${unit}` : `${Math.floor(count)} ${unit}s`;

const minutesSince = (iso: string, now: Date) => (now.getTime() - Date.parse(iso)) / MINUTE_MS;

/** 3 hours late, or when it is due. */
export function dueWords(iso: string, now: Date): { text: string; isLate: boolean } {
  const late = minutesSince(iso, now);
  return late > 0
    ? { text: `${durationWords(late)} late`, isLate: true }
    : { text: whenWords(iso, now), isLate: false };
}

export function waitingWords(iso: string, now: Date): string {
  return isDate(iso) ? `waiting for ${durationWords(Math.max(0, minutesSince(iso, now)))}` : 'waiting';
}
