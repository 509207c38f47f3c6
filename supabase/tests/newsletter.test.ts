import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { CLEAR, insertSql } from '../../testing/sample-rows.ts';

const ASHA = 'asha@mail.example';
const ARTICLE = 'from-site-survey-to-switch-on';

interface Message {
  id: string;
  attempt: number;
  template: string;
  subscriber: { id: string; email: string; locale: string; token: string; confirmed_at: string | null };
  events: { article: string | null }[];
}
interface Subscriber {
  id: string;
  token: string;
  confirmed_at: string | null;
  asked_at: string | null;
  created_at: string;
}

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    // The same limits in a window that does not end while a test is counting.
    await db.owner("update private.rate_rules set per = '1000 days'");
  });
  beforeEach(() => db.owner(CLEAR));
  afterAll(() => db.close());

  const subscribe = (email = ASHA, more: object = {}) =>
    db.as('visitor', insertSql('newsletter_subscribers', { email, ...more }));
  const subscriber = async (email = ASHA) =>
    (
      await db.owner<Subscriber>('select * from newsletter_subscribers where email = $1', [email])
    )[0] as Subscriber;
  const count = async (sql: string) =>
    (await db.owner<{ n: number }>(`select count(*)::integer as n from ${sql}`))[0]?.n;
  /** What a sender gets. */
  const claim = async (upTo = 20) =>
    (
      await db.as<{ message: Message }>(
        'service role',
        `select claim_deliveries(array['email'], ${upTo}) as message`,
      )
    ).map(({ message }) => message);
  const settle = ({ id, attempt }: Message, outcome: string, reason = '') =>
    db.as('service role', 'select settle_delivery($1, $2, $3, $4)', [id, attempt, outcome, reason]);
  const call = async (name: 'confirm_subscription' | 'leave_newsletter', token: string, headers?: object) =>
    (await db.as<{ answer: string }>('visitor', `select ${name}($1) as answer`, [token], headers))[0]?.answer;
  /** So many readers who have confirmed, a minute apart. */
  const addReaders = (readers: number) =>
    db.owner(`
      insert into newsletter_subscribers (email, locale, consent_version, consent_at, confirmed_at)
      select 'reader' || n || '@mail.example', case when n % 3 = 0 then 'hi' else 'en' end, 'x', now(), now() - n * interval '1 minute'
      from generate_series(1, ${readers}) as n`);
  const later = async (interval: string) => {
    const earlier = (column: string) => `${column} = ${column} - interval '${interval}'`;
    await db.owner(`update deliveries set ${earlier('created_at')} where true`);
    await db.owner(
      `update newsletter_subscribers set ${earlier('created_at')}, ${earlier('asked_at')} where true`,
    );
  };
  const sending = async () =>
    (await db.as('admin', 'select recipients, sent, failed, waiting, dropped from article_sendings'))[0];

  describe('Subscribing', () => {
    test('asks by mail, and the message holds what the links need', async () => {
      await subscribe(ASHA, { locale: 'hi' });
      const [message, ...more] = await claim();
      const { token } = await subscriber();
      expect(more).toEqual([]);
      expect(message).toMatchObject({
        template: 'confirm-subscription',
        subscriber: { email: ASHA, locale: 'hi', token, confirmed_at: null },
      });
      expect((await subscriber()).asked_at).not.toBeNull();
    });

    test('A visitor chooses neither token nor confirmation', async () => {
      const token = randomUUID();
      await subscribe(ASHA, { token, confirmed_at: '2026-01-01', asked_at: '2026-01-01' });
      const row = await subscriber();
      expect(row).toMatchObject({ confirmed_at: null, asked_at: null });
      expect(row.token).not.toBe(token);
    });

    test('Again, under the same id too: token, first day, confirmation and what hangs on it stay', async () => {
      await subscribe();
      await claim();
      await call('confirm_subscription', (await subscriber()).token);
      await db.owner("update newsletter_subscribers set created_at = '2026-01-02' where true");
      const first = await subscriber();
      const { id: _, ...kept } = first;
      for (const id of [first.id, randomUUID(), undefined]) {
        await subscribe(ASHA, id ? { id } : {});
        const { token, confirmed_at, asked_at, created_at } = kept;
        expect(await subscriber()).toMatchObject({ token, confirmed_at, asked_at, created_at });
      }
      const [delivery] = await db.owner('select subscriber_id from deliveries');
      expect(delivery?.subscriber_id).toBe((await subscriber()).id);
    });

    test('A confirmed reader who subscribes again is not asked again', async () => {
      await subscribe();
      await claim();
      await call('confirm_subscription', (await subscriber()).token);
      await later('2 days');
      await subscribe();
      expect(await claim()).toEqual([]);
      expect(await count('events where expanded_at is null or subscriber_id is null')).toBe(0);
    });

    test('An address is asked once in ten minutes, three times a day, six times a month', async () => {
      const askEvery = async (interval: string, times: number) => {
        let asked = 0;
        for (let n = 0; n < times; n += 1) {
          for (const _ of ['twice', 'at once']) await subscribe();
          asked += (await claim()).length;
          await later(interval);
        }
        return asked;
      };
      expect(await askEvery('1 minute', 10)).toBe(1);
      expect(await askEvery('11 minutes', 8)).toBe(2);
      expect(await askEvery('25 hours', 8)).toBe(3);
      expect(await askEvery('8 days', 4)).toBeGreaterThan(0);
    });

    test('An import is not asked; who came by one is when an admin asks', async () => {
      await db.owner(insertSql('newsletter_subscribers', { created_at: '2026-01-02' }));
      expect(await claim()).toEqual([]);
      expect(await db.as('admin', 'select ask_to_confirm() as asked')).toEqual([{ asked: 1 }]);
      expect(await db.as('admin', 'select ask_to_confirm() as asked')).toEqual([{ asked: 0 }]);
      expect(await claim()).toMatchObject([{ template: 'confirm-subscription' }]);
      expect(await db.as('admin', 'select ask_to_confirm() as asked')).toEqual([{ asked: 0 }]);
      await later('2 days');
      const { id } = await subscriber();
      const sql = (asked: string) => `select ask_to_confirm(array['${asked}']::uuid[]) as asked`;
      expect(await db.as('admin', sql(randomUUID()))).toEqual([{ asked: 0 }]);
      expect(await db.as('admin', sql(id))).toEqual([{ asked: 1 }]);
    });

    test('Whoever subscribed today is not asked again by an admin', async () => {
      await subscribe();
      expect(await db.as('admin', 'select ask_to_confirm() as asked')).toEqual([{ asked: 0 }]);
      expect(await db.as('admin', 'select * from newsletter_counts()')).toEqual([
        { locale: 'en', confirmed: 0, unconfirmed: 1, to_ask: 0 },
      ]);
    });
  });

  describe('The links of a mail', () => {
    test('confirm once, say so the second time, and know no other token', async () => {
      await subscribe();
      const { token } = await subscriber();
      expect(await call('confirm_subscription', randomUUID())).toBe('unknown');
      expect((await subscriber()).confirmed_at).toBeNull();
      expect(await call('confirm_subscription', token)).toBe('confirmed');
      const { confirmed_at } = await subscriber();
      expect(confirmed_at).not.toBeNull();
      expect(await call('confirm_subscription', token)).toBe('already confirmed');
      expect((await subscriber()).confirmed_at).toBe(confirmed_at);
    });

    test('let somebody leave, with everything that waits for them', async () => {
      await subscribe();
      await subscribe('other@mail.example');
      await claim();
      await subscribe();
      const { token } = await subscriber();
      expect(await call('leave_newsletter', randomUUID())).toBe('unknown');
      expect(await call('leave_newsletter', token)).toBe('left');
      expect(await call('leave_newsletter', token)).toBe('unknown');
      expect(await db.owner('select email from newsletter_subscribers')).toEqual([
        { email: 'other@mail.example' },
      ]);
      expect([await count('deliveries'), await count('events'), await count('delivery_events')]).toEqual([
        1, 1, 1,
      ]);
    });

    test('Guessing tokens ends after sixty tries of one client, whichever link it is; our own function is not counted', async () => {
      const from = (n: number) => ({ 'cf-connecting-ip': `10.9.9.${n}` });
      for (let n = 0; n < 60; n += 1)
        await call(n % 2 ? 'leave_newsletter' : 'confirm_subscription', randomUUID(), from(1));
      await subscribe();
      const { token } = await subscriber();
      for (const name of ['leave_newsletter', 'confirm_subscription'] as const)
        await expect(call(name, token, from(1))).rejects.toMatchObject({ code: 'PT429' });
      await db.as('service role', 'select leave_newsletter($1)', [token], from(1));
      expect(await count('newsletter_subscribers')).toBe(0);
    });

    test.each(['user', 'agent', 'admin'] as const)('%s reads no token', async (actor) => {
      await subscribe();
      for (const sql of [
        'select token from newsletter_subscribers',
        'select * from newsletter_subscribers',
        'select id from newsletter_subscribers where token is not null',
      ])
        expect((await db.attempt(actor, sql)).refusal?.code).toBe('42501');
    });
  });

  describe('An article', () => {
    const send = (actor: Actor = 'admin') => db.attempt(actor, `select send_article('${ARTICLE}')`);
    const start = () => db.as('admin', `select send_article('${ARTICLE}')`);

    test('goes once to each reader who has confirmed, in their language, and the figures follow', async () => {
      await addReaders(3);
      await subscribe();
      await start();
      expect(await sending()).toMatchObject({ recipients: 3, sent: 0, waiting: 3 });
      const messages = (await claim()).filter(({ template }) => template === 'article');
      expect(messages.map(({ subscriber }) => [subscriber.email, subscriber.locale]).sort()).toEqual([
        ['reader1@mail.example', 'en'],
        ['reader2@mail.example', 'en'],
        ['reader3@mail.example', 'hi'],
      ]);
      expect(messages.every(({ events }) => events[0]?.article === ARTICLE)).toBe(true);
      const [first, second, third] = messages as [Message, Message, Message];
      await settle(first, 'sent');
      await settle(second, 'failed', 'No such mailbox');
      expect(await sending()).toMatchObject({ sent: 1, failed: 1, waiting: 1 });
      await settle(third, 'retry', 'Busy');
      expect(await sending()).toMatchObject({ sent: 1, failed: 1, waiting: 1 });
      await db.as('admin', 'select retry_deliveries(array(select id from deliveries where sent_at is null))');
      expect(await sending()).toMatchObject({ sent: 1, failed: 0, waiting: 2 });
      for (const message of await claim()) await settle(message, 'sent');
      await claim();
      expect(await sending()).toMatchObject({ recipients: 3, sent: 3, failed: 0, waiting: 0 });
      expect(await count("events where type = 'article-sent' and expanded_at is not null")).toBe(1);
    });

    test('is queued by the hundred, each reader once, whatever they do meanwhile', async () => {
      await addReaders(250);
      await start();
      const held: Message[] = [];
      for (const queued of [100, 200, 200]) {
        held.push(...(await claim(1)));
        expect(await count('deliveries')).toBe(queued);
      }
      // One leaves before their turn and one after it, one subscribes anew, one comes too late.
      for (const reader of ['reader1', 'reader250'])
        await call('leave_newsletter', (await subscriber(`${reader}@mail.example`)).token);
      await subscribe('reader249@mail.example');
      await subscribe();
      await call('confirm_subscription', (await subscriber()).token);
      const got = new Map<string, number>();
      const deliver = async (messages: Message[]) => {
        for (const message of messages) {
          await settle(message, 'sent');
          got.set(message.subscriber.email, (got.get(message.subscriber.email) ?? 0) + 1);
        }
      };
      for (let n = 0; n < 8; n += 1)
        await deliver((await claim(50)).filter(({ template }) => template === 'article'));
      await deliver(held);
      expect([...got.values()].every((times) => times === 1)).toBe(true);
      expect(await sending()).toMatchObject({ recipients: 250, sent: 248, waiting: 0, dropped: 1 });
      expect(got.has(ASHA)).toBe(false);
    });

    test('is not sent twice, and says when it was; nor when nobody would get it', async () => {
      expect((await send()).refusal).toMatchObject({ code: 'PT422' });
      await subscribe();
      expect((await send()).refusal).toMatchObject({ code: 'PT422' });
      await addReaders(1);
      await start();
      await db.owner("update article_sendings set created_at = '2026-11-02T20:00:00Z' where true");
      expect((await send()).refusal).toMatchObject({
        code: 'PT409',
        message: 'This article was sent on 3 Nov 2026',
      });
    });

    test('is cancelled: nothing more goes out, and what nobody got may be sent again', async () => {
      await addReaders(150);
      await start();
      await db.as('service role', "select claim_deliveries(array['push'])");
      expect(await db.as('admin', `select cancel_article('${ARTICLE}') as left`)).toEqual([{ left: 0 }]);
      expect(await claim()).toEqual([]);
      expect(await sending()).toMatchObject({ sent: 0, waiting: 0, dropped: 100 });
      await start();
      const [message] = await claim(1);
      await settle(message as Message, 'sent');
      await db.as('admin', `select cancel_article('${ARTICLE}')`);
      expect(await sending()).toMatchObject({ recipients: 150, sent: 1, waiting: 0 });
      expect((await send()).refusal?.code).toBe('PT409');
    });

    test('is remembered when the outbox is pruned and when who sent it is gone', async () => {
      await addReaders(1);
      await start();
      for (const message of await claim()) await settle(message, 'sent');
      await claim();
      await db.owner("update deliveries set created_at = '2020-01-01' where true");
      await db.owner("update events set created_at = '2020-01-01' where true");
      await db.as('service role', 'select prune_outbox()');
      expect([await count('events'), await count('deliveries')]).toEqual([0, 0]);
      expect(await sending()).toMatchObject({ recipients: 1, sent: 1, waiting: 0, dropped: 0 });
    });

    test('is for admins to send, cancel and watch', async () => {
      await addReaders(1);
      for (const actor of ['visitor', 'user', 'agent'] as const) {
        expect((await send(actor)).refusal?.code).toBe('42501');
        for (const sql of [`select cancel_article('${ARTICLE}')`, 'select ask_to_confirm()'])
          expect((await db.attempt(actor, sql)).refusal?.code).toBe('42501');
      }
      for (const actor of ['user', 'agent'] as const)
        expect(await db.as(actor, 'select * from newsletter_counts()')).toEqual([]);
    });
  });
});
