import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Actor,
  ADMIN,
  AGENT,
  ENGINES,
  openPolicyDatabase,
  type PolicyDatabase,
} from '../../testing/actors.ts';
import { type ProposalDesk, proposalDesk } from '../../testing/proposal-desk.ts';
import { CLEAR, insertSql, type Table } from '../../testing/sample-rows.ts';

const P256DH = 'B'.repeat(87);
const AUTH = 'a'.repeat(22);

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  let desk: ProposalDesk;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    desk = proposalDesk(db);
  });
  beforeEach(async () => {
    await db.owner(CLEAR);
    await db.owner('delete from push_subscriptions where true');
    await db.owner('delete from notification_settings where true');
    await db.owner('insert into notification_settings (staff_id) select id from staff');
  });
  afterAll(() => db.close());

  const leadOf = async (table: Table = 'contact_inquiries') => {
    const id = randomUUID();
    await db.as('visitor', insertSql(table, { id }));
    return id;
  };
  const wish = (staffId: string, change: string) =>
    db.owner(`update notification_settings set ${change} where staff_id = $1`, [staffId]);
  const bell = (actor: Actor) =>
    db.as<{ id: number; lead_id: string; proposal_id: string | null; type: string; is_unread: boolean }>(
      actor,
      'select * from my_events()',
    );
  const refusalOf = async (actor: Actor, sql: string) => (await db.attempt(actor, sql)).refusal?.code;

  describe('The bell', () => {
    test('rings for new leads of the kinds somebody wants, newest first', async () => {
      const contact = await leadOf();
      const training = await leadOf('training_registrations');
      await wish(AGENT.staffId, "kinds = '{contact_inquiries}'");
      expect((await bell('admin')).map(({ lead_id }) => lead_id)).toEqual([training, contact]);
      expect((await bell('agent')).map(({ lead_id }) => lead_id)).toEqual([contact]);
      expect(await bell('user')).toEqual([]);
      expect(await refusalOf('visitor', 'select * from my_events()')).toBe('42501');
    });

    test('rings for follow-ups of my leads and of nobody’s, unless I do not want them', async () => {
      const [mine, nobodys, another] = [await leadOf(), await leadOf(), await leadOf()];
      await db.owner('update leads set owner_id = $1 where id = $2', [AGENT.staffId, mine]);
      await db.owner('update leads set owner_id = $1 where id = $2', [ADMIN.staffId, another]);
      await db.owner(
        "insert into events (type, lead_id, due_at) select 'follow-up-due', id, now() from leads",
      );
      const due = async () =>
        (await bell('agent')).filter(({ type }) => type === 'follow-up-due').map(({ lead_id }) => lead_id);
      expect((await due()).sort()).toEqual([mine, nobodys].sort());
      await wish(AGENT.staffId, 'follow_ups = false');
      expect(await due()).toEqual([]);
    });

    describe('rings for proposals', () => {
      const answers = async (actor: Actor) =>
        (await bell(actor))
          .filter(({ proposal_id }) => proposal_id)
          .map(({ type, proposal_id }) => [type, proposal_id]);

      test('when the customer asks, declines or accepts, not when the office sends them', async () => {
        const [one, other] = [await desk.sent(), await desk.sent()];
        expect(await answers('agent')).toEqual([]);
        await desk.ask(one);
        await desk.decline(one);
        await desk.accept(other);
        expect(await answers('agent')).toEqual([
          ['proposal-accepted', other.id],
          ['proposal-declined', one.id],
          ['proposal-asked', one.id],
        ]);
        const [newest] = await bell('agent');
        expect(newest).toMatchObject({ lead_id: other.lead, is_unread: true });
      });

      test('for the lead’s owner, or everybody where there is none, also who wants no follow-ups', async () => {
        const sent = await desk.sent();
        await desk.accept(sent);
        await db.owner('update notification_settings set follow_ups = false where true');
        expect(await answers('agent')).toHaveLength(1);
        expect(await answers('admin')).toEqual([]);
        await db.owner('update leads set owner_id = null where true');
        for (const actor of ['agent', 'admin'] as const) expect(await answers(actor)).toHaveLength(1);
        expect(await answers('user')).toEqual([]);
      });
    });

    test('is read by an index, however much else has happened', async () => {
      await desk.accept(await desk.sent());
      await db.owner(`insert into events (type, staff_id)
        select 'test', '${AGENT.staffId}' from generate_series(1, 5000)`);
      await db.owner('analyze events');
      const { scanned } = await db.timed('agent', 'select * from my_events()');
      expect(scanned.filter((name) => name.startsWith('events'))).toEqual(['events_bell_idx']);
    });

    test('What was seen stays seen, whichever device tells it last, and is nobody else’s', async () => {
      await leadOf();
      await leadOf();
      const [newest, older] = await bell('agent');
      const see = (id = 0) =>
        db.as('agent', 'update notification_settings set seen_event_id = $1 where true', [id]);
      await see(older?.id);
      expect((await bell('agent')).map(({ is_unread }) => is_unread)).toEqual([true, false]);
      await see(newest?.id);
      await see(older?.id);
      expect((await bell('agent')).map(({ is_unread }) => is_unread)).toEqual([false, false]);
      expect((await bell('admin')).map(({ is_unread }) => is_unread)).toEqual([true, true]);
    });
  });

  describe('A browser', () => {
    const add = (endpoint: string) => `select add_push_subscription('${endpoint}', '${P256DH}', '${AUTH}')`;
    const browsers = (staffId: string) =>
      db.owner('select endpoint from push_subscriptions where staff_id = $1 order by 1', [staffId]);

    test('belongs to whoever turned alerts on in it last', async () => {
      await db.as('agent', add('https://push.example/1'));
      await db.owner(
        `insert into deliveries (channel, template, staff_id, push_subscription_id, topic)
         select 'push', 'new-lead', staff_id, id, 'x' from push_subscriptions`,
      );
      await db.as('agent', add('https://push.example/1'));
      expect(await db.owner('select from deliveries')).toHaveLength(1);
      await db.as('admin', add('https://push.example/1'));
      expect(await browsers(AGENT.staffId)).toEqual([]);
      expect(await browsers(ADMIN.staffId)).toHaveLength(1);
      expect(await db.owner('select from deliveries')).toEqual([]);
    });

    test('is one of ten at most', async () => {
      for (let n = 0; n < 12; n++) await db.as('agent', add(`https://push.example/${n}`));
      const kept = await browsers(AGENT.staffId);
      expect(kept).toHaveLength(10);
      expect(kept).toContainEqual({ endpoint: 'https://push.example/11' });
      expect(kept).not.toContainEqual({ endpoint: 'https://push.example/0' });
    });

    test('of anybody else is refused', async () => {
      for (const actor of ['visitor', 'user'] as const)
        expect(await refusalOf(actor, add('https://push.example/1'))).toBe('42501');
      expect(await refusalOf('agent', add('http://push.example/1'))).toBe('23514');
    });
  });

  describe('The outbox', () => {
    const queue = (more: string) =>
      db.owner(`insert into deliveries (channel, template, topic, ${more.split(' = ')[0]})
        values ('webhook', 'event', gen_random_uuid()::text, ${more.split(' = ')[1]})`);
    const summary = async (actor: Actor = 'admin') =>
      (await db.as(actor, 'select * from outbox_summary()'))[0];

    test('counts for admins and says since when nobody sends', async () => {
      expect(await summary()).toMatchObject({
        waiting: 0,
        sent: 0,
        failed: 0,
        oldest_unsent_at: null,
        late_since: null,
      });
      await queue("due_at = now() + interval '8 hours'");
      await queue('sent_at = now()');
      await queue('failed_at = now()');
      // Held back until the morning: nothing is late.
      expect(await summary()).toMatchObject({
        waiting: 1,
        sent: 1,
        failed: 1,
        oldest_unsent_at: null,
        late_since: null,
      });
      await queue("due_at = now() - interval '1 hour'");
      expect(await summary()).toMatchObject({ waiting: 2 });
      expect((await summary())?.late_since).not.toBeNull();
      expect(await summary('agent')).toBeUndefined();
      expect(await refusalOf('visitor', 'select * from outbox_summary()')).toBe('42501');
    });

    test('An event that no sender has looked at is late as well', async () => {
      await leadOf();
      await db.owner("update events set created_at = now() - interval '1 hour' where true");
      expect((await summary())?.late_since).not.toBeNull();
      await db.owner("select claim_deliveries('{webhook}')");
      expect((await summary())?.late_since).toBeNull();
      expect((await summary())?.oldest_unsent_at).not.toBeNull();
    });

    test('Retrying all takes what failed, not what a sender holds', async () => {
      await queue('attempts = 1');
      await queue('failed_at = now()');
      expect(await db.as('admin', 'select retry_deliveries() as count')).toEqual([{ count: 1 }]);
      expect(await db.owner('select attempts from deliveries order by 1')).toEqual([
        { attempts: 0 },
        { attempts: 1 },
      ]);
      expect(await refusalOf('agent', 'select retry_deliveries()')).toBe('42501');
    });

    test('However many there are, a page of them is read by an index', async () => {
      await db.owner(`
        insert into deliveries (channel, template, topic, created_at, sent_at, failed_at)
        select case when n % 100 = 0 then 'push' else 'email' end, 'test', 'many ' || n, now() - n * interval '1 second',
          case when n % 4 > 1 then now() end, case when n % 4 = 1 then now() end
        from generate_series(1, 20000) as n`);
      await db.owner('analyze deliveries');
      const page = async (...conditions: string[]) => {
        const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
        const sql = `select * from deliveries ${where} order by created_at desc, id desc limit 26`;
        return (await db.timed('admin', sql)).scanned.filter((name) => name.startsWith('deliveries'));
      };
      const anyTime = ">= '1970-01-01T00:00:00Z'";
      const behind = "created_at <= now() - interval '3 hours'";
      expect(await page(behind)).toEqual(['deliveries_newest_idx']);
      expect(await page('sent_at is null', 'failed_at is null', behind)).toEqual(['deliveries_waiting_idx']);
      expect(await page(`failed_at ${anyTime}`, behind)).toEqual(['deliveries_failed_idx']);
      expect(await page(`sent_at ${anyTime}`)).toEqual(['deliveries_newest_idx']);
      expect(await page("channel = 'push'")).toEqual(['deliveries_channel_idx']);
    });
  });
});
