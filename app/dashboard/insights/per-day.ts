import { leadTables } from '~/leads/kinds';

export interface DayOfLeads {
  /** 2026-11-15, a day in India */
  day: string;
  /** In the order of leadTables. */
  counts: number[];
  total: number;
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const DAY_MS = 86_400_000;

/** The database leaves out days without a lead; a chart must not. */
export function fillDays(
  rows: readonly { day: string; kind: string; count: number }[],
  days: number,
  now: Date,
): DayOfLeads[] {
  const counted = new Map(rows.map(({ day, kind, count }) => [`${day} ${kind}`, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = indianDay.format(now.getTime() - (days - 1 - index) * DAY_MS);
    const counts = leadTables.map(({ table }) => counted.get(`${day} ${table}`) ?? 0);
    return { day, counts, total: sum(counts) };
  });
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The top of the scale: a round number at or above the highest bar. */
export function roundUp(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const steps = [1, 2, 4, 5, 10].map((step) => step * magnitude);
  return Math.max(steps.find((step) => step >= highest) ?? highest, 4);
}
