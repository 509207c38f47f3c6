import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, AGENT, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { type ProposalDesk, proposalDesk } from '../../testing/proposal-desk.ts';
import { sampleContent, sampleOffer } from '../../testing/sample-proposal.ts';
import { CLEAR } from '../../testing/sample-rows.ts';

const shareOf = (share: number) => sampleOffer({ payments: [{ label: 'With the order', share }] });

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  let desk: ProposalDesk;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    desk = proposalDesk(db);
  });
  beforeEach(() => db.owner(CLEAR));
  afterAll(() => db.close());

  const one = async <Row = Record<string, unknown>>(sql: string, params?: unknown[]) =>
    (await db.owner<Row>(sql, params))[0];
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'accepted',
      ({ code }) => code,
    );
  const year = () => new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear();

  describe('A draft', () => {
    test('is made by agents and admins, for a consultation or an installation, and by nobody else', async () => {
      for (const actor of ['agent', 'admin'] as const)
        for (const kind of ['consultation_bookings', 'installation_requests'] as const)
          expect(await desk.save(randomUUID(), await desk.newLead(kind), { actor })).toEqual({
            version: 1,
            revision: 1,
          });
      const lead = await desk.newLead();
      for (const actor of ['user', 'visitor', 'service role'] as const)
        expect(await refusal(desk.save(randomUUID(), lead, { actor }))).toBe('42501');
      expect(await refusal(desk.save(randomUUID(), await desk.newLead('contact_inquiries')))).toBe('PT422');
      expect(await refusal(desk.save(randomUUID(), randomUUID()))).toBe('PT422');
      expect(await db.owner('select from proposals')).toHaveLength(4);
    });

    test('is saved over the revision that was seen, and over no other', async () => {
      const [id, lead] = [randomUUID(), await desk.newLead()];
      const first = await desk.save(id, lead);
      const changed = sampleContent({ components: [] });
      const second = await desk.save(id, lead, { content: changed, revision: first.revision });
      expect(second).toEqual({ version: 1, revision: 2 });
      const other = sampleContent({ locale: 'hi' });
      expect(await refusal(desk.save(id, lead, { content: other, revision: 1 }))).toBe('PT409');
      expect(await refusal(desk.save(id, lead, { content: other }))).toBe('PT409');
      expect((await one('select content from proposal_versions'))?.content).toEqual(changed);
    });

    test('that is saved again because no answer came is no conflict', async () => {
      const [id, lead] = [randomUUID(), await desk.newLead()];
      for (const _ of ['once', 'again'])
        expect(await desk.save(id, lead)).toEqual({ version: 1, revision: 1 });
    });

    test('is not moved to another lead', async () => {
      const id = randomUUID();
      await desk.save(id, await desk.newLead());
      expect(await refusal(desk.save(id, await desk.newLead()))).toBe('PT409');
    });

    test('may still be incomplete, but not misshapen', async () => {
      const lead = await desk.newLead();
      await desk.save(randomUUID(), lead, { content: sampleContent({ offer: shareOf(9999) }) });
      expect(
        await refusal(desk.save(randomUUID(), lead, { content: { ...sampleContent(), script: 'x' } })),
      ).toBe('23514');
    });

    test('that is discarded leaves nothing, no number either; what was sent before it stays', async () => {
      const [id, lead] = [randomUUID(), await desk.newLead()];
      await desk.save(id, lead);
      await db.as('agent', 'select discard_draft($1)', [id]);
      expect(await db.owner('select from proposals')).toEqual([]);
      const sent = await desk.sent();
      expect(sent.number).toBe(`P-${year()}-0001`);
      await desk.save(sent.id, sent.lead, { content: sampleContent({ locale: 'hi' }) });
      await db.as('agent', 'select discard_draft($1)', [sent.id]);
      expect(await db.owner('select version from proposal_versions')).toEqual([{ version: 1 }]);
      expect(await refusal(db.as('agent', 'select discard_draft($1)', [randomUUID()]))).toBe('PT404');
    });
  });

  describe('Sending', () => {
    test('gives the next number of the year, which versions share and erasing does not give back', async () => {
      const first = await desk.sent();
      const second = await desk.sent();
      expect([first.number, second.number]).toEqual([`P-${year()}-0001`, `P-${year()}-0002`]);
      expect(await desk.sendAgain(second)).toMatchObject({ number: second.number, version: 2 });
      await db.owner('delete from installation_requests where id = $1', [second.lead]);
      expect((await desk.sent()).number).toBe(`P-${year()}-0003`);
    });

    test('goes on counting after 9,999', async () => {
      await db.owner(`insert into private.proposal_counters (year, last_serial) values (${year()}, 9999)`);
      expect((await desk.sent()).number).toBe(`P-${year()}-10000`);
    });

    test('keeps of the token its hash alone, and makes another each time', async () => {
      const sent = await desk.sent();
      expect(sent.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
      const again = await desk.send(sent.id, { version: 1, revision: 1 }, 'mail', 'admin');
      expect(again).toMatchObject({ number: sent.number, version: 1, content_hash: sent.content_hash });
      expect(again.token).not.toBe(sent.token);
      const links = await db.owner<{ hash: string; channel: string }>(
        `select encode(token_hash, 'hex') as hash, channel, made_by from proposal_links order by made_at`,
      );
      expect(links).toEqual([
        { hash: sha256(sent.token), channel: 'whatsapp', made_by: AGENT.staffId },
        { hash: sha256(again.token), channel: 'mail', made_by: expect.any(String) },
      ]);
      const stored = await db.owner(
        'select to_jsonb(t)::text from (table proposals) t union all select to_jsonb(t)::text from (table proposal_versions) t union all select to_jsonb(t)::text from (table activities) t union all select to_jsonb(t)::text from (table events) t',
      );
      expect(JSON.stringify(stored)).not.toContain(sent.token);
      expect(await db.owner("select from events where type = 'proposal-sent'")).toHaveLength(1);
    });

    test('makes a hash of number, version, validity and content', async () => {
      const sent = await desk.sent();
      const row = await one<{ text: string }>(`
        select jsonb_build_object('number', number, 'version', version, 'valid_until', valid_until, 'content', content)::text
          as text
        from proposals join proposal_versions as version on version.proposal_id = proposals.id`);
      expect(sent.content_hash).toBe(sha256(row?.text ?? ''));
      expect((await desk.sendAgain(sent, sampleContent())).content_hash).not.toBe(sent.content_hash);
    });

    test('is refused for another revision, a day that is over, payments that are not all and an unknown channel', async () => {
      const [id, lead] = [randomUUID(), await desk.newLead()];
      const draft = await desk.save(id, lead);
      expect(await refusal(desk.send(id, { ...draft, revision: 7 }))).toBe('PT409');
      expect(await refusal(desk.send(id, { ...draft, version: 2 }))).toBe('PT409');
      expect(await refusal(desk.send(id, draft, 'pigeon'))).toBe('23514');
      expect(await refusal(desk.send(randomUUID(), draft))).toBe('PT404');
      for (const actor of ['user', 'visitor'] as const)
        expect(await refusal(desk.send(id, draft, 'mail', actor))).toBe('42501');
      const yesterday = randomUUID();
      expect(await refusal(desk.send(yesterday, await desk.save(yesterday, lead, { days: -1 })))).toBe(
        'PT422',
      );
      const today = randomUUID();
      expect(await refusal(desk.send(today, await desk.save(today, lead, { days: 0 })))).toBe('accepted');
      for (const share of [9999, 10_000]) {
        const other = randomUUID();
        const content = sampleContent({ offer: shareOf(share) });
        expect(await refusal(desk.send(other, await desk.save(other, lead, { content })))).toBe(
          share === 10_000 ? 'accepted' : '23514',
        );
      }
      // Nothing of what was refused took a number.
      expect(await one('select last_serial from private.proposal_counters')).toEqual({ last_serial: 2 });
    });

    test('moves an installation to quotation, but never back; a consultation stays where it is', async () => {
      const statusAfter = async (kind: 'installation_requests' | 'consultation_bookings', status: string) => {
        const lead = await desk.newLead(kind, { status });
        await desk.sent({ lead });
        return one(
          `select record.status, lead.status as mirrored from public.${kind} as record join leads as lead using (id) where id = $1`,
          [lead],
        );
      };
      for (const [from, to] of [
        ['pending', 'quotation'],
        ['site-assessment', 'quotation'],
        ['quotation', 'quotation'],
        ['approved', 'approved'],
        ['completed', 'completed'],
      ] as const)
        expect(await statusAfter('installation_requests', from)).toEqual({ status: to, mirrored: to });
      expect(await statusAfter('consultation_bookings', 'contacted')).toMatchObject({ status: 'contacted' });
    });

    test('is in the lead’s history, answers the lead and gives it an owner', async () => {
      const { lead, id, number } = await desk.sent();
      expect(await db.owner('select type, detail, staff_email from activities')).toEqual([
        {
          type: 'proposal-sent',
          detail: {
            proposal: id,
            number,
            version: 1,
            channel: 'whatsapp',
            price: sampleContent().figures.price,
            cost: sampleContent().figures.cost,
          },
          staff_email: AGENT.email,
        },
      ]);
      expect(await db.owner('select to_status, changed_by_email from status_changes')).toEqual([
        { to_status: 'quotation', changed_by_email: AGENT.email },
      ]);
      expect(
        await one('select owner_id, first_responded_at is not null as answered from leads where id = $1', [
          lead,
        ]),
      ).toEqual({ owner_id: AGENT.staffId, answered: true });
      expect(await db.owner("select proposal_id from events where type = 'proposal-sent'")).toEqual([
        { proposal_id: id },
      ]);
    });
  });

  describe('What was sent', () => {
    test('is changed and deleted by nobody, not even the secret key or the owner', async () => {
      const { id } = await desk.sent();
      for (const sql of [
        "update proposal_versions set valid_until = '2100-01-01' where true",
        `update proposal_versions set content = content || '{"locale": "hi"}' where true`,
        'update proposal_versions set sent_at = null, content_hash = null where true',
        'delete from proposal_versions where true',
      ]) {
        expect((await db.attempt('service role', sql)).refusal?.code).toBe('23514');
        expect(await refusal(db.owner(sql))).toBe('23514');
      }
      await desk.save(id, (await one<{ lead_id: string }>('select lead_id from proposals'))?.lead_id ?? '');
      expect(
        await db.owner('select version, sent_at is not null as sent from proposal_versions order by 1'),
      ).toEqual([
        { version: 1, sent: true },
        { version: 2, sent: false },
      ]);
    });

    test('stays as it was when price book, scheme and terms change or go', async () => {
      const { id } = await desk.sent();
      const before = await one('select * from proposal_versions where proposal_id = $1', [id]);
      await db.as('admin', 'update subsidy_schemes set cap = 1 where true');
      await db.as('admin', 'delete from proposal_terms where true');
      expect(await one('select * from proposal_versions where proposal_id = $1', [id])).toEqual(before);
    });

    test('goes with the lead’s record, and everything about it', async () => {
      const sent = await desk.sent();
      await desk.look(sent.token);
      await desk.ask(sent);
      await desk.accept(sent);
      await db.owner('delete from installation_requests where id = $1', [sent.lead]);
      for (const table of [
        'proposals',
        'proposal_versions',
        'proposal_links',
        'proposal_views',
        'proposal_answers',
        'proposal_questions',
        'activities',
        'events',
      ])
        expect([table, await db.owner(`select from ${table}`)]).toEqual([table, []]);
    });

    test('outlives who sent it', async () => {
      const staff = { id: randomUUID(), email: 'short@office.example' };
      const sent = await desk.sent();
      await db.owner("insert into staff (id, email, role) values ($1, $2, 'agent')", [staff.id, staff.email]);
      await db.owner('update proposals set created_by = $1 where true', [staff.id]);
      await db.owner('update proposal_links set made_by = $1 where true', [staff.id]);
      await db.owner('delete from staff where id = $1', [staff.id]);
      expect(await desk.open(sent.token)).toMatchObject({ number: sent.number });
    });
  });

  describe('Withdrawing', () => {
    test('is for staff, happens once, and a new version brings the proposal back', async () => {
      const sent = await desk.sent();
      for (const actor of ['user', 'visitor'] as const)
        expect(await refusal(desk.withdraw(sent.id, actor))).toBe('42501');
      await desk.withdraw(sent.id);
      await desk.withdraw(sent.id, 'admin');
      expect(await db.owner("select from activities where type = 'proposal-withdrawn'")).toHaveLength(1);
      expect(await desk.open(sent.token)).toMatchObject({ state: 'withdrawn', content: null, questions: [] });
      // A second link to what was withdrawn would open nothing.
      expect(await refusal(desk.send(sent.id, { version: 1, revision: 1 }))).toBe('PT409');
      const again = await desk.sendAgain(sent);
      expect(await desk.open(again.token)).toMatchObject({ state: 'sent', version: 2 });
    });

    test('closes the links of before for good: they may be in the wrong hands', async () => {
      const sent = await desk.sent();
      await desk.ask(sent);
      await desk.withdraw(sent.id);
      const again = await desk.sendAgain(sent);
      const byOldLink = { ...again, token: sent.token };
      const closed = {
        state: 'withdrawn',
        version: 1,
        link_version: 1,
        content: null,
        content_hash: sent.content_hash,
        questions: [],
        accepted_by: null,
        answered_at: null,
      };
      expect(await desk.open(sent.token)).toMatchObject(closed);
      expect(await desk.accept(byOldLink)).toBe('withdrawn');
      expect(await desk.decline(byOldLink)).toBe('withdrawn');
      expect(await desk.ask(byOldLink, 'Whose is it?')).toBe('withdrawn');
      await desk.look(sent.token);
      expect(await db.owner('select from proposal_views')).toEqual([]);

      expect(await desk.accept(again)).toBe('accepted');
      expect(await desk.open(sent.token)).toMatchObject(closed);
      expect(await desk.accept(byOldLink)).toBe('withdrawn');
      expect(await desk.decline(byOldLink)).toBe('withdrawn');
    });

    test('is refused before anything was sent, and after it was accepted', async () => {
      const id = randomUUID();
      await desk.save(id, await desk.newLead());
      expect(await refusal(desk.withdraw(id))).toBe('PT409');
      const sent = await desk.sent();
      await desk.accept(sent);
      expect(await refusal(desk.withdraw(sent.id))).toBe('PT409');
      expect(await refusal(desk.withdraw(randomUUID()))).toBe('PT404');
    });
  });

  describe('A question', () => {
    const answer = (id: unknown, words: string, actor: Actor = 'agent') =>
      db.as(actor, 'select answer_question($1, $2)', [id, words]);

    test('is answered once, by staff; the same words again are no conflict', async () => {
      const sent = await desk.sent();
      await desk.ask(sent);
      const question = await one<{ id: string }>('select id from proposal_questions');
      for (const actor of ['user', 'visitor'] as const)
        expect(await refusal(answer(question?.id, 'Soon', actor))).toBe('42501');
      await answer(question?.id, ' Next week. ');
      await answer(question?.id, 'Next week.');
      expect(await refusal(answer(question?.id, 'Never', 'admin'))).toBe('PT409');
      expect(await refusal(answer(randomUUID(), 'x'))).toBe('PT404');
      expect(await one('select answer, answered_by from proposal_questions')).toEqual({
        answer: 'Next week.',
        answered_by: AGENT.staffId,
      });
      expect(await desk.open(sent.token)).toMatchObject({
        questions: [{ body: 'When can you begin?', answer: 'Next week.' }],
      });
    });

    test('gets no empty answer', async () => {
      const sent = await desk.sent();
      await desk.ask(sent);
      const question = await one<{ id: string }>('select id from proposal_questions');
      expect(await refusal(answer(question?.id, ' '))).not.toBe('accepted');
    });
  });

  describe('The list', () => {
    test('tells where each proposal stands, and nothing to others', async () => {
      const draft = randomUUID();
      await desk.save(draft, await desk.newLead());
      const [open, expired, withdrawn, accepted, declined] = [
        await desk.sent(),
        await desk.sent(),
        await desk.sent(),
        await desk.sent(),
        await desk.sent(),
      ];
      await desk.moveLastDay(expired.id, -1);
      await desk.withdraw(withdrawn.id);
      await desk.accept(accepted, 'Asha U');
      await desk.decline(declined);
      const states = await db.as<{ id: string; state: string }>(
        'agent',
        'select id, state from proposals_overview()',
      );
      expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
        [draft]: 'draft',
        [open.id]: 'sent',
        [expired.id]: 'expired',
        [withdrawn.id]: 'withdrawn',
        [accepted.id]: 'accepted',
        [declined.id]: 'declined',
      });
      expect(await desk.overview(accepted.id)).toMatchObject({
        number: accepted.number,
        kind: 'installation_requests',
        name: 'Asha Udaan',
        owner_id: AGENT.staffId,
        watts: 3240,
        price: sampleContent().figures.price,
        cost: sampleContent().figures.cost,
        accepted_by: 'Asha U',
        version: 1,
        draft_version: null,
      });
      expect(await desk.overview(declined.id)).toMatchObject({ decline_reason: 'Too expensive' });
      expect(await desk.overview(draft)).toMatchObject({ number: null, version: 1, draft_version: 1 });
      for (const call of ['proposals_overview()', "proposal_totals('2020-01-01', '2100-01-01')"]) {
        expect(await db.as('user', `select * from ${call}`)).toEqual([]);
        expect((await db.attempt('visitor', `select * from ${call}`)).refusal?.code).toBe('42501');
      }
      const totals = await db.as(
        'agent',
        "select * from proposal_totals('2020-01-01', '2100-01-01') order by state",
      );
      expect(totals).toEqual(
        ['accepted', 'declined', 'draft', 'expired', 'sent', 'withdrawn'].map((state) => ({
          state,
          proposals: 1,
          price: sampleContent().figures.price,
        })),
      );
      expect(await db.as('agent', "select * from proposal_totals('2020-01-01', '2020-12-31')")).toEqual([]);
    });

    test('suggests to follow up when this version was opened twice without an answer', async () => {
      const sent = await desk.sent();
      const openedTwice = async (token: string) => {
        await desk.look(token);
        await db.owner("update proposal_views set last_opened_at = last_opened_at - interval '31 minutes'");
        await desk.look(token);
      };
      await desk.look(sent.token);
      expect(await desk.overview(sent.id)).toMatchObject({ opened: 1, follow_up_suggested: false });
      await openedTwice(sent.token);
      expect(await desk.overview(sent.id)).toMatchObject({ opened: 2, follow_up_suggested: true });
      const second = await desk.sendAgain(sent);
      expect(await desk.overview(sent.id)).toMatchObject({ opened: 0, follow_up_suggested: false });
      await openedTwice(second.token);
      await desk.decline(second);
      expect(await desk.overview(sent.id)).toMatchObject({ opened: 2, follow_up_suggested: false });
    });
  });

  test('Whoever has the list open hears of proposals, looks, answers and questions', async () => {
    const published = await db.owner<{ name: string }>(
      `select tablename as name from pg_publication_tables
       where pubname = 'supabase_realtime' and tablename like 'proposal%' order by 1`,
    );
    expect(published.map(({ name }) => name)).toEqual([
      'proposal_answers',
      'proposal_questions',
      'proposal_views',
      'proposals',
    ]);
  });

  test('Two sources of what a system may be paid are there from the start, and the old one beside them', async () => {
    const schemes = await db.as<{ name: string; note: string | null; valid_until: string | null }>(
      'agent',
      'select name, note, valid_until from subsidy_schemes order by name',
    );
    expect(schemes).toEqual([
      { name: 'Centre and state, 2024', note: null, valid_until: '2024-12-31' },
      { name: 'PM Surya Ghar (central)', note: null, valid_until: '2027-03-31' },
      { name: 'Uttar Pradesh', note: 'check before use', valid_until: null },
    ]);
  });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
