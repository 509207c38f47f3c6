import type { Database } from '~/lib/database.types.generated';
import { stages } from './stages';

type Told = Database['public']['Functions']['track_request']['Returns'][number];

/** What the database tells about a request. */
export type Progress = Omit<Told, 'reached' | 'owner_name'> & {
  /** When each stage was reached. */
  reached: Record<string, string>;
  owner_name: string | null;
};

export interface Step {
  /** A stage of its kind, or `closed` where it ended without success. */
  stage: string;
  state: 'done' | 'current' | 'ahead';
  /** When it was reached; a stage that was skipped has no time. */
  at?: string;
}

/** The way of a request from its arrival to its end. */
export function stepsOf({ kind, status, reached, received_at, is_closed }: Progress): Step[] {
  const way: readonly string[] = stages[kind];
  const at = way.indexOf(status);
  const timeOf = (stage: string) => (stage === way[0] ? received_at : reached[stage]);
  if (is_closed) {
    const gone = way.filter((stage, index) => (at < 0 ? stage === way[0] || reached[stage] : index <= at));
    return [
      ...gone.map((stage): Step => ({ stage, state: 'done', at: timeOf(stage) })),
      { stage: 'closed', state: 'current', at: at < 0 ? reached[status] : undefined },
    ];
  }
  return way.map((stage, index) => {
    if (index > at) return { stage, state: 'ahead' };
    // Who arrives at a later stage at once, such as a partner who is approved by the system, did so on arrival.
    return { stage, state: index === at ? 'current' : 'done', at: timeOf(stage) };
  });
}

export const currentStage = (progress: Progress) =>
  stepsOf(progress).find(({ state }) => state === 'current')?.stage ?? 'closed';

/** What somebody who has the page open should hear about. */
export const hasNews = (before: Progress, after: Progress) => currentStage(before) !== currentStage(after);
