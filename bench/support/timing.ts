import type { Database } from '../../backend/database/database.ts';
import type { PolicyDatabase } from '../../testing/actors.ts';
import { BOARD_AND_PEOPLE, LIST, type Question, REPORTS, TODAY } from '../../testing/desk-questions.ts';

const ROUNDS = 10;

/** What staff look at, view by view. */
export const VIEWS: Record<string, Question[]> = {
  Today: TODAY,
  'the longest list': LIST,
  'board and people': BOARD_AND_PEOPLE,
  'counters and reports': REPORTS,
};

/** What autovacuum does on a server: planner statistics, and pages marked so that an index alone can answer. */
export async function vacuum({ connection }: Database): Promise<void> {
  type Session = { unsafe(sql: string, params: unknown[]): Promise<unknown>; release(): void };
  const session = await (connection.driver as { reserve(): Promise<Session> }).reserve();
  // Millions of rows take longer than any call may.
  await session.unsafe('set statement_timeout = 0', []);
  await session.unsafe('vacuum analyze', []);
  await session.unsafe('reset statement_timeout', []);
  session.release();
}

/** The fastest of a few rounds, because whatever else the machine does can only make it slower, and what it was read from. */
export async function fastest(db: PolicyDatabase, actor: 'visitor' | 'agent', sql: string, rounds = ROUNDS) {
  let milliseconds = Number.POSITIVE_INFINITY;
  let scanned: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const timed = await db.timed(actor, sql);
    milliseconds = Math.min(milliseconds, timed.milliseconds);
    scanned = timed.scanned;
  }
  return { milliseconds, scanned };
}
