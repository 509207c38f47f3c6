import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, AGENT, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { type ProposalDesk, proposalDesk } from '../../testing/proposal-desk.ts';
import { sampleContent } from '../../testing/sample-proposal.ts';
import { CLEAR } from '../../testing/sample-rows.ts';
import type { Message } from '../functions/notify/message.ts';

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  let desk: ProposalDesk;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    desk = proposalDesk(db);
  });
  beforeEach(async () => {
    await db.owner(CLEAR);
    await db.owner('delete from notification_settings where true');
    await db.owner('insert into notification_settings (staff_id) select id from staff');
  });
  afterAll(() => db.close());

  /** What a sender gets from now on; what happened before is told already. */
  async function claim(channel = 'email'): Promise<Message[]> {
    const rows = await db.as<{ message: Message }>(
      'service role',
      'select claim_deliveries(array[$1], 50) as message',
      [channel],
    );
    return rows.map(({ message }) => message);
  }
  const summary = (messages: Message[]) =>
    messages.map(({ template, staff, lead }) => `${template} to ${staff?.email ?? lead?.email}`).sort();
  const sentTo = async (email: string | null = 'asha@mail.example') =>
    desk.sent({ lead: await desk.newLead('installation_requests', { email }) });

  test('An acceptance is told to the owner and, with all of it, to the customer; the step it brings is not told besides', async () => {
    const sent = await sentTo();
    await claim();
    await desk.accept(sent, 'Asha U');
    const messages = await claim();
    expect(summary(messages)).toEqual([
      'proposal to agent@office.example',
      'proposal-accepted to asha@mail.example',
    ]);
    for (const { events } of messages)
      expect(events).toMatchObject([
        {
          type: 'proposal-accepted',
          proposal: {
            number: sent.number,
            version: 1,
            price: sampleContent().figures.price,
            accepted_by: 'Asha U',
            content_hash: sent.content_hash,
            content: sampleContent(),
          },
        },
      ]);
    expect(await db.owner("select from deliveries where template = 'status'")).toEqual([]);
  });

  test('Sending tells the customer nothing: not that a quotation is being prepared which they have; a later step does', async () => {
    const sent = await sentTo();
    await claim();
    expect(await db.owner("select from deliveries where template = 'status'")).toEqual([]);
    await db.as('agent', "update installation_requests set status = 'in-progress' where id = $1", [
      sent.lead,
    ]);
    await claim();
    expect(await db.owner("select from deliveries where template = 'status'")).toHaveLength(1);
  });

  test('A question and a refusal are told to the office alone, each with its words', async () => {
    const sent = await sentTo();
    await claim();
    await desk.ask(sent, 'When can you begin?');
    const [asked, ...more] = await claim();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      template: 'proposal',
      staff: { email: AGENT.email },
      events: [{ type: 'proposal-asked', proposal: { question: 'When can you begin?', content: null } }],
    });
    await desk.decline(sent, 'Too dear');
    const declined = await claim();
    expect(summary(declined)).toEqual(['proposal to agent@office.example']);
    expect(declined).toMatchObject([
      { events: [{ type: 'proposal-declined', proposal: { reason: 'Too dear' } }] },
    ]);
  });

  describe('An answer to a question', () => {
    const answer = async (words: string, question = 'When can you begin?') =>
      db.as('agent', 'select answer_question(id, $2) from proposal_questions where body = $1', [
        question,
        words,
      ]);

    test('is told to the customer alone, once, with the question and in the language of the proposal', async () => {
      const lead = await desk.newLead('installation_requests', { email: 'asha@mail.example' });
      const sent = await desk.sent({ lead, content: sampleContent({ locale: 'hi' }) });
      await desk.ask(sent);
      await desk.ask(sent, 'Is the roof strong enough?');
      await claim();
      await answer(' Next Monday. ');
      await answer('Next Monday.');
      await answer('Yes.', 'Is the roof strong enough?');
      const messages = await claim();
      expect(summary(messages)).toEqual(Array(2).fill('proposal-answered to asha@mail.example'));
      const told = messages.flatMap(({ events }) => events);
      expect(told.sort((a, b) => a.id - b.id)).toMatchObject([
        { proposal: { question: 'When can you begin?', answer: 'Next Monday.' } },
        { proposal: { question: 'Is the roof strong enough?', answer: 'Yes.' } },
      ]);
      for (const event of told)
        expect(event).toMatchObject({
          type: 'proposal-answered',
          proposal: { number: sent.number, locale: 'hi', content: null, withdrawn_at: null },
        });
    });

    test('is told to nobody where there is no address', async () => {
      await desk.ask(await sentTo(null));
      await claim();
      await answer('Next Monday.');
      expect(await claim()).toEqual([]);
    });

    test('is known to be of a proposal that was withdrawn meanwhile', async () => {
      const sent = await sentTo();
      await desk.ask(sent);
      await claim();
      await answer('Next Monday.');
      await desk.withdraw(sent.id);
      expect(await claim()).toMatchObject([
        { events: [{ proposal: { withdrawn_at: expect.stringMatching(/^20/) } }] },
      ]);
    });
  });

  test('Where nobody owns the lead everybody hears of it, also who wants no follow-ups; who wants no mail does not', async () => {
    const sent = await sentTo(null);
    await db.owner('update leads set owner_id = null where true');
    await db.owner('update notification_settings set follow_ups = false where true');
    await claim();
    await desk.ask(sent);
    expect(summary(await claim())).toEqual([
      'proposal to admin@office.example',
      'proposal to agent@office.example',
    ]);
    await db.owner('update notification_settings set email = false where staff_id = $1', [ADMIN.staffId]);
    await desk.accept(sent);
    expect(summary(await claim())).toEqual(['proposal to agent@office.example']);
  });

  test('A webhook hears of every step', async () => {
    const sent = await sentTo();
    await desk.ask(sent);
    await db.as('agent', "select answer_question(id, 'Soon.') from proposal_questions");
    await desk.accept(sent);
    const types = (await claim('webhook')).flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.filter((type) => type.startsWith('proposal-')).sort()).toEqual([
      'proposal-accepted',
      'proposal-answered',
      'proposal-asked',
      'proposal-sent',
    ]);
  });
});
