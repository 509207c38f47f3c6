import { inIndia } from '~/lib/format';
import type { Outcome } from './lead';
import { indianDay, startOfDay } from './lead-filter';

const HOUR_MS = 3_600_000;
const MORNING = 10;
const EVENING = 18;

interface Shortcut {
  label: string;
  at: string;
}

/** A full hour of a day in India, counted from today. */
function hourOfDay(daysLater: number, hour: number, now: Date): string {
  return new Date(Date.parse(startOfDay(indianDay(now), daysLater)) + hour * HOUR_MS).toISOString();
}

const daysToMonday = (now: Date) => (8 - inIndia(now).getUTCDay()) % 7 || 7;

/** When to look at a lead again, in the words people use for it. */
export function followUpShortcuts(now: Date): Shortcut[] {
  return [
    { label: 'Tomorrow', at: hourOfDay(1, MORNING, now) },
    { label: 'In three days', at: hourOfDay(3, MORNING, now) },
    { label: 'Next week', at: hourOfDay(daysToMonday(now), MORNING, now) },
  ];
}

/** The same for a call that was asked for, which may be today. */
export function callBackShortcuts(now: Date): Shortcut[] {
  const evening = hourOfDay(0, EVENING, now);
  return [
    { label: 'In an hour', at: new Date(now.getTime() + HOUR_MS).toISOString() },
    ...(evening > now.toISOString() ? [{ label: 'This evening', at: evening }] : []),
    ...followUpShortcuts(now),
  ];
}

/** When the next call is due after an outcome that was logged with one tap. */
export function nextFollowUp(outcome: Extract<Outcome, 'reached' | 'no-answer'>, now: Date): string {
  return hourOfDay(outcome === 'no-answer' ? 1 : 3, MORNING, now);
}

/** 2026-11-17T10:00, what a date and time field shows: the office's clock, whatever the device's says. */
export const toTimeField = (at: string | Date) => inIndia(new Date(at)).toISOString().slice(0, 16);

/** null: no time that exists. */
export function fromTimeField(text: string): string | null {
  const time = Date.parse(`${text}:00+05:30`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
