import {
  type Condition,
  conditionsOf,
  indianDay,
  NO_FILTER,
  startOfDay,
} from '~/dashboard/leads/lead-filter';

export const SECTIONS = ['overdue', 'dueToday', 'unowned', 'waiting'] as const;
export type SectionName = (typeof SECTIONS)[number];

interface Section {
  conditions: Condition[];
  /** PostgREST's `or`: of each, one must hold. */
  anyOf: string[];
  order: { column: 'follow_up_at' | 'created_at'; ascending: boolean };
}

const DAY_MS = 86_400_000;
/** Any owner at all: `not` is no operator within `or` on every backend, and nobody has this id. */
const ANYBODY = 'neq.00000000-0000-0000-0000-000000000000';
const unanswered: Condition = ['first_responded_at', 'is', null];

/** Which leads a section shows, so that none stands in two of them and no open request in none for long. */
export function sectionOf(name: SectionName, mine: string | null, now: Date): Section {
  const aDayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  switch (name) {
    case 'overdue':
      return {
        conditions: conditionsOf({ ...NO_FILTER, due: 'overdue', owner: mine }, null, now),
        anyOf: [],
        order: { column: 'follow_up_at', ascending: true },
      };
    case 'dueToday':
      return {
        conditions: conditionsOf({ ...NO_FILTER, due: 'today', owner: mine }, null, now),
        anyOf: [],
        order: { column: 'follow_up_at', ascending: true },
      };
    case 'unowned':
      return {
        conditions: [unanswered, ['owner_id', 'is', null], ['created_at', 'gte', aDayAgo]],
        anyOf: [notDueToday(now)],
        order: { column: 'created_at', ascending: false },
      };
    case 'waiting':
      return {
        conditions: [unanswered],
        // What nobody has taken within a day waits for everybody.
        anyOf: [
          notDueToday(now),
          `owner_id.${mine ? `eq.${mine}` : ANYBODY},and(owner_id.is.null,created_at.lt.${aDayAgo})`,
        ],
        order: { column: 'created_at', ascending: true },
      };
  }
}

const notDueToday = (now: Date) => `follow_up_at.is.null,follow_up_at.gte.${startOfDay(indianDay(now), 1)}`;
