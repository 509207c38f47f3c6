import type { Connection } from '@supabase/lite';

export type Query = <Row = Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** One interface over PGlite and PostgreSQL; everything in the backend talks to this, never to a driver. */
export interface Database {
  kind: 'pglite' | 'postgres';
  /** What @supabase/lite is given. */
  connection: Connection;
  /** Runs a script of many statements in one transaction, however long it takes. */
  exec(script: string): Promise<void>;
  /** `timeoutMs`: what each statement may take. */
  transaction<T>(work: (query: Query) => Promise<T>, timeoutMs?: number): Promise<T>;
  /** A mutex on the session: waits until nothing else uses it. PGlite has only one; PostgreSQL has a pool and does not wait. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** Never waits longer than a few seconds for a statement that does not end. */
  close(): Promise<void>;
}

/** Hosted Supabase's search path: migrations may call extension functions without naming the schema. */
export const SEARCH_PATH = '"$user", public, extensions';
