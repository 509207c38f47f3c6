import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { type ProposalDesk, proposalDesk, type Sent } from '../../testing/proposal-desk.ts';
import { sampleContent, sampleOffer } from '../../testing/sample-proposal.ts';
import { CLEAR } from '../../testing/sample-rows.ts';
import { createScratchCluster } from '../../testing/scratch-postgres.ts';
import { hostedServerUrl } from '../hosted/database.ts';

// At the same moment there is more than one session on a real server alone: PGlite lets everybody in one after the other.
let cluster: Awaited<ReturnType<typeof createScratchCluster>> | undefined;
let db: PolicyDatabase;
let desk: ProposalDesk;
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url && !hostedServerUrl()) cluster = await createScratchCluster();
  db = await openPolicyDatabase(url ?? cluster?.url);
  desk = proposalDesk(db);
  // Counting everybody on one counter is taking turns too, and would hide whether the proposal's own lock holds.
  await db.owner(
    "update private.rate_rules set per_client = null, overall = null where action like 'proposal %'",
  );
});
beforeEach(() => db.owner(CLEAR));
afterAll(async () => {
  await db.close();
  await cluster?.remove();
});

type Call = { actor?: Actor; sql: string; params?: unknown[] };
const accepting = ({ token, version, content_hash }: Sent, name = 'Asha Udaan'): Call => ({
  sql: 'accept_proposal($1, $2, $3, $4)',
  params: [token, version, content_hash, name],
});
const declining = ({ token, version }: Sent): Call => ({
  sql: "decline_proposal($1, $2, 'No')",
  params: [token, version],
});
const withdrawing = ({ id }: Sent): Call => ({ actor: 'agent', sql: 'withdraw_proposal($1)', params: [id] });
const sending = ({ id }: Sent, version: number): Call => ({
  actor: 'agent',
  sql: "send_proposal($1, $2, 1, 'mail')::text",
  params: [id, version],
});

const answerTo = ({ actor = 'visitor', sql, params }: Call, then = '') =>
  db.as<{ answer: string }>(actor, `select ${sql} as answer${then}`, params).then(
    ([row]) => row?.answer,
    ({ code }) => code as string,
  );

