import { jwtVerify } from 'jose';
import type { Database } from '../../database/database.ts';
import type { Change } from './change-triggers.ts';

/** Under whose name a channel listens. */
export type Rights = {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  expiresAt: number;
};

export type Column = { name: string; type: string };
export type VisibleRow = { columns: Column[]; row: Record<string, unknown> | undefined };

const VISITOR: Rights = { role: 'anon', claims: { role: 'anon' }, expiresAt: Number.POSITIVE_INFINITY };

/** Throws when the token is forged or expired. An API key in its place means a visitor. */
export async function rightsOf(token: string | undefined, jwtSecret: string): Promise<Rights> {
  if (!token || token.startsWith('sb_')) return VISITOR;
  const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] });
  const role = payload.role === 'authenticated' || payload.role === 'service_role' ? payload.role : 'anon';
  return { role, claims: payload, expiresAt: (payload.exp ?? 0) * 1000 };
}

const READABLE_COLUMNS = `
  select a.attname as name, t.typname as type
    from pg_attribute a join pg_type t on t.oid = a.atttypid
   where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
     and has_column_privilege($2, a.attrelid, a.attnum, 'select')
   order by a.attnum`;

/** Which columns of the table this role may read, and so filter by. */
export const readableColumns = (database: Database, role: Rights['role'], schema: string, table: string) =>
  database.transaction((query) =>
    query<Column>(READABLE_COLUMNS, [`${quoted(schema)}.${quoted(table)}`, role]),
  );

/**
 * Reads the changed row again as this listener, so that row rules and column grants decide what is sent. No columns means
 * the listener may not read the table at all; no row means it is deleted or hidden.
 */
export function readAs(database: Database, rights: Rights, change: Change): Promise<VisibleRow> {
  const table = `${quoted(change.schema)}.${quoted(change.table)}`;
  const keyColumns = Object.keys(change.key);
  return database.transaction(async (query) => {
    const columns = await query<Column>(READABLE_COLUMNS, [table, rights.role]);
    const mayReadKey =
      keyColumns.length > 0 && keyColumns.every((key) => columns.some((column) => column.name === key));
    if (!mayReadKey) return { columns: [], row: undefined };
    if (change.type === 'DELETE') return { columns, row: undefined };

    await query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
              set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`,
      [rights.role, JSON.stringify(rights.claims), String(rights.claims.sub ?? '')],
    );
    const [found] = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(r) as row from (
         select ${columns.map((column) => quoted(column.name)).join(', ')} from ${table}
          where ${keyColumns.map((key, index) => `${quoted(key)}::text = $${index + 1}`).join(' and ')}
       ) r`,
      keyColumns.map((key) => String(change.key[key])),
    );
    return { columns, row: found?.row };
  });
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
