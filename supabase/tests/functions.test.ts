import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Actor,
  ADMIN,
  AGENT,
  ENGINES,
  openPolicyDatabase,
  type PolicyDatabase,
} from '../../testing/actors.ts';
import {
  CERTIFICATES,
  CLEAR,
  insertSql,
  LEAD_TABLES,
  RECORD_ID,
  RECORD_TABLES,
} from '../../testing/sample-rows.ts';

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    // The same limits in a window that does not end while a test is counting.
    await db.owner("update private.rate_rules set per = '1000 days'");
  });
  beforeEach(() => db.owner(CLEAR));
  afterAll(() => db.close());

  const names = (rows: { name?: string; full_name?: string }[]) =>
    rows.map((row) => row.name ?? row.full_name);
  const refused = async (actor: Actor, sql: string) =>
    expect((await db.attempt(actor, sql)).refusal?.code).toBe('42501');

  test('my_staff_row tells staff who they are, and others nothing', async () => {
    const ask = (actor: Actor) => db.as(actor, 'select email, role from my_staff_row()');
    expect(await ask('admin')).toEqual([{ email: ADMIN.email, role: 'admin' }]);
    expect(await ask('agent')).toEqual([{ email: AGENT.email, role: 'agent' }]);
    expect(await ask('user')).toEqual([]);
    await refused('visitor', 'select * from my_staff_row()');
  });

  describe('The e-mail check', () => {
    const ask = async (email: string, headers?: object) =>
      (
        await db.as<{ answer: string }>(
          'visitor',
          'select associate_email_status($1) as answer',
          [email],
          headers,
        )
      )[0]?.answer;

    test('answers free, registered or approved, in any case of letters', async () => {
      await db.owner(insertSql('associate_registrations', { status: 'approved' }));
      await db.owner(insertSql('associate_registrations', { status: 'rejected', email: 'no@mail.example' }));
      expect(await ask('new@mail.example')).toBe('free');
      expect(await ask(' ASHA@mail.example')).toBe('approved');
      expect(await ask('no@mail.example')).toBe('registered');
    });

    test('answers one client ten times in ten minutes, and another client still', async () => {
      const client = { 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.1' };
      for (let n = 0; n < 10; n++) await ask('a@mail.example', client);
      await expect(ask('a@mail.example', client)).rejects.toMatchObject({ code: 'PT429' });
      // A client can write x-forwarded-for itself, but not the header the edge overwrites.
      await expect(
        ask('a@mail.example', { ...client, 'x-forwarded-for': '203.0.113.2' }),
      ).rejects.toMatchObject({ code: 'PT429' });
      expect(await ask('a@mail.example', { 'cf-connecting-ip': '198.51.100.8' })).toBe('free');
    });

    test('keeps no address in the clear', async () => {
      await ask('a@mail.example', { 'cf-connecting-ip': '198.51.100.10' });
      const hits = await db.owner<{ client: string }>('select client from private.rate_hits');
      expect(hits).toHaveLength(2);
      expect(JSON.stringify(hits)).not.toContain('198.51');
    });
  });

  test('One client may send thirty forms in ten minutes; a refused form does not count', async () => {
    const client = { 'x-forwarded-for': 'forged, 198.51.100.9' };
    const send = (overrides = {}) => db.as('visitor', insertSql('contact_inquiries', overrides), [], client);
    await expect(send({ phone: 'x' })).rejects.toMatchObject({ code: '23514' });
    for (let n = 0; n < 30; n++) await send();
    await expect(send()).rejects.toMatchObject({ code: 'PT429' });
    await db.as('service role', insertSql('contact_inquiries'), [], client);
  });

  describe('An attempt that is refused counts too', () => {
    const attempt = (sql: string, address: string) =>
      db.as('visitor', sql, [], { 'cf-connecting-ip': address }).then(
        () => 'stored',
        ({ code }) => code,
      );

    test('A client learns twenty times in ten minutes that a registration is refused', async () => {
      await db.owner(insertSql('associate_registrations', { certificate_url: `${CERTIFICATES}/theirs.png` }));
      const taken = insertSql('associate_registrations');
      for (let n = 0; n < 20; n++) expect(await attempt(taken, '198.51.100.20')).toBe('23505');
      expect(await attempt(taken, '198.51.100.20')).toBe('PT429');
      expect(await attempt(taken, '198.51.100.21')).toBe('23505');
      expect(await attempt(insertSql('contact_inquiries'), '198.51.100.20')).toBe('stored');
    });

    test('An e-mail check in a request that then fails is not free', async () => {
      const failing = "select associate_email_status('a@mail.example')::integer";
      for (let n = 0; n < 10; n++) expect(await attempt(failing, '198.51.100.22')).toBe('22P02');
      expect(await attempt(failing, '198.51.100.22')).toBe('PT429');
    });

    test('A new window begins at nothing', async () => {
      const taken = insertSql('associate_registrations', { phone: 'x' });
      for (let n = 0; n < 21; n++) await attempt(taken, '198.51.100.23');
      expect(await attempt(taken, '198.51.100.23')).toBe('PT429');
      await db.owner("update private.rate_rules set per = '1 day' where action = 'registration'");
      expect(await attempt(taken, '198.51.100.23')).toBe('23514');
    });
  });

  describe('find_associates', () => {
    beforeEach(() =>
      db.owner(`
        insert into associate_registrations (full_name, phone, email, city, state, pincode, google_maps_url, business_type,
          certificate_url, status, created_at)
        select 'Associate ' || n, '5555500001', n || '@mail.example', 'City', 'State', (226000 + n)::text,
          'https://maps.app.goo.gl/x', case when n % 2 = 0 then 'dealer' else 'distributor' end,
          '/storage/v1/object/public/certificates/seed/dealer.webp',
          case when n = 30 then 'rejected' else 'approved' end, now() - n * interval '1 hour'
        from generate_series(1, 30) as n
      `),
    );
    const find = (args: string) =>
      db.as<{ full_name: string; total: number }>('visitor', `select * from find_associates(${args})`);

    test('gives pages, newest first, with the total', async () => {
      const first = await find('page_size => 10');
      expect(first).toHaveLength(10);
      expect(first[0]).toMatchObject({ full_name: 'Associate 1', total: 29 });
      expect(names(await find('page_size => 10, page_offset => 20'))[0]).toBe('Associate 21');
    });

    test('matches any part of a pincode, by kind of partner too, and never a rejected one', async () => {
      expect(names(await find("pincode_part => '6012'"))).toEqual(['Associate 12']);
      expect(await find("pincode_part => '226', only_business_type => 'dealer'")).toHaveLength(14);
      expect(await find("pincode_part => '226030'")).toEqual([]);
    });

    test('takes letters and wildcards for no match, not for a pattern', async () => {
      for (const part of ['%', '2_6', "226' or true --"])
        expect(await find(`pincode_part => '${part.replaceAll("'", "''")}'`)).toEqual([]);
    });

    test('shows the columns the public may see and no others', async () => {
      expect(Object.keys((await find(''))[0] ?? {}).sort()).toEqual(
        'business_type certificate_url city created_at existing_business experience_years full_name google_maps_url id pincode state status total'.split(
          ' ',
        ),
      );
    });
  });

  describe('Search', () => {
    const search = (term: string, status: string | null = null) =>
      db.as<{ name: string }>('agent', "select name from search_leads($1, 'contact_inquiries', $2)", [
        term,
        status,
      ]);
    beforeEach(async () => {
      await db.owner(insertSql('contact_inquiries', { name: 'Asha Udaan', subject: '50%_off' }));
      await db.owner(
        insertSql('contact_inquiries', { name: 'सूरज उजाला', phone: '9876543210', status: 'resolved' }),
      );
    });

    test('finds rows in which every word occurs, in any order and case', async () => {
      expect(names(await search('UDAAN asha'))).toEqual(['Asha Udaan']);
      expect(names(await search('उजाला'))).toEqual(['सूरज उजाला']);
      expect(await search('asha उजाला')).toEqual([]);
    });

    test('takes a phone number in any spelling', async () => {
      for (const spelling of ['98765 43210', '+91-98765-43210', '09876543210', '876543'])
        expect(names(await search(spelling))).toEqual(['सूरज उजाला']);
    });

    test('takes % and _ literally', async () => {
      expect(names(await search('50%_'))).toEqual(['Asha Udaan']);
      expect(await search('%')).toHaveLength(1);
      expect(await search('a_ha')).toEqual([]);
    });

    test('takes one or two letters for the beginning of a word', async () => {
      await db.owner(insertSql('contact_inquiries', { name: 'Gm Tara', message: 'first line\nzq second' }));
      for (const start of ['gm', 'ta', 't', 'zq']) expect(names(await search(start))).toEqual(['Gm Tara']);
      expect(names(await search('uj उज'))).toEqual([]);
      expect(names(await search('उज'))).toEqual(['सूरज उजाला']);
      expect(await search('ra')).toEqual([]);
    });

    test('narrows by status', async () => {
      expect(names(await search('', 'resolved'))).toEqual(['सूरज उजाला']);
    });

    test('finds a reference however it is written, and words of ten letters beside it', async () => {
      const [lead] = await db.owner<{ reference: string }>(
        "select reference from leads where name like 'Asha%'",
      );
      const reference = lead?.reference ?? '';
      const grouped = `${reference.slice(0, 5)}-${reference.slice(5)}`;
      for (const spelling of [reference, grouped, ` ${grouped.toLowerCase()} `])
        expect(names(await search(spelling))).toEqual(['Asha Udaan']);
      await db.owner(
        insertSql('contact_inquiries', { name: 'Ramkesh', message: 'My panels need wattmeters' }),
      );
      expect(names(await search('wattmeters'))).toEqual(['Ramkesh']);
      expect(names(await search(grouped, 'resolved'))).toEqual([]);
    });

    test('finds a word in the records of its own kind only', async () => {
      expect(await db.as('agent', "select id from search_leads('asha', 'consultation_bookings')")).toEqual(
        [],
      );
      const unknown = await db.attempt('agent', "select id from search_leads('asha', 'staff')");
      expect(unknown.refusal?.code).toBe('22023');
    });

    test('does not even run for who is not staff', async () => {
      expect(await db.as('user', "select private.search_ids('contact_inquiries', 'asha', null)")).toEqual([]);
      await refused('visitor', "select private.search_ids('contact_inquiries', 'asha', null)");
    });

    test.each([
      ...LEAD_TABLES.map((table) => `search_leads('', '${table}')`),
      "search_testimonials('')",
      "search_people('')",
    ])('%s works for staff and gives others nothing', async (call) => {
      await db.owner(CLEAR);
      for (const table of RECORD_TABLES) await db.owner(insertSql(table, { status: 'pending' }));
      expect(await db.as('admin', `select id from ${call}`)).toHaveLength(1);
      expect(await db.as('agent', `select id from ${call}`)).toHaveLength(1);
      expect(await db.as('user', `select id from ${call}`)).toEqual([]);
      await refused('visitor', `select id from ${call}`);
    });

    test.each(LEAD_TABLES)('read_%s reads records for staff and gives others nothing', async (table) => {
      await db.owner(insertSql(table, { id: RECORD_ID }));
      const sql = `select id from read_${table}(array['${RECORD_ID}']::uuid[])`;
      expect(await db.as('agent', sql)).toEqual([{ id: RECORD_ID }]);
      expect(await db.as('user', sql)).toEqual([]);
      await refused('visitor', sql);
    });
  });

  describe('Search for people', () => {
    const search = async (term: string) =>
      names(await db.as('agent', 'select name from search_people($1)', [term]));
    const send = (name: string, phone: string, created_at: string, email: string | null = null) =>
      db.owner(insertSql('contact_inquiries', { name, phone, created_at, email }));
    beforeEach(async () => {
      await send('Asha Udaan', '9876543210', '2026-01-01', 'asha@mail.example');
      await send('सूरज उजाला', '+65 9123 4567', '2026-02-01');
      await send('Asha Savera', '9876500000', '2026-03-01');
    });

    test('finds them by name, number and address, newest first', async () => {
      expect(await search('asha')).toEqual(['Asha Savera', 'Asha Udaan']);
      expect(await search('उजाला')).toEqual(['सूरज उजाला']);
      expect(await search('098765-43210')).toEqual(['Asha Udaan']);
      expect(await search('+65 91234567')).toEqual(['सूरज उजाला']);
      expect(await search('asha@mail')).toEqual(['Asha Udaan']);
    });

    test('leads from a merged number to the one person', async () => {
      await db.as(
        'admin',
        `select merge_people(
           (select id from people where phone = '+919876500000'), (select id from people where phone = '+919876543210'))`,
      );
      // Whose newest request was under this name.
      expect(await search('9876500000')).toEqual(['Asha Savera']);
      expect(await search('asha')).toEqual(['Asha Savera']);
    });
  });

  describe('The dashboard numbers', () => {
    // 18:29 UTC is a minute before midnight in India.
    const send = (createdAt: string, status = 'pending') =>
      db.owner(insertSql('contact_inquiries', { status, created_at: createdAt }));
    const lastMidnightInIndia = async () => {
      const sql = `select ((now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata')::text as at`;
      return new Date((await db.owner<{ at: string }>(sql))[0]?.at ?? '');
    };

    test('count every table, and what is pending in it', async () => {
      for (const table of RECORD_TABLES) await db.owner(insertSql(table, { status: 'pending' }));
      await send('2026-01-01', 'resolved');
      const counts = await db.as<{ table_name: string; total: number; pending: number }>(
        'admin',
        'select * from dashboard_counts()',
      );
      expect(counts.map((count) => count.table_name).sort()).toEqual([...RECORD_TABLES].sort());
      expect(counts).toContainEqual({ table_name: 'contact_inquiries', total: 2, pending: 1 });
    });

    test('put a lead on the day it had in India', async () => {
      const midnight = await lastMidnightInIndia();
      await send(new Date(midnight.getTime() - 60_000).toISOString());
      await send(midnight.toISOString());
      const days = await db.as<{ kind: string; count: number }>('admin', 'select * from leads_per_day(2)');
      expect(days.map(({ kind, count }) => [kind, count])).toEqual([
        ['contact_inquiries', 1],
        ['contact_inquiries', 1],
      ]);
      expect(await db.as('admin', 'select * from leads_per_day(1)')).toHaveLength(1);
    });

    test('tell where the leads of the last days stand', async () => {
      await send(new Date().toISOString(), 'resolved');
      await send(new Date().toISOString());
      await send('2020-01-01');
      expect(await db.as('admin', 'select * from status_breakdown(7)')).toEqual([
        { kind: 'contact_inquiries', status: 'pending', count: 1 },
        { kind: 'contact_inquiries', status: 'resolved', count: 1 },
      ]);
    });

    test('tell how many stand at each status of the board and since when, without the lost ones', async () => {
      for (const status of ['pending', 'pending', 'responded', 'resolved']) await send('2026-01-01', status);
      await db.owner("update leads set lost_reason = 'No roof' where status = 'responded'");
      await db.owner("update leads set status_since = '2026-01-02' where true");
      expect(
        await db.as(
          'agent',
          "select status, count, oldest from board_columns('contact_inquiries') order by 1",
        ),
      ).toEqual([
        { status: 'pending', count: 2, oldest: '2026-01-02T00:00:00+00:00' },
        { status: 'resolved', count: 1, oldest: null },
      ]);
    });

    test('tell the median time to the first response of this week and last', async () => {
      const [monday] = await db.owner<{ at: string }>(
        `select (date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')::text as at`,
      );
      const daysBefore = (days: number) =>
        new Date(Date.parse(monday?.at ?? '') - days * 86_400_000).toISOString();
      for (const days of [0, 7, 1, 2, 8]) await send(daysBefore(days));
      await db.owner(`
        update leads set first_responded_at = created_at + case when created_at < '${daysBefore(1)}' then interval '10 minutes'
          else interval '20 minutes' end
        where created_at < '${daysBefore(0)}'`);
      const weeks = await db.as<{ responded: number; median_minutes: number }>(
        'agent',
        'select responded, median_minutes from response_times()',
      );
      expect(weeks).toEqual([
        { responded: 0, median_minutes: null },
        { responded: 3, median_minutes: 10 },
      ]);
    });

    test('tell what came of each source, by the days in India', async () => {
      const come = (utm_source: string | null, created_at: string, status = 'pending') =>
        db.owner(
          insertSql('contact_inquiries', { source: utm_source && { utm_source }, created_at, status }),
        );
      await come('Newspaper', '2026-05-01T18:29:00Z');
      await come('newspaper', '2026-05-01T18:31:00Z', 'resolved');
      await come(null, '2026-05-02T12:00:00Z');
      await db.owner("update leads set reached_at = now() where status = 'resolved'");
      const report = (from: string, to: string) =>
        db.as('agent', `select source, leads, reached, won from source_report('${from}', '${to}')`);
      expect(await report('2026-05-02', '2026-05-02')).toEqual([
        { source: 'direct', leads: 1, reached: 0, won: 0 },
        { source: 'newspaper', leads: 1, reached: 1, won: 1 },
      ]);
      expect(await report('2026-05-01', '2026-05-31')).toMatchObject([
        { source: 'newspaper', leads: 2, reached: 1, won: 1 },
        { source: 'direct', leads: 1 },
      ]);
    });

    test('are empty for a user who is not staff, and refused to visitors', async () => {
      for (const table of RECORD_TABLES) await db.owner(insertSql(table, { status: 'pending' }));
      for (const call of [
        'dashboard_counts()',
        'leads_per_day(90)',
        'status_breakdown(90)',
        "board_columns('contact_inquiries')",
        'response_times()',
        "source_report('2020-01-01', '2100-01-01')",
      ]) {
        expect(await db.as('agent', `select * from ${call}`)).not.toEqual([]);
        expect(await db.as('user', `select * from ${call}`)).toEqual([]);
        await refused('visitor', `select * from ${call}`);
      }
    });
  });
});
