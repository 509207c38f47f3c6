import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AGENT, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { type ProposalDesk, proposalDesk, type Sent } from '../../testing/proposal-desk.ts';
import { sampleContent } from '../../testing/sample-proposal.ts';
import { CLEAR } from '../../testing/sample-rows.ts';

/** Nothing that a person could be called: blanks that are no white space, controls, accents, signs, faces, letters of nobody. */
const NOT_A_LETTER = [
  '\u00a0\u2007\u00a0',
  '\u0090\u009f',
  '\u0301\u0301',
  '\ufe0f\ufe0f',
  '\ue000\ue001',
  '..',
  '12',
  '😀😀',
];

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  let desk: ProposalDesk;
  let sent: Sent;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    desk = proposalDesk(db);
    // The same limits in a window that does not end while a test is counting.
    await db.owner("update private.rate_rules set per = '1000 days'");
  });
  beforeEach(async () => {
    await db.owner(CLEAR);
    sent = await desk.sent();
  });
  afterAll(() => db.close());

  const answers = () =>
    db.owner('select version, accepted, name, reason, content_hash, client_address from proposal_answers');
  const statusOf = async (lead: string) =>
    (await db.owner('select status from leads where id = $1', [lead]))[0]?.status;
  const typesOf = async (table: 'activities' | 'events') =>
    (
      await db.owner<{ type: string }>(`select type from ${table} where type like 'proposal-%' order by 1`)
    ).map(({ type }) => type);

  describe('Opening', () => {
    test('shows what was sent, what was asked and whom to call', async () => {
      await db.owner("update staff set name = 'Meena Devi' where id = $1", [AGENT.staffId]);
      await desk.ask(sent);
      expect(await desk.open(sent.token)).toEqual({
        number: sent.number,
        version: 1,
        link_version: 1,
        state: 'sent',
        content: sampleContent(),
        content_hash: sent.content_hash,
        valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        sent_at: expect.any(String),
        answered_at: null,
        accepted_by: null,
        questions: [
          { body: 'When can you begin?', asked_at: expect.any(String), answer: null, answered_at: null },
        ],
        contact_name: 'Meena',
      });
      await db.owner("update staff set name = 'meena@office.example' where id = $1", [AGENT.staffId]);
      expect(await desk.open(sent.token)).toMatchObject({ contact_name: null });
    });

    test('shows the newest version by every link, and says for which the link was made', async () => {
      const second = await desk.sendAgain(sent);
      expect(await desk.open(sent.token)).toMatchObject({ version: 2, link_version: 1 });
      expect(await desk.open(second.token)).toMatchObject({ version: 2, link_version: 2 });
      // A draft of the third is nobody's business yet.
      await desk.save(sent.id, sent.lead, { content: sampleContent({ locale: 'hi' }) });
      expect(await desk.open(sent.token)).toMatchObject({ version: 2, content: { locale: 'en' } });
    });

    test.each<[string, (token: string) => string | null]>([
      ['nothing', () => null],
      ['an empty one', () => ''],
      ['one that is guessed', () => 'A'.repeat(32)],
      ['one cut short', (token) => token.slice(0, -1)],
      ['one that is longer', (token) => `${token}A`],
      [
        'in other letters',
        (token) => (token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase()),
      ],
      ['with a space', (token) => `${token} `],
      ['a pattern', (token) => `${token.slice(0, -1)}%`],
      ['the proposal’s id', () => sent.id],
      ['its hash', () => sent.content_hash],
      ['SQL', (token) => `${token}' or true --`],
      ['a megabyte', () => 'x'.repeat(1_000_000)],
    ])('By another token there is nothing to open, count, answer or ask: %s', async (_what, of) => {
      const token = of(sent.token) as string;
      expect(await desk.open(token)).toBeUndefined();
      await desk.look(token);
      expect(await desk.accept({ ...sent, token })).toBe('unknown');
      expect(await desk.decline({ ...sent, token })).toBe('unknown');
      expect(await desk.ask({ token })).toBe('unknown');
      for (const table of ['proposal_views', 'proposal_answers', 'proposal_questions'])
        expect(await db.owner(`select from ${table}`)).toEqual([]);
    });

    test('of a proposal that was erased is like any other token', async () => {
      await db.owner('delete from installation_requests where id = $1', [sent.lead]);
      expect(await desk.open(sent.token)).toBeUndefined();
      expect(await desk.accept(sent)).toBe('unknown');
    });
  });

  describe('A look', () => {
    const views = () => db.owner('select version, opened from proposal_views order by version');
    const letTimePass = (time: string) =>
      db.owner('update proposal_views set last_opened_at = last_opened_at - $1::interval where true', [time]);

    test('counts once in half an hour for each link', async () => {
      for (const _ of [1, 2, 3]) await desk.look(sent.token);
      expect(await views()).toEqual([{ version: 1, opened: 1 }]);
      await letTimePass('29 minutes');
      await desk.look(sent.token);
      expect(await views()).toEqual([{ version: 1, opened: 1 }]);
      await letTimePass('2 minutes');
      await desk.look(sent.token);
      expect(await views()).toEqual([{ version: 1, opened: 2 }]);
      const other = await desk.send(sent.id, { version: 1, revision: 1 }, 'mail');
      await desk.look(other.token);
      expect(await desk.overview(sent.id)).toMatchObject({ opened: 3 });
    });

    test('of staff does not count, of another user it does; opening alone never does', async () => {
      for (const actor of ['agent', 'admin'] as const) await desk.look(sent.token, actor);
      await desk.open(sent.token);
      expect(await views()).toEqual([]);
      await desk.look(sent.token, 'user');
      expect(await views()).toEqual([{ version: 1, opened: 1 }]);
    });

    test('at a new version is counted anew', async () => {
      await desk.look(sent.token);
      await desk.sendAgain(sent);
      await desk.look(sent.token);
      expect(await views()).toEqual([
        { version: 1, opened: 1 },
        { version: 2, opened: 1 },
      ]);
    });
  });

  describe('Accepting', () => {
    test('stores name, version, hash and address, moves the installation on and is in its history', async () => {
      const headers = { 'cf-connecting-ip': '198.51.100.7' };
      expect(await desk.accept(sent, ' Asha  Udaan ', headers)).toBe('accepted');
      expect(await answers()).toEqual([
        {
          version: 1,
          accepted: true,
          name: 'Asha Udaan',
          reason: null,
          content_hash: sent.content_hash,
          client_address: '198.51.100.7',
        },
      ]);
      expect(await statusOf(sent.lead)).toBe('approved');
      expect(await typesOf('activities')).toEqual(['proposal-accepted', 'proposal-sent']);
      expect(await typesOf('events')).toEqual(['proposal-accepted', 'proposal-sent']);
      expect(await desk.open(sent.token)).toMatchObject({ state: 'accepted', accepted_by: 'Asha Udaan' });
    });

    test('a second time, on any link and by any name, changes nothing', async () => {
      const other = await desk.send(sent.id, { version: 1, revision: 1 }, 'copied');
      await desk.accept(sent);
      const before = await answers();
      expect(await desk.accept(other, 'Somebody Else')).toBe('accepted');
      expect(await desk.decline(sent)).toBe('answered');
      expect(await answers()).toEqual(before);
      expect(await typesOf('events')).toEqual(['proposal-accepted', 'proposal-sent']);
    });

    test.each([
      ['consultation_bookings', 'scheduled', 'scheduled'],
      ['installation_requests', 'pending', 'approved'],
      ['installation_requests', 'in-progress', 'in-progress'],
      ['installation_requests', 'completed', 'completed'],
    ] as const)('%s at %s is then at %s', async (kind, status, expected) => {
      const lead = await desk.newLead(kind);
      const other = await desk.sent({ lead });
      await db.owner(`update public.${kind} set status = $1 where id = $2`, [status, lead]);
      expect(await desk.accept(other)).toBe('accepted');
      expect(await statusOf(lead)).toBe(expected);
    });

    test('is refused with another hash, of an older version, and of one that never was', async () => {
      expect(await desk.accept({ ...sent, content_hash: 'f'.repeat(64) })).toBe('changed');
      expect(await desk.accept({ ...sent, content_hash: null as never })).toBe('changed');
      const second = await desk.sendAgain(sent);
      expect(await desk.accept(sent)).toBe('superseded');
      expect(await desk.accept({ ...second, token: sent.token, version: 3 })).toBe('superseded');
      expect(await desk.accept({ ...second, version: null as never })).toBe('superseded');
      expect(await answers()).toEqual([]);
      expect(await desk.accept({ ...second, token: sent.token })).toBe('accepted');
    });

    test('works on the last day in India, and not on the day after', async () => {
      await desk.moveLastDay(sent.id, -1);
      expect(await desk.accept(sent)).toBe('expired');
      expect(await desk.open(sent.token)).toMatchObject({ state: 'expired', content: sampleContent() });
      await desk.moveLastDay(sent.id, 0);
      expect(await desk.accept(sent)).toBe('accepted');
      await desk.moveLastDay(sent.id, -1);
      expect(await desk.accept(sent)).toBe('accepted');
      expect(await desk.open(sent.token)).toMatchObject({ state: 'accepted' });
    });

    test('a day ends in India at half past six in the evening of Greenwich, to the microsecond', async () => {
      const over = async (at: string) =>
        (await db.owner('select private.is_over($1, $2) as answer', ['2026-11-18', at]))[0]?.answer;
      expect(await over('2026-11-18T18:29:59.999999Z')).toBe(false);
      expect(await over('2026-11-18T18:30:00Z')).toBe(true);
    });

    test('is refused when it was withdrawn, or declined before', async () => {
      await desk.withdraw(sent.id);
      expect(await desk.accept(sent)).toBe('withdrawn');
      const second = await desk.sendAgain(sent);
      expect(await desk.decline(second)).toBe('declined');
      expect(await desk.accept(second)).toBe('answered');
      expect(await statusOf(sent.lead)).toBe('quotation');
      // The office writes another, which can be accepted.
      expect(await desk.accept(await desk.sendAgain(sent))).toBe('accepted');
      expect((await answers()).map(({ accepted }) => accepted)).toEqual([false, true]);
    });

    test('needs a name', async () => {
      for (const name of ['', ' ', 'A', 'x'.repeat(81), 'a\u0002b', ...NOT_A_LETTER, null as never])
        await expect(desk.accept(sent, name)).rejects.toMatchObject({ code: '23514' });
      expect(await answers()).toEqual([]);
      expect(await statusOf(sent.lead)).toBe('quotation');
    });

    test.each(['आशा', 'Ó Sé', 'José', '阿莎', 'عائشة', '𑄌𑄋𑄴𑄟𑄳𑄦'])(
      'takes a name in any script: %s',
      async (name) => {
        expect(await desk.accept(sent, name)).toBe('accepted');
        expect(await answers()).toMatchObject([{ name }]);
      },
    );

    test('ends it: no new draft, no new version', async () => {
      await desk.save(sent.id, sent.lead, { content: sampleContent({ locale: 'hi' }) });
      await desk.accept(sent);
      await expect(desk.send(sent.id, { version: 2, revision: 1 })).rejects.toMatchObject({ code: 'PT409' });
      await expect(desk.save(sent.id, sent.lead, { revision: 1 })).rejects.toMatchObject({ code: 'PT409' });
    });

    test('can be stored once for each proposal, whoever writes it', async () => {
      const second = await desk.sendAgain(sent);
      await desk.accept(second);
      const again = `insert into proposal_answers (proposal_id, version, accepted, name, content_hash)
        values ('${sent.id}', 1, true, 'Asha', '${sent.content_hash}')`;
      await expect(db.owner(again)).rejects.toMatchObject({ code: '23505' });
    });
  });

  describe('Declining', () => {
    test('stores the reason, once, and leaves the lead to the office', async () => {
      expect(await desk.decline(sent, '  Too\r\nexpensive ')).toBe('declined');
      expect(await desk.decline(sent, 'Another reason')).toBe('declined');
      expect(await answers()).toMatchObject([{ accepted: false, reason: 'Too\nexpensive', name: null }]);
      expect(await statusOf(sent.lead)).toBe('quotation');
      expect(await typesOf('events')).toEqual(['proposal-declined', 'proposal-sent']);
      expect(await desk.open(sent.token)).toMatchObject({ state: 'declined' });
    });

    test('needs no reason, and is heard after the last day too', async () => {
      await desk.moveLastDay(sent.id, -1);
      expect(await desk.decline(sent, null)).toBe('declined');
      expect(await desk.overview(sent.id)).toMatchObject({ state: 'declined', decline_reason: null });
    });

    test('is refused of an older version and of what was withdrawn', async () => {
      await desk.sendAgain(sent);
      expect(await desk.decline(sent)).toBe('superseded');
      await desk.withdraw(sent.id);
      expect(await desk.decline({ ...sent, version: 2 })).toBe('withdrawn');
      expect(await answers()).toEqual([]);
    });
  });

  describe('Asking', () => {
    test('is stored, told and shown; the same again is the same question', async () => {
      for (const _ of ['once', 'again']) expect(await desk.ask(sent)).toBe('asked');
      expect(await typesOf('events')).toEqual(['proposal-asked', 'proposal-sent']);
      expect(await desk.overview(sent.id)).toMatchObject({ open_questions: 1 });
    });

    test('three wait for an answer at most, and thirty are asked in all', async () => {
      for (const n of [1, 2, 3]) expect(await desk.ask(sent, `Question ${n}`)).toBe('asked');
      expect(await desk.ask(sent, 'Question 4')).toBe('too many');
      await db.owner("update proposal_questions set answer = 'Yes', answered_at = now() where true");
      expect(await desk.ask(sent, 'Question 4')).toBe('asked');
      await db.owner(`insert into proposal_questions (proposal_id, body, answer, answered_at)
        select '${sent.id}', 'Question ' || n, 'Yes', now() from generate_series(5, 30) as n`);
      expect(await desk.ask(sent, 'Question 31')).toBe('too many');
    });

    test('has words, and not too many', async () => {
      for (const body of ['', ' ', 'x', 'x'.repeat(1001), null as never])
        await expect(desk.ask(sent, body)).rejects.toMatchObject({
          code: expect.stringMatching(/23514|23502/),
        });
      expect(await db.owner('select from proposal_questions')).toEqual([]);
    });

    test('is not possible once it was withdrawn', async () => {
      await desk.withdraw(sent.id);
      expect(await desk.ask(sent)).toBe('withdrawn');
    });
  });

  test('Scripts in every text are stored and shown as text', async () => {
    const script = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    expect(await desk.ask(sent, script)).toBe('asked');
    expect(await desk.open(sent.token)).toMatchObject({ questions: [{ body: script }] });
    expect(await desk.accept(sent, script)).toBe('accepted');
    expect(await desk.open(sent.token)).toMatchObject({ accepted_by: script });
  });

  describe('A client', () => {
    const client = (n: number) => ({ 'cf-connecting-ip': `198.51.100.${n}` });

    test('opens three hundred times in ten minutes, and another still may', async () => {
      await desk.open(sent.token, client(1));
      await db.owner(
        "update private.rate_hits set hits = 300 where action = 'proposal reading' and client <> '*'",
      );
      await expect(desk.open(sent.token, client(1))).rejects.toMatchObject({ code: 'PT429' });
      await expect(desk.open(randomUUID(), client(1))).rejects.toMatchObject({ code: 'PT429' });
      await expect(
        db.as('visitor', 'select seen_proposal($1)', [sent.token], client(1)),
      ).rejects.toMatchObject({ code: 'PT429' });
      expect(await desk.open(sent.token, client(2))).toMatchObject({ number: sent.number });
    });

    test('answers sixty times in ten minutes, known token or not', async () => {
      const from = client(1);
      await desk.accept({ ...sent, token: 'guessed' }, 'Asha', from);
      await db.owner("update private.rate_hits set hits = 60 where action = 'proposal answer'");
      for (const token of [sent.token, 'A'.repeat(32)])
        for (const [sql, ...params] of [
          ['accept_proposal($1, $2, $3, $4)', token, 1, sent.content_hash, 'Asha'],
          ['decline_proposal($1, $2)', token, 1],
          ['ask_about_proposal($1, $2)', token, 'When?'],
        ])
          await expect(db.as('visitor', `select ${sql}`, params, from)).rejects.toMatchObject({
            code: 'PT429',
          });
      expect(await desk.accept(sent, 'Asha', client(2))).toBe('accepted');
    });

    test('is not kept out by what others do, however many they are', async () => {
      await desk.open(sent.token, client(1));
      await desk.ask({ token: 'guessed' });
      await desk.decline({ token: 'guessed', version: 1 });
      await db.owner('update private.rate_hits set hits = 100000 where true');
      expect(await desk.open(sent.token, client(2))).toMatchObject({ number: sent.number });
      expect(await desk.ask(sent)).toBe('asked');
      expect(await desk.accept(sent, 'Asha Udaan', client(2))).toBe('accepted');
    });
  });
});
