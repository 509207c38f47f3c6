import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceOf } from '../../app/leads/reference';
import {
  type Actor,
  ADMIN,
  AGENT,
  ENGINES,
  openPolicyDatabase,
  type PolicyDatabase,
} from '../../testing/actors.ts';
import { CLEAR, insertSql, LEAD_TABLES, RECORD_ID, type Table } from '../../testing/sample-rows.ts';
import { everyForm, writtenFor } from '../../testing/written-samples.ts';

const SOON = '2030-01-01T04:30:00+00:00';
const STATUSES: Partial<Record<Table, string>> = {
  consultation_bookings: 'contacted',
  installation_requests: 'quotation',
  associate_registrations: 'rejected',
  training_registrations: 'confirmed',
  contact_inquiries: 'responded',
};

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  beforeEach(() => db.owner(CLEAR));
  afterAll(() => db.close());

  const send = (overrides: Record<string, unknown> = {}, table: Table = 'contact_inquiries') =>
    db.as('visitor', insertSql(table, overrides));
  const leads = () => db.owner('select * from leads order by created_at');
  const onlyLead = async () => {
    const all = await leads();
    expect(all).toHaveLength(1);
    return all[0] ?? {};
  };
  const activities = () =>
    db.owner<Record<string, unknown>>('select * from activities order by created_at, type');
  const refusalOf = async (actor: Actor, sql: string) => (await db.attempt(actor, sql)).refusal?.code;

  describe('A record makes its lead', () => {
    test.each(LEAD_TABLES)('%s: one lead and one person', async (table) => {
      const id = randomUUID();
      await send({ id, locale: 'hi', source: { utm_source: 'Newspaper' } }, table);
      const [record] = await db.owner(`select * from public.${table}`);
      expect(await onlyLead()).toMatchObject({
        id,
        kind: table,
        reference: referenceOf(id),
        name: record?.name ?? record?.full_name,
        phone: record?.phone,
        email: record?.email ?? null,
        place: record?.location ?? record?.city ?? null,
        status: record?.status,
        locale: 'hi',
        source: 'newspaper',
        created_at: record?.created_at,
        owner_id: null,
        first_responded_at: null,
        version: 1,
        is_open: true,
      });
      expect(await db.owner('select id, name, phone, email from people')).toEqual([
        {
          id: (await onlyLead()).person_id,
          name: 'Asha Udaan',
          phone: record?.phone,
          email: record?.email ?? null,
        },
      ]);
    });

    test('One number in many spellings is one person, called what the newest request says', async () => {
      for (const [n, phone] of ['55555 00001', '+91-5555500001', '0 55555 00001', '५५५५५०००0१'].entries())
        await db.owner(
          insertSql('contact_inquiries', { phone, name: `Name ${n}`, created_at: `2026-01-0${n + 1}` }),
        );
      expect(await leads()).toHaveLength(4);
      expect(await db.owner('select phone, name, created_at from people')).toEqual([
        { phone: '+915555500001', name: 'Name 3', created_at: '2026-01-01T00:00:00+00:00' },
      ]);
      // An old one that is written down late renames nobody.
      await db.owner(insertSql('contact_inquiries', { name: 'Older', created_at: '2025-01-01' }));
      expect(await db.owner('select name from people')).toEqual([{ name: 'Name 3' }]);
    });

    test('Numbers of other countries are people of their own', async () => {
      for (const phone of ['+65 9123-4567', '+916591234567', '+659123 4567']) await send({ phone });
      expect(await db.owner('select phone from people order by 1')).toEqual([
        { phone: '+6591234567' },
        { phone: '+916591234567' },
      ]);
    });

    test('What is refused, or sent twice, leaves nothing', async () => {
      await send({ id: RECORD_ID });
      await expect(send({ id: RECORD_ID, phone: '5555500002' })).rejects.toMatchObject({ code: '23505' });
      await expect(send({ phone: '5555500003', message: '' })).rejects.toMatchObject({ code: '23502' });
      await db.owner(
        `${insertSql('contact_inquiries', { id: RECORD_ID, phone: '5555500004' })} on conflict do nothing`,
      );
      expect(await db.owner('select phone from people')).toEqual([{ phone: '+915555500001' }]);
      await onlyLead();
    });

    test('A thousand references are the same as on the site, and lead back to their ids', async () => {
      const ids = Array.from({ length: 1000 }, () => randomUUID());
      const computed = await db.owner<{ id: string; reference: string; is_behind: boolean }>(
        `select id, private.reference_of(id) as reference,
           left(private.first_id_of(private.reference_of(id))::text, 13) = left(id::text, 13) as is_behind
         from unnest($1::text::uuid[]) as id`,
        [`{${ids.join()}}`],
      );
      expect(computed.map(({ reference }) => reference)).toEqual(ids.map(referenceOf));
      expect(computed.every((one) => one.is_behind)).toBe(true);
      expect(new Set(computed.map(({ reference }) => reference)).size).toBe(1000);
    });
  });

  describe('A source', () => {
    const stored = async (source: unknown) => {
      await db.owner(CLEAR);
      await send({ source: JSON.stringify(source) });
      const [row] = await db.owner<{ kept: unknown; name: string }>(
        'select record.source as kept, lead.source as name from contact_inquiries as record join leads as lead using (id)',
      );
      return [row?.kept, row?.name];
    };

    test('is kept in its known parts, cut and cleaned', async () => {
      expect(
        await stored({ utm_source: ' Face\u0007book\u0085\n Ads ', landing: '/solar', gclid: 'x' }),
      ).toEqual([{ utm_source: 'Face book Ads', landing: '/solar' }, 'face book ads']);
      expect(await stored({ utm_source: 'x'.repeat(5000), utm_term: '🌞'.repeat(200) })).toEqual([
        { utm_source: 'x'.repeat(100), utm_term: '🌞'.repeat(100) },
        'x'.repeat(60),
      ]);
      expect(await stored({ referrer: 'www.example.com' })).toEqual([
        { referrer: 'www.example.com' },
        'www.example.com',
      ]);
    });

    test.each([
      [null],
      [[]],
      [['utm_source']],
      [1],
      [true],
      ['utm_source'],
      [{}],
      [{ utm_source: 5, referrer: null, landing: ['/'] }],
      [{ utm_source: { utm_source: 'x' } }],
      [{ utm_source: ' \u200b\t', utm_medium: '\u0001' }],
    ])('%j is none, and no reason to refuse', async (source) => {
      expect(await stored(source)).toEqual([null, 'direct']);
    });

    test('Nothing that a page could send refuses a form', async () => {
      const text = fc.string({ unit: 'binary', maxLength: 300 }).map((value) => value.replaceAll('\0', ''));
      const key = fc.oneof(fc.constantFrom('utm_source', 'referrer', 'landing', 'utm_term'), text);
      const source = fc.oneof(fc.dictionary(key, fc.oneof(text, fc.jsonValue())), fc.jsonValue());
      const samples = fc
        .sample(source, 300)
        .map((value) => JSON.stringify(value))
        // Postgres stores no \u0000 in a text; the page leaves it out (visit-source).
        .filter((json) => !json.includes('\\u0000'));
      const codes = await db.attemptEach(
        'visitor',
        samples.map((source) => insertSql('contact_inquiries', { source })),
      );
      expect(samples.filter((_, n) => codes[n] !== null)).toEqual([]);
    });
  });

  test.each(everyForm.filter(({ table }) => table !== 'newsletter_subscribers'))(
    '$table: a form is refused for what it says, never for its lead or person',
    async ({ table, schema, rest }) => {
      const rows = fc.sample(fc.record(writtenFor(schema)), 60).map((written) => {
        const filled = Object.entries(written).filter(([, value]) => value !== '' && !value.includes('\0'));
        return insertSql(table, { ...Object.fromEntries(filled), ...rest });
      });
      const withLead = await db.attemptEach('visitor', rows);
      await db.owner(`alter table public.${table} disable trigger create_lead`);
      const without = await db.attemptEach('visitor', rows);
      await db.owner(`alter table public.${table} enable trigger create_lead`);
      expect(withLead).toEqual(without);
      expect(withLead).toContain(null);
    },
  );

  describe('A status', () => {
    test.each(Object.entries(STATUSES) as [Table, string][])(
      'of %s is the lead’s in the same transaction',
      async (table, status) => {
        await send({ id: RECORD_ID }, table);
        const { seen } = await db.attempt(
          'agent',
          `update public.${table} set status = '${status}' where id = '${RECORD_ID}'`,
          `select *, first_responded_at = now() as answered, reached_at = now() as reached, status_since = now() as since
           from leads`,
        );
        expect(seen).toMatchObject([{ status, answered: true, reached: true, since: true, version: 2 }]);
      },
    );

    test('set back to pending was answered all the same, and whoever was lost is taken up again', async () => {
      await db.owner(insertSql('contact_inquiries', { id: RECORD_ID, status: 'responded' }));
      await db.owner("update leads set lost_reason = 'No roof', reached_at = null where true");
      await db.as('agent', "update contact_inquiries set status = 'pending'");
      expect(await onlyLead()).toMatchObject({ status: 'pending', reached_at: null, lost_reason: null });
      expect((await onlyLead()).first_responded_at).not.toBeNull();
    });

    test('put back at once by the same hand leaves the lead as it was', async () => {
      const set = (actor: Actor, status: string) =>
        db.as(actor, `update contact_inquiries set status = '${status}'`);
      await send({ id: RECORD_ID });
      const { version: _, ...before } = await onlyLead();
      await set('agent', 'resolved');
      await set('agent', 'pending');
      expect(await onlyLead()).toMatchObject(before);

      await set('agent', 'responded');
      const { version: __, ...answered } = await onlyLead();
      await set('agent', 'resolved');
      await set('agent', 'responded');
      expect(await onlyLead()).toMatchObject(answered);
    });

    test('put back by another, or later, is a change like any other', async () => {
      const set = (actor: Actor, status: string) =>
        db.as(actor, `update contact_inquiries set status = '${status}'`);
      await send({ id: RECORD_ID });
      await set('agent', 'resolved');
      await set('admin', 'pending');
      expect((await onlyLead()).first_responded_at).not.toBeNull();
      await set('agent', 'resolved');
      await db.owner("update status_changes set changed_at = changed_at - interval '2 minutes' where true");
      await set('agent', 'pending');
      expect((await onlyLead()).reached_at).not.toBeNull();
    });

    test('of a partner is won by a person’s approval or call, not by the system’s', async () => {
      await send({ id: RECORD_ID }, 'associate_registrations');
      expect(await onlyLead()).toMatchObject({ status: 'approved', is_won: false });
      await db.as('agent', insertSql('activities', { lead_id: RECORD_ID, type: 'no-answer' }));
      expect(await onlyLead()).toMatchObject({ is_won: false });
      await db.as('agent', insertSql('activities', { lead_id: RECORD_ID, type: 'reached' }));
      expect(await onlyLead()).toMatchObject({ is_won: true });
      const no = { lead_id: RECORD_ID, type: 'not-interested', reason: 'Moved away' };
      await db.as('agent', insertSql('activities', no));
      expect(await onlyLead()).toMatchObject({ is_won: false });

      for (const status of ['rejected', 'approved'])
        await db.as('agent', `update associate_registrations set status = '${status}'`);
      expect(await onlyLead()).toMatchObject({ is_won: true });
    });

    test.each([
      ['consultation_bookings', 'completed', false, true],
      ['consultation_bookings', 'scheduled', true, false],
      ['installation_requests', 'in-progress', true, true],
      ['training_registrations', 'confirmed', true, true],
      ['contact_inquiries', 'resolved', false, true],
      ['career_applications', 'rejected', false, false],
      ['associate_registrations', 'rejected', false, false],
    ] as const)('of %s is %s: open %s, won %s', async (table, status, is_open, is_won) => {
      await db.owner(insertSql(table, { status }));
      expect(await onlyLead()).toMatchObject({ is_open, is_won });
    });
  });

  describe('An outcome', () => {
    const log = (actor: Actor, outcome: Record<string, unknown>) =>
      db.as(actor, insertSql('activities', outcome));
    beforeEach(() => send({ id: RECORD_ID }));

    test('reached: answered, reached, and whoever logged it owns the lead', async () => {
      await log('agent', { type: 'reached', follow_up_at: SOON });
      const lead = await onlyLead();
      expect(lead).toMatchObject({ owner_id: AGENT.staffId, follow_up_at: SOON, lost_reason: null });
      expect(lead.first_responded_at).not.toBeNull();
      expect(lead.reached_at).toBe(lead.first_responded_at);
      // What follows from the outcome is not told a second time.
      expect(await activities()).toMatchObject([
        { type: 'reached', staff_id: AGENT.staffId, staff_email: AGENT.email },
      ]);
    });

    test('no answer: answered but not reached; the owner and the first time stay', async () => {
      await log('agent', { type: 'no-answer', follow_up_at: SOON });
      const first = await onlyLead();
      expect(first).toMatchObject({ reached_at: null, follow_up_at: SOON });
      await log('admin', { type: 'call-back', follow_up_at: '2031-01-01' });
      expect(await onlyLead()).toMatchObject({
        owner_id: AGENT.staffId,
        first_responded_at: first.first_responded_at,
        follow_up_at: '2031-01-01T00:00:00+00:00',
        version: 3,
      });
    });

    test('not interested: lost for a reason and closed, until somebody reaches them again', async () => {
      await log('agent', { type: 'not-interested', reason: '  Too\texpensive ' });
      expect(await onlyLead()).toMatchObject({
        lost_reason: 'Too expensive',
        is_open: false,
        follow_up_at: null,
      });
      await log('agent', { type: 'reached' });
      expect(await onlyLead()).toMatchObject({ lost_reason: null, is_open: true });
    });

    test('is signed by the database, sent twice stored once, and for a lead that is there', async () => {
      const id = randomUUID();
      await log('agent', { id, type: 'reached' });
      await expect(log('agent', { id, type: 'reached' })).rejects.toMatchObject({ code: '23505' });
      await expect(log('agent', { lead_id: randomUUID() })).rejects.toMatchObject({ code: '23503' });
      expect(await refusalOf('agent', insertSql('activities', { type: 'assigned' }))).toBe('42501');
      expect(await refusalOf('user', insertSql('activities', { lead_id: randomUUID() }))).toBe('42501');
    });
  });

  describe('Owner and follow-up', () => {
    beforeEach(() => send({ id: RECORD_ID }));
    const update = (change: string, version = 1) =>
      db.as('agent', `update leads set ${change} where id = $1 and version = $2 returning version`, [
        RECORD_ID,
        version,
      ]);

    test('are set on the version that was seen, and on no other', async () => {
      expect(await update(`owner_id = '${ADMIN.staffId}'`)).toEqual([{ version: 2 }]);
      expect(await update(`follow_up_at = '${SOON}'`)).toEqual([]);
      expect(await update(`follow_up_at = '${SOON}'`, 2)).toEqual([{ version: 3 }]);
      expect(await activities()).toMatchObject([
        { type: 'assigned', detail: { to: 'Admin' }, staff_id: AGENT.staffId },
        { type: 'follow-up', follow_up_at: SOON, staff_email: AGENT.email },
      ]);
    });

    test('An owner is somebody of the staff; their leads are nobody’s when they leave', async () => {
      const toNobody = `update leads set owner_id = '${randomUUID()}' where id = '${RECORD_ID}'`;
      expect(await refusalOf('agent', toNobody)).toBe('23503');
      await update(`owner_id = '${AGENT.staffId}'`);
      const { seen } = await db.attempt(
        'admin',
        `delete from staff where id = '${AGENT.staffId}'`,
        'select owner_id, (select count(*) from activities) as told from leads',
      );
      expect(seen).toEqual([{ owner_id: null, told: 1 }]);
    });
  });

  describe('Contact details', () => {
    beforeEach(() =>
      send({ id: RECORD_ID, email: 'asha@mail.example', location: 'Lucknow' }, 'consultation_bookings'),
    );
    const edit = (actor: Actor, version: number, values: string) =>
      db.as(actor, `select edit_contact('${RECORD_ID}', ${version}, ${values})`);
    const SAME = "'Asha Udaan', '5555500001', 'asha@mail.example', 'Lucknow'";

    test('are corrected in record, lead and person, cleaned, and what they were is told', async () => {
      await edit('agent', 1, "' Asha  Savera ', '055555-00002', ' NEW@mail.example', 'Kanpur'");
      const [record] = await db.owner('select name, phone, email, location from consultation_bookings');
      expect(record).toEqual({
        name: 'Asha Savera',
        phone: '+915555500002',
        email: 'new@mail.example',
        location: 'Kanpur',
      });
      expect(await onlyLead()).toMatchObject({ name: 'Asha Savera', place: 'Kanpur', version: 2 });
      expect(await db.owner('select name, phone, email from people')).toEqual([
        { name: 'Asha Savera', phone: '+915555500002', email: 'new@mail.example' },
      ]);
      expect(await activities()).toMatchObject([
        {
          type: 'edited',
          staff_email: AGENT.email,
          detail: {
            name: ['Asha Udaan', 'Asha Savera'],
            phone: ['+915555500001', '+915555500002'],
            email: ['asha@mail.example', 'new@mail.example'],
            place: ['Lucknow', 'Kanpur'],
          },
        },
      ]);
    });

    test.each(LEAD_TABLES)('of %s can be corrected', async (table) => {
      await db.owner(CLEAR);
      await send({ id: RECORD_ID }, table);
      await edit('agent', 1, "'Other Name', '5555500009', 'other@mail.example', 'Kanpur'");
      const lead = await onlyLead();
      const [record] = await db.owner(`select * from public.${table}`);
      expect(lead).toMatchObject({ name: 'Other Name', phone: '+915555500009' });
      expect(lead.email).toBe(record?.email ?? null);
      expect(lead.place).toBe(record?.location ?? record?.city ?? null);
    });

    test('that are the same change nothing', async () => {
      await edit('agent', 1, SAME);
      expect(await onlyLead()).toMatchObject({ version: 1 });
      expect(await activities()).toEqual([]);
    });

    test('are refused to who saw an older version, and where there is no such lead', async () => {
      await db.as('agent', `update leads set follow_up_at = '${SOON}' where true`);
      await expect(edit('agent', 1, SAME)).rejects.toMatchObject({ code: 'PT409' });
      await expect(edit('agent', 2, SAME)).resolves.toBeDefined();
      const gone = `select edit_contact('${randomUUID()}', 1, ${SAME})`;
      expect(await refusalOf('agent', gone)).toBe('PT404');
      expect(await refusalOf('agent', `select edit_contact('${RECORD_ID}', null, ${SAME})`)).toBe('PT409');
    });

    test.each([
      ["'A', '5555500001', null, 'Lucknow'", '23514'],
      ["'Asha Udaan', '12', null, 'Lucknow'", '23514'],
      ["'Asha Udaan', '5555500001', 'asha', 'Lucknow'", '23514'],
      ["'Asha Udaan', '5555500001', null, ''", '23502'],
      ["null, '5555500001', null, 'Lucknow'", '23502'],
      ["'Asha Udaan', null, null, 'Lucknow'", '23502'],
    ])('%s are refused as a form would be', async (values, code) => {
      await expect(edit('agent', 1, values)).rejects.toMatchObject({ code });
      expect(await onlyLead()).toMatchObject({ name: 'Asha Udaan', version: 1 });
    });

    test('are staff’s to correct', async () => {
      for (const actor of ['visitor', 'user', 'service role'] as const)
        expect(await refusalOf(actor, `select edit_contact('${RECORD_ID}', 1, ${SAME})`)).toBe('42501');
    });
  });

  test('Deleting a record takes lead, person, notes, history, activities and its claim on files along', async () => {
    await send({ id: RECORD_ID }, 'associate_registrations');
    await db.as('agent', insertSql('activities'));
    await db.as('agent', insertSql('record_notes', { table_name: 'associate_registrations' }));
    await db.as('agent', "update associate_registrations set status = 'rejected' where true");
    for (const table of [
      'leads',
      'people',
      'activities',
      'record_notes',
      'status_changes',
      'private.file_claims',
    ])
      expect([table, await db.owner(`select from ${table}`)]).toEqual([table, [{}]]);
    await db.as('service role', 'delete from associate_registrations where true');
    for (const table of [
      'leads',
      'people',
      'activities',
      'record_notes',
      'status_changes',
      'private.file_claims',
    ])
      expect([table, await db.owner(`select from ${table}`)]).toEqual([table, []]);
  });

  test('Notes are for leads and testimonials that are there', async () => {
    expect(await refusalOf('agent', insertSql('record_notes'))).toBe('23503');
  });

  describe('Many at once', () => {
    const change = async (ids: string[], what: object, actor: Actor = 'admin') =>
      Object.fromEntries(
        (
          await db.as<{ id: string; refused: string | null }>(
            actor,
            'select * from change_leads($1, $2::text::jsonb)',
            [`{${ids.join()}}`, JSON.stringify(what)],
          )
        ).map(({ id, refused }) => [id, refused]),
      );
    const CAREER = randomUUID();
    const GONE = randomUUID();
    beforeEach(async () => {
      await send({ id: RECORD_ID });
      await send({ id: CAREER }, 'career_applications');
    });

    test('A status goes where it can; what is refused is named, and the rest done', async () => {
      const answers = await change([RECORD_ID, CAREER, GONE, RECORD_ID], { status: 'resolved' });
      expect(answers).toEqual({ [RECORD_ID]: null, [CAREER]: 'status is fixed', [GONE]: 'gone' });
      expect(await db.owner('select status from contact_inquiries')).toEqual([{ status: 'resolved' }]);
      expect(await db.owner('select changed_by_email from status_changes')).toEqual([
        { changed_by_email: ADMIN.email },
      ]);
      for (const status of ['approved', null])
        expect((await change([RECORD_ID], { status }))[RECORD_ID]).toMatch(/violates/);
    });

    test('Owner and follow-up are set and told, once', async () => {
      const what = { owner_id: AGENT.staffId, follow_up_at: SOON };
      for (const _ of ['once', 'again'])
        expect(await change([RECORD_ID, CAREER], what)).toEqual({ [RECORD_ID]: null, [CAREER]: null });
      expect(await db.owner('select distinct owner_id, follow_up_at from leads')).toEqual([what]);
      expect((await activities()).map(({ type, staff_email }) => [type, staff_email])).toEqual([
        ['assigned', ADMIN.email],
        ['assigned', ADMIN.email],
        ['follow-up', ADMIN.email],
        ['follow-up', ADMIN.email],
      ]);
      expect(await change([RECORD_ID], { owner_id: null, follow_up_at: null })).toEqual({
        [RECORD_ID]: null,
      });
    });

    test.each([
      { owner_id: GONE },
      { owner_id: 'somebody' },
      { follow_up_at: 'some day' },
      { follow_up_at: '2026-13-45' },
      { follow_up_at: SOON, status: 'nonsense' },
    ])('%j is refused for each', async (what) => {
      expect((await change([RECORD_ID], what))[RECORD_ID]).toEqual(expect.any(String));
      expect(await onlyLeadOf('contact_inquiries')).toMatchObject({
        owner_id: null,
        follow_up_at: null,
        version: 1,
      });
    });
    const onlyLeadOf = async (kind: Table) =>
      (await db.owner('select * from leads where kind = $1', [kind]))[0];

    test('are 200 at most, something to change, and an admin’s', async () => {
      const many = Array.from({ length: 201 }, () => randomUUID());
      await expect(change(many, { status: 'resolved' })).rejects.toMatchObject({ code: 'PT413' });
      for (const nothing of [{}, [], ['status'], 'status', null, { name: 'x' }])
        await expect(change([RECORD_ID], nothing as object)).rejects.toMatchObject({ code: '22023' });
      expect(await change([], { status: 'resolved' })).toEqual({});
      for (const actor of ['visitor', 'user', 'agent', 'service role'] as const)
        await expect(change([RECORD_ID], { status: 'resolved' }, actor)).rejects.toMatchObject({
          code: '42501',
        });
    });
  });
});
