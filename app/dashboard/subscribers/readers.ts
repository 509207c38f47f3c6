import type { ReaderCount, Subscriber } from './subscriber-data';

export interface ReaderTotals {
  confirmed: number;
  unconfirmed: number;
  toAsk: number;
}

export function totalsOf(counts: ReaderCount[]): ReaderTotals {
  const total = (of: (count: ReaderCount) => number) => counts.reduce((sum, count) => sum + of(count), 0);
  return {
    confirmed: total(({ confirmed }) => confirmed),
    unconfirmed: total(({ unconfirmed }) => unconfirmed),
    toAsk: total(({ to_ask }) => to_ask),
  };
}

const DAY_MS = 86_400_000;

/** As the database decides it: a day after they came or were asked last. */
export function canBeAsked({ confirmed_at, created_at, asked_at }: Subscriber, now = Date.now()): boolean {
  const last = Math.max(Date.parse(created_at), asked_at ? Date.parse(asked_at) : 0);
  return confirmed_at === null && now - last > DAY_MS;
}
