import { randomUUID } from 'node:crypto';
import type { Query } from '../backend/database/database.ts';
import { beSession, hostedServerUrl, openHostedDatabase } from '../supabase/hosted/database.ts';
import { CERTIFICATE } from './sample-rows.ts';
import { openTestDatabase } from './test-database.ts';

const hostedUrl = hostedServerUrl();

/** PGlite always, a real server when one is at hand; or, in `npm run test:hosted`, the one with hosted's roles alone. */
export const ENGINES: { engine: string; postgresUrl?: string }[] = hostedUrl
  ? [{ engine: 'PostgreSQL 17 with hosted roles' }]
  : [
      { engine: 'PGlite' },
      ...(process.env.TEST_DATABASE_URL
        ? [{ engine: 'PostgreSQL', postgresUrl: process.env.TEST_DATABASE_URL }]
        : []),
    ];

export type Actor = 'visitor' | 'user' | 'agent' | 'admin' | 'service role';

const account = (name: string) => ({
  id: randomUUID(),
  email: `${name}@office.example`,
  staffId: randomUUID(),
});
const USER = account('user');
export const AGENT = account('agent');
export const ADMIN = account('admin');

const IDENTITIES: Record<Actor, { role: string; sub?: string; email?: string }> = {
  visitor: { role: 'anon' },
  user: { role: 'authenticated', sub: USER.id, email: USER.email },
  agent: { role: 'authenticated', sub: AGENT.id, email: AGENT.email },
  admin: { role: 'authenticated', sub: ADMIN.id, email: ADMIN.email },
  'service role': { role: 'service_role' },
};

/** What an attempt answered and what the owner then saw, or why it was refused. */
interface Outcome<Row, Seen> {
  rows?: Row[];
  seen?: Seen[];
  refusal?: { code: string; message: string };
}

/** A migrated database and the people who knock at it, as PostgREST would let them in. */
export async function openPolicyDatabase(postgresUrl?: string) {
  const database = hostedUrl ? await openHostedDatabase(hostedUrl) : await openTestDatabase({ postgresUrl });
  await database.exec(`
    insert into auth.users (id, email, email_confirmed_at)
    values ${[USER, AGENT, ADMIN].map(({ id, email }) => `('${id}', '${email}', now())`).join(', ')};
    insert into public.staff (id, email, name, role)
    values ('${AGENT.staffId}', '${AGENT.email}', 'Agent', 'agent'), ('${ADMIN.staffId}', '${ADMIN.email}', 'Admin', 'admin');
  `);

  /** What the Storage API records about an upload. */
  const upload = (path: string, { bucket = 'certificates', size = 1000 } = {}) =>
    database.transaction((query) =>
      query(
        `insert into storage.objects (bucket_id, name, metadata)
         values ($1, $2, jsonb_build_object('size', $3::bigint)) on conflict do nothing`,
        [bucket, path, size],
      ),
    );
  await upload(CERTIFICATE);

  async function become(query: Query, actor: Actor, headers: object = {}) {
    const { role, sub = '', email = '' } = IDENTITIES[actor];
    if (hostedUrl) await beSession(query, 'authenticator');
    await query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true),
         set_config('request.jwt.claim.email', $4, true), set_config('request.headers', $5, true)`,
      [role, JSON.stringify({ role, ...(sub && { sub, email }) }), sub, email, JSON.stringify(headers)],
    );
  }

  const beOwner = (query: Query) =>
    hostedUrl ? beSession(query, 'postgres') : query("select set_config('role', 'none', true)");

  return {
    database,
    upload,
    close: () => database.close(),

    /** The owner of the database, to whom no rule applies: arranges and inspects. */
    owner: <Row = Record<string, unknown>>(sql: string, params?: unknown[]) =>
      database.transaction((query) => query<Row>(sql, params)),

    /** Does it and keeps it. */
    as: <Row = Record<string, unknown>>(actor: Actor, sql: string, params?: unknown[], headers?: object) =>
      database.transaction(async (query) => {
        await become(query, actor, headers);
        return query<Row>(sql, params);
      }),

    /** How long it took in the session, and what it read: names of indexes, or of tables read from end to end. */
    timed: (actor: Actor, sql: string, settings = 'select 1') =>
      database.transaction(async (query) => {
        await query(settings);
        const before = await scans(query);
        await become(query, actor);
        const startedAt = performance.now();
        await query(sql);
        const milliseconds = performance.now() - startedAt;
        await beOwner(query);
        const after = await scans(query);
        return { milliseconds, scanned: Object.keys(after).filter((name) => after[name] !== before[name]) };
      }),

    /** Tries many statements in one go, undoing each: the codes of the refusals, null for what was accepted. */
    attemptEach: (actor: Actor, statements: string[]) =>
      database.transaction(async (query) => {
        await query(TRY_STATEMENT);
        await query('grant execute on function pg_temp.try_statement(text) to public');
        await become(query, actor);
        const codes = await query<{ code: string | null }>(
          `select pg_temp.try_statement(statement) as code
           from jsonb_array_elements_text($1::text::jsonb) with ordinality as t (statement, n) order by n`,
          [JSON.stringify(statements)],
        );
        return codes.map(({ code }) => code);
      }),

    /** Tries it and undoes it. */
    attempt: async <Row = Record<string, unknown>, Seen = Record<string, unknown>>(
      actor: Actor,
      sql: string,
      look?: string,
    ): Promise<Outcome<Row, Seen>> => {
      const outcome: Outcome<Row, Seen> = {};
      await database
        .transaction(async (query) => {
          await become(query, actor);
          outcome.rows = await query<Row>(sql);
          if (look) {
            await beOwner(query);
            outcome.seen = await query<Seen>(look);
          }
          throw UNDO;
        })
        .catch((error) => {
          if (error !== UNDO) outcome.refusal = error;
        });
      return outcome;
    },
  };
}

export type PolicyDatabase = Awaited<ReturnType<typeof openPolicyDatabase>>;

async function scans(query: Query): Promise<Record<string, number>> {
  const counted = await query<{ name: string; n: number }>(
    `select relname as name, pg_stat_get_xact_numscans(oid) as n from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') order by 1`,
  );
  return Object.fromEntries(counted.map(({ name, n }) => [name, n]));
}

const UNDO = new Error('undo');

const TRY_STATEMENT = `
  create or replace function pg_temp.try_statement(statement text) returns text language plpgsql as $$
  begin
    execute statement;
    raise sqlstate 'UNDO0';
  exception when others then
    return nullif(sqlstate, 'UNDO0');
  end $$`;
