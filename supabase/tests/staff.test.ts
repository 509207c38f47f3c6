import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, AGENT, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';

const LAST_ADMIN = { code: '23514', message: 'The last admin cannot be removed or demoted' };

const demote = ({ staffId }: typeof ADMIN) =>
  `update public.staff set role = 'agent' where id = '${staffId}' returning id`;
const remove = ({ staffId }: typeof ADMIN) => `delete from public.staff where id = '${staffId}' returning id`;

describe.each(ENGINES)('Staff on $engine', ({ engine, postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  afterAll(() => db.close());
  beforeEach(() => makeBoth('agent'));

  /** The admin stays one; the agent becomes this. Both addresses are proven. */
  async function makeBoth(role: 'admin' | 'agent') {
    await db.owner(
      `insert into public.staff (id, email, role) values ($1, $2, 'admin'), ($3, $4, $5)
       on conflict (id) do update set role = excluded.role`,
      [ADMIN.staffId, ADMIN.email, AGENT.staffId, AGENT.email, role],
    );
    await db.owner('update auth.users set email_confirmed_at = now() where email in ($1, $2)', [
      ADMIN.email,
      AGENT.email,
    ]);
  }

  test('The last admin can be neither demoted nor removed', async () => {
    for (const sql of [demote(ADMIN), remove(ADMIN)])
      expect((await db.attempt('admin', sql)).refusal).toMatchObject(LAST_ADMIN);
  });

  test('One of two admins can be, also by themselves', async () => {
    await makeBoth('admin');
    for (const sql of [demote(ADMIN), remove(ADMIN), demote(AGENT), remove(AGENT)])
      expect((await db.attempt('admin', sql)).rows).toHaveLength(1);
  });

  test('All admins at once cannot be, in one statement', async () => {
    await makeBoth('admin');
    const all = [
      "update public.staff set role = 'agent' where role = 'admin'",
      "delete from public.staff where role = 'admin'",
    ];
    for (const sql of all) expect((await db.attempt('admin', sql)).refusal).toMatchObject(LAST_ADMIN);
  });

  // PGlite has one session, so nothing happens there at the same moment.
  test.skipIf(engine === 'PGlite').for([
    ['demote', demote],
    ['remove', remove],
  ] as const)('Two admins who %s each other at the same moment leave one', async ([, sql]) => {
    await makeBoth('admin');
    const results = await atTheSameMoment(
      () => db.as('admin', sql(AGENT)),
      () => db.as('agent', sql(ADMIN)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: LAST_ADMIN });
    expect(await db.owner("select from public.staff where role = 'admin'")).toHaveLength(1);
  });

  /** Holds the lock for which both then wait, so that neither statement began after the other's end. */
  async function atTheSameMoment(...statements: (() => Promise<unknown>)[]) {
    let started: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await db.database.transaction(async (query) => {
      await query("select pg_advisory_xact_lock(hashtextextended('public.staff', 0))");
      started = Promise.allSettled(statements.map((run) => run()));
      const waiting = `select from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      await eventually(async () => expect(await query(waiting)).toHaveLength(statements.length));
    });
    return (await started) ?? [];
  }

  test('An address that nobody has proven is nobody’s, whoever signed up with it', async () => {
    const mine = 'select role from public.my_staff_row()';
    expect(await db.as('admin', mine)).toEqual([{ role: 'admin' }]);
    await db.owner('update auth.users set email_confirmed_at = null where email = $1', [ADMIN.email]);
    expect(await db.as('admin', mine)).toEqual([]);
    expect(await db.as('admin', 'select id from public.staff')).toEqual([]);
    expect(await db.as('admin', 'select id from public.leads')).toEqual([]);
    expect(await db.as('admin', demote(AGENT))).toEqual([]);
    const add = "insert into public.staff (email) values ('friend@office.example')";
    expect((await db.attempt('admin', add)).refusal?.code).toBe('42501');
  });

  test('A password that anybody can have chosen before proves nothing, a code does', async () => {
    const signedInBy = (method: string) =>
      db.database.transaction(async (query) => {
        const claims = { role: 'authenticated', sub: AGENT.id, amr: [{ method, timestamp: 1 }] };
        await query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [JSON.stringify(claims), AGENT.id],
        );
        return query('select private.is_staff() as yes');
      });
    expect(await signedInBy('password')).toEqual([{ yes: false }]);
    expect(await signedInBy('otp')).toEqual([{ yes: true }]);
  });

  test('An address counts however it was typed, on both sides', async () => {
    await db.owner('update auth.users set email = upper(email) where email = $1', [AGENT.email]);
    expect(await db.as('agent', 'select role from public.my_staff_row()')).toEqual([{ role: 'agent' }]);
    await db.owner('update auth.users set email = lower(email) where id = $1', [AGENT.id]);
    const add = "insert into public.staff (email) values (' Friend@Office.Example ') returning email";
    expect((await db.attempt('admin', add)).rows).toEqual([{ email: 'friend@office.example' }]);
  });

  test('Who is removed has no rights with the same token, and their leads have no owner', async () => {
    const lead = crypto.randomUUID();
    await db.owner(
      `insert into public.contact_inquiries (id, name, phone, message) values ($1, 'Asha Rani', '+919876543210', 'Hello')`,
      [lead],
    );
    await db.owner('update public.leads set owner_id = $1 where id = $2', [AGENT.staffId, lead]);
    expect(await db.as('agent', 'select owner_id from public.leads')).toEqual([{ owner_id: AGENT.staffId }]);
    await db.as('admin', remove(AGENT));
    expect(await db.as('agent', 'select id from public.leads')).toEqual([]);
    expect(await db.as('admin', 'select owner_id from public.leads')).toEqual([{ owner_id: null }]);
  });
});