/** The first has done its work and is not at its end when the second begins; what each of them is told. */
async function inTurn(first: Call, second: Call) {
  const gate = randomInt(2 ** 31);
  const isWaiting = (which: string) => async () =>
    expect(await db.owner(`select from pg_locks where not granted and ${which}`)).not.toEqual([]);
  const atTheGate = `locktype = 'advisory' and objid = ${gate}`;
  return db.database.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(${gate})`);
    const one = answerTo(first, `, pg_advisory_xact_lock(${gate})`);
    await eventually(isWaiting(atTheGate));
    const other = answerTo(second);
    await eventually(
      isWaiting(
        `pg_blocking_pids(pid) && array(select pid from pg_locks where not granted and ${atTheGate})`,
      ),
    );
    await query('commit');
    await query('begin');
    return [await one, await other];
  });
}

const stored = () => db.owner('select version, accepted, name from proposal_answers');

test('Two devices accept: both are told so, the first is stored', async () => {
  const sent = await desk.sent();
  expect(await inTurn(accepting(sent, 'First'), accepting(sent, 'Second'))).toEqual(['accepted', 'accepted']);
  expect(await stored()).toEqual([{ version: 1, accepted: true, name: 'First' }]);
  expect(await db.owner("select from events where type = 'proposal-accepted'")).toHaveLength(1);
  expect(await db.owner("select from status_changes where to_status = 'approved'")).toHaveLength(1);
});

test('Twenty taps at once are one acceptance', async () => {
  const sent = await desk.sent();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => answerTo(accepting(sent, `Tap ${n}`))),
  );
  expect(new Set(answers)).toEqual(new Set(['accepted']));
  expect(await stored()).toHaveLength(1);
});

test('Whoever comes first, the customer who accepts or the office that withdraws, the other is refused', async () => {
  const [one, other] = [await desk.sent(), await desk.sent()];
  expect(await inTurn(accepting(one), withdrawing(one))).toEqual(['accepted', 'PT409']);
  expect(await desk.overview(one.id)).toMatchObject({ state: 'accepted' });
  expect(await inTurn(withdrawing(other), accepting(other))).toEqual([null, 'withdrawn']);
  expect(await desk.overview(other.id)).toMatchObject({ state: 'withdrawn', accepted_by: null });
});

test('Yes and no at the same moment: one of them is stored', async () => {
  const [one, other] = [await desk.sent(), await desk.sent()];
  expect(await inTurn(accepting(one), declining(one))).toEqual(['accepted', 'answered']);
  expect(await inTurn(declining(other), accepting(other))).toEqual(['declined', 'answered']);
  expect(await stored()).toHaveLength(2);
});

test('A new version against an acceptance of the old one: one of them is too late', async () => {
  const [one, other] = [await desk.sent(), await desk.sent()];
  for (const { id, lead } of [one, other])
    await desk.save(id, lead, { content: sampleContent({ locale: 'hi' }) });
  expect(await inTurn(accepting(one), sending(one, 2))).toEqual(['accepted', 'PT409']);
  expect(await desk.overview(one.id)).toMatchObject({ state: 'accepted', version: 1 });
  expect((await inTurn(sending(other, 2), accepting(other)))[1]).toBe('superseded');
  expect(await desk.overview(other.id)).toMatchObject({ state: 'sent', version: 2 });
});

test('Who waits past the end of the last day is too late, as everybody after them', async () => {
  const sent = await desk.sent();
  const [edge] = await db.owner<{ body: string }>(
    "select prosrc as body from pg_proc where oid = 'private.is_over(date, timestamptz)'::regprocedure",
  );
  const redefine = (body: string) =>
    db.owner(`create or replace function private.is_over(last_day date, at timestamptz) returns boolean
      language sql immutable set search_path = '' as $$ ${body} $$`);
  let tooLate: Promise<string | undefined> | undefined;
  await db.database.transaction(async (query) => {
    await query('select from installation_requests where id = $1 for update', [sent.lead]);
    const [last] = await query<{ at: string }>("select clock_timestamp() + interval '1 second' as at");
    await redefine(`select at >= '${last?.at}'::timestamptz`);
    tooLate = answerTo(accepting(sent));
    await query("select pg_sleep_until($1::timestamptz + interval '0.1 seconds')", [last?.at]);
  });
  expect(await tooLate).toBe('expired');
  expect(await answerTo(accepting(sent))).toBe('expired');
  expect(await stored()).toEqual([]);
  await redefine(edge?.body ?? '');
  expect(await answerTo(accepting(sent))).toBe('accepted');
});

test('A customer answers while the person is erased: nobody waits for ever, and nothing is left', async () => {
  const [one, other] = [await desk.sent(), await desk.sent()];
  await db.owner(`create function public.erase_request(erased uuid) returns void language sql set search_path = ''
    as 'delete from public.installation_requests where id = erased'`);
  await db.owner('grant execute on function public.erase_request(uuid) to service_role');
  const erasing = ({ lead }: Sent): Call => ({
    actor: 'service role',
    sql: 'erase_request($1)',
    params: [lead],
  });
  expect(await inTurn(accepting(one), erasing(one))).toEqual(['accepted', null]);
  expect(await inTurn(erasing(other), accepting(other))).toEqual([null, 'unknown']);
  const asked = await desk.sent();
  const asking: Call = { sql: 'ask_about_proposal($1, $2)', params: [asked.token, 'When?'] };
  expect(await inTurn(asking, erasing(asked))).toEqual(['asked', null]);
  for (const table of ['proposals', 'proposal_answers', 'proposal_questions', 'leads'])
    expect([table, await db.owner(`select from ${table}`)]).toEqual([table, []]);
});

test('Numbers have no gaps, though many are sent at once and some of them fail', async () => {
  const incomplete = sampleContent({ offer: sampleOffer({ payments: [{ label: 'x', share: 9999 }] }) });
  const drafts = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const [id, lead] = [randomUUID(), await desk.newLead()];
      return {
        id,
        draft: await desk.save(id, lead, { content: n % 3 === 0 ? incomplete : sampleContent() }),
      };
    }),
  );
  const sent = await Promise.allSettled(drafts.map(({ id, draft }) => desk.send(id, draft)));
  const serials = sent.flatMap((one) =>
    one.status === 'fulfilled' ? [Number(one.value.number.slice(7))] : [],
  );
  expect(serials.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('A draft that is saved twice at once is one draft', async () => {
  const [id, lead] = [randomUUID(), await desk.newLead()];
  const saved = await Promise.all([1, 2, 3, 4].map(() => desk.save(id, lead)));
  expect(new Set(saved.map(({ revision }) => revision))).toEqual(new Set([1]));
  expect(await db.owner('select from proposal_versions')).toHaveLength(1);
});

test('Of many questions at once three are taken, and of many looks one is counted', async () => {
  const sent = await desk.sent();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => desk.ask(sent, `Question ${n}`)));
  expect(answers.filter((answer) => answer === 'asked')).toHaveLength(3);
  await Promise.all(Array.from({ length: 10 }, () => desk.look(sent.token)));
  expect(await db.owner('select opened from proposal_views')).toEqual([{ opened: 1 }]);
});
