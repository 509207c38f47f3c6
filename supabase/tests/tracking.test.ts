import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatReference, referenceOf } from '../../app/leads/reference.ts';
import { AGENT, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { CLEAR, insertSql, LEAD_TABLES } from '../../testing/sample-rows.ts';

const PHONE = '+919876541234';
const RIGHT = '1234';
const WRONG = '0000';

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  let id: string;
  let reference: string;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    // The same limits in a window that does not end while a test is counting.
    await db.owner("update private.rate_rules set per = '1000 days'");
  });
  beforeEach(async () => {
    await db.owner(CLEAR);
    id = await stored('consultation_bookings');
    reference = referenceOf(id);
  });
  afterAll(() => db.close());

  async function stored(table: (typeof LEAD_TABLES)[number], more: object = {}): Promise<string> {
    const record = randomUUID();
    await db.owner(insertSql(table as 'contact_inquiries', { id: record, phone: PHONE, ...more }));
    return record;
  }
  const byLink = (request: string, headers?: object) =>
    db.as('visitor', 'select * from track_request($1)', [request], headers);
  const ask = (asked: string | null, digits: string | null, headers?: object) =>
    db.as('visitor', 'select * from track_request_by_reference($1, $2)', [asked, digits], headers);
  const miss = async (count: number, asked = reference) => {
    for (let n = 0; n < count; n++) expect(await ask(asked, WRONG)).toEqual([]);
  };
  const letTimePass = (time: string) =>
    db.owner(
      `update private.tracking_misses
       set locked_until = locked_until - $1::interval, missed_at = missed_at - $1::interval`,
      [time],
    );

  test.each(LEAD_TABLES)(
    '%s: link and reference tell the same, and nothing personal but the first name',
    async (table) => {
      const request = await stored(table);
      const [lead] = await db.owner<{ status: string; created_at: string }>(
        'select status, created_at from leads where id = $1',
        [request],
      );
      const told = {
        kind: table,
        first_name: 'Asha',
        received_at: lead?.created_at,
        status: lead?.status,
        reached: { [lead?.status ?? '']: lead?.created_at },
        is_closed: false,
        owner_name: null,
        locale: 'en',
      };
      expect(await byLink(request)).toEqual([told]);
      expect(await ask(referenceOf(request), RIGHT)).toEqual([told]);
    },
  );

  test('Stages carry the time they were last reached; the first is the time of arrival', async () => {
    for (const status of ['contacted', 'pending', 'contacted', 'scheduled'])
      await db.as('agent', 'update consultation_bookings set status = $1 where id = $2', [status, id]);
    const changes = await db.owner<{ to_status: string; changed_at: string }>(
      'select to_status, changed_at from status_changes where record_id = $1 order by changed_at',
      [id],
    );
    const [progress] = await byLink(id);
    expect(progress).toMatchObject({
      status: 'scheduled',
      reached: {
        pending: progress?.received_at,
        contacted: changes[2]?.changed_at,
        scheduled: changes[3]?.changed_at,
      },
    });
  });

  test('Whoever looks after it is called by first name, and an address is never given away', async () => {
    await db.owner('update leads set owner_id = $1 where id = $2', [AGENT.staffId, id]);
    const calledAs = async (name: string | null) => {
      await db.owner('update staff set name = $1 where id = $2', [name, AGENT.staffId]);
      return (await byLink(id))[0]?.owner_name;
    };
    expect(await calledAs('Meena Devi')).toBe('Meena');
    expect(await calledAs('meena@office.example')).toBeNull();
    expect(await calledAs(null)).toBeNull();
  });

  test('A request that is lost or rejected is closed, without the reason', async () => {
    await db.owner("update leads set lost_reason = 'Too expensive' where id = $1", [id]);
    expect(await byLink(id)).toMatchObject([{ is_closed: true, status: 'pending' }]);
    expect(JSON.stringify(await byLink(id))).not.toContain('expensive');
    const application = await stored('career_applications', { status: 'rejected' });
    expect(await byLink(application)).toMatchObject([{ is_closed: true }]);
  });

  test('Of an associate, whose id stands in the directory, it tells no more than the directory', async () => {
    const associate = await stored('associate_registrations', { status: 'approved' });
    await db.owner("update leads set owner_id = $1, lost_reason = 'Unreliable' where id = $2", [
      AGENT.staffId,
      associate,
    ]);
    expect(await byLink(associate)).toMatchObject([{ owner_name: null, is_closed: false }]);
    expect(await ask(referenceOf(associate), RIGHT)).toMatchObject([{ owner_name: null, is_closed: false }]);
  });

  test('References and digits are understood as people write them', async () => {
    const devanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    for (const [written, digits] of [
      [formatReference(reference), RIGHT],
      [` ${reference.toLowerCase()} `, ' 12 34 '],
      [[...reference].join(' '), '98765 41234'],
      [devanagari(formatReference(reference)), devanagari(RIGHT)],
    ] as const)
      expect(await ask(written, digits), written).toHaveLength(1);
  });

  test.each<[string | null, string | null]>([
    [null, null],
    ['', ''],
    ['%', '%'],
    ["'; drop table leads; --", '1234'],
    ['K7M2Q-9XD4', '1234'],
    ['0O1I0O1I0O', '1234'],
    ['x'.repeat(1_000_000), '1'.repeat(1_000_000)],
    ['क्ष'.repeat(50), '१२३'],
  ])('Odd input gets the answer of any miss: %#', async (written, digits) => {
    expect(await ask(written, digits)).toEqual([]);
    expect(await ask(reference, digits === RIGHT ? WRONG : digits)).toEqual([]);
  });

  test('Fewer than four digits are never enough', async () => {
    for (const digits of ['', '4', '34', '234']) expect(await ask(reference, digits)).toEqual([]);
  });

  test('Going through the endings finds nothing after five misses, the right one included', async () => {
    const guessed = await db.as(
      'visitor',
      `select progress.* from generate_series(0, 1999) as ending
       cross join lateral track_request_by_reference($1, lpad(ending::text, 4, '0')) as progress`,
      [reference],
    );
    expect(guessed).toEqual([]);
  });

  test('Five misses lock a reference, for its owner too; by its link it still opens', async () => {
    await miss(4);
    expect(await ask(reference, RIGHT)).toHaveLength(1);
    // The owner's answer in between gives nobody five more.
    await miss(1);
    expect(await ask(reference, RIGHT)).toEqual([]);
    expect(await byLink(id)).toHaveLength(1);
    const other = await stored('contact_inquiries');
    expect(await ask(referenceOf(other), RIGHT)).toHaveLength(1);
  });

  test('A lock ends after a quarter of an hour, the next one lasts twice as long, none more than a day', async () => {
    await miss(5);
    await letTimePass('14 minutes');
    expect(await ask(reference, RIGHT)).toEqual([]);
    await letTimePass('2 minutes');
    expect(await ask(reference, RIGHT)).toHaveLength(1);
    await miss(5);
    await letTimePass('16 minutes');
    expect(await ask(reference, RIGHT)).toEqual([]);
    await letTimePass('16 minutes');
    expect(await ask(reference, RIGHT)).toHaveLength(1);

    await db.owner('update private.tracking_misses set misses = 999999');
    await miss(1);
    await letTimePass('24 hours');
    expect(await ask(reference, RIGHT)).toHaveLength(1);
  });

  test('Asking while it is locked does not lengthen the lock', async () => {
    await miss(30);
    await letTimePass('16 minutes');
    expect(await ask(reference, RIGHT)).toHaveLength(1);
  });

  test('References that do not exist share a few counters, and old misses are forgotten', async () => {
    await db.as(
      'visitor',
      `select from generate_series(1, 2000) as n cross join lateral track_request_by_reference(
         translate(lpad(n::text, 10, '0'), '01', 'AB'), '0000')`,
    );
    const counters = () => db.owner('select from private.tracking_misses');
    expect((await counters()).length).toBeLessThanOrEqual(256);
    await letTimePass('8 days');
    for (let n = 0; n < 3; n++) await miss(1);
    expect(await counters()).toHaveLength(1);
  });

  test('Whoever sends a request under another’s reference sees their own alone', async () => {
    // The same first fifty bits, chosen by the sender.
    const twin = `${id.slice(0, 24)}${randomUUID().slice(24)}`;
    expect(referenceOf(twin)).toBe(reference);
    await stored('contact_inquiries', { id: twin, name: 'Mallory', phone: PHONE });
    expect(await ask(reference, RIGHT)).toMatchObject([{ first_name: 'Mallory' }]);
    await db.owner('delete from contact_inquiries where id = $1', [twin]);
    await stored('contact_inquiries', { id: twin, name: 'Mallory', phone: '+919876549999' });
    expect(await ask(reference, '9999')).toMatchObject([{ first_name: 'Mallory' }]);
    expect(await ask(reference, RIGHT)).toMatchObject([{ first_name: 'Asha' }]);
  });

  test('One client asks a hundred times in ten minutes by reference, another still may', async () => {
    const client = { 'cf-connecting-ip': '198.51.100.7' };
    for (let n = 0; n < 100; n++) await ask(reference, RIGHT, client);
    await expect(ask(reference, RIGHT, client)).rejects.toMatchObject({ code: 'PT429' });
    await expect(
      ask(reference, RIGHT, { ...client, 'x-forwarded-for': '203.0.113.9' }),
    ).rejects.toMatchObject({ code: 'PT429' });
    expect(await ask(reference, RIGHT, { 'cf-connecting-ip': '198.51.100.8' })).toHaveLength(1);
    expect(await byLink(id, client)).toHaveLength(1);
  });

  test('One client opens links six hundred times in ten minutes', async () => {
    const client = { 'cf-connecting-ip': '198.51.100.7' };
    await byLink(id, client);
    await db.owner("update private.rate_hits set hits = 600 where action = 'tracking by link'");
    await expect(byLink(id, client)).rejects.toMatchObject({ code: 'PT429' });
  });

  test('An unknown link, and a request that was erased, answer with nothing', async () => {
    expect(await byLink(randomUUID())).toEqual([]);
    await db.owner('delete from consultation_bookings where id = $1', [id]);
    expect(await byLink(id)).toEqual([]);
    expect(await ask(reference, RIGHT)).toEqual([]);
  });
});
