import type { LeadKind } from './lead';

export const DUE = ['overdue', 'today', 'week', 'none'] as const;
export type Due = (typeof DUE)[number];

/** Which leads a list shows; null lets all through. */
export interface LeadFilter {
  /** A staff member's id, or `none` for leads that nobody has taken. */
  owner: string | null;
  due: Due | null;
  source: string | null;
  /** Days in India, as 2026-11-16, both included. */
  from: string | null;
  to: string | null;
}

export const NO_FILTER: LeadFilter = { owner: null, due: null, source: null, from: null, to: null };

export const isFiltered = (filter: LeadFilter) => Object.values(filter).some((value) => value !== null);

const DAY_MS = 86_400_000;
const INDIA = '+05:30';

/** Midnight in India of a day, or of the day so many days later. */
export function startOfDay(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00${INDIA}`) + daysLater * DAY_MS).toISOString();
}

/** The day it is in India, as 2026-11-16. */
export function indianDay(at = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);
}

export type Condition = [column: string, operator: 'eq' | 'gte' | 'lt' | 'is', value: string | null];

/** The same as conditions on columns of `leads`. */
export function conditionsOf(filter: LeadFilter, kind: LeadKind | null, now = new Date()): Condition[] {
  const { owner, due, source, from, to } = filter;
  const conditions: Condition[] = [];
  if (kind) conditions.push(['kind', 'eq', kind]);
  if (owner === 'none') conditions.push(['owner_id', 'is', null]);
  else if (owner) conditions.push(['owner_id', 'eq', owner]);
  if (source) conditions.push(['source', 'eq', source]);
  if (from) conditions.push(['created_at', 'gte', startOfDay(from)]);
  if (to) conditions.push(['created_at', 'lt', startOfDay(to, 1)]);
  return [...conditions, ...dueConditions(due, now)];
}

function dueConditions(due: Due | null, now: Date): Condition[] {
  const today = indianDay(now);
  switch (due) {
    case null:
      return [];
    case 'none':
      return [['follow_up_at', 'is', null]];
    case 'overdue':
      return [
        ['is_open', 'eq', 'true'],
        ['follow_up_at', 'lt', now.toISOString()],
      ];
    case 'today':
      return [
        ['is_open', 'eq', 'true'],
        ['follow_up_at', 'gte', now.toISOString()],
        ['follow_up_at', 'lt', startOfDay(today, 1)],
      ];
    case 'week':
      return [
        ['is_open', 'eq', 'true'],
        ['follow_up_at', 'gte', now.toISOString()],
        ['follow_up_at', 'lt', startOfDay(today, 7)],
      ];
  }
}
