import type { Connection } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { notingUnavailable } from './unavailable.ts';

/** Rows as postgres.js answers them, which is what lite's query builder reads. */
export type ResultRows = Record<string, unknown>[] & { command: string; count: number };

/** One conversation with the database: a transaction stays within it. */
export interface Session {
  readonly lost: boolean;
  run(sql: string, params?: unknown[]): Promise<ResultRows>;
  release(): void;
}

/**
 * Defect covered: lite opens its databases itself, PGlite on the thread that serves pages and PostgreSQL through a pool of
 * postgres.js that breaks when the server goes away. Here it is handed our own sessions; its pool never connects.
 */
export function createLiteConnection(reserve: () => Promise<Session>): Connection {
  const connection = createPostgresConnection({ url: 'postgres://nobody@localhost/never-connected' });
  if (typeof connection.driver?.reserve !== 'function')
    throw new Error('@supabase/lite changed: it no longer reserves its sessions');
  Object.assign(connection.driver, {
    reserve: async () => {
      const session = await notingUnavailable(reserve());
      return {
        release: () => session.release(),
        unsafe: (sql: string, params: unknown[]) =>
          session.lost && isRollback(sql) ? NOTHING : notingUnavailable(session.run(sql, params)),
      };
    },
  });
  return connection;
}

/** A lost session has rolled back already; an error here would hide the one that caused it. */
const isRollback = (sql: string) => /^\s*rollback\s*;?\s*$/i.test(sql);
const NOTHING: ResultRows = Object.assign([], { command: 'ROLLBACK', count: 0 });
