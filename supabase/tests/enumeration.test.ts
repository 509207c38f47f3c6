import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { CERTIFICATES, CLEAR, insertSql } from '../../testing/sample-rows.ts';

const MEMBER = 'member@mail.example';
const STRANGER = 'stranger@mail.example';

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  beforeEach(() => db.owner(CLEAR));
  afterAll(() => db.close());

  const answer = (sql: string, actor: 'visitor' | 'user' = 'visitor') =>
    db.as(actor, sql).then(
      (rows) => ({ rows: rows.length }),
      ({ code, message }) => ({ code, message: String(message).replace(/\w+@mail\.example/g, 'ADDRESS') }),
    );
  const rowsOf = (sql: string) => sql.slice(sql.indexOf(' values ') + 8);
  const together = (first: string, ...more: string[]) => [first, ...more.map(rowsOf)].join(', ');

  describe('The newsletter answers a subscriber and a stranger alike', () => {
    const subscribe = (email: string, more: object = {}) =>
      insertSql('newsletter_subscribers', { email, ...more });
    const added = (sql: string) => `with added as (${sql} returning 1) select * from added`;
    beforeEach(() =>
      db.owner(subscribe(MEMBER, { created_at: '2026-01-02T03:04:05Z', consent_version: 'old' })),
    );

    test.each<[string, (email: string) => string]>([
      ['a plain subscription', (email) => subscribe(email)],
      ['another spelling', (email) => subscribe(` ${email.toUpperCase()}\u200b`)],
      ['an over-long consent', (email) => subscribe(email, { consent_version: 'x'.repeat(41) })],
      ['no consent', (email) => subscribe(email, { consent_version: null })],
      ['a bad row beside it', (email) => together(subscribe(email), subscribe('no address'))],
      ['a bad row before it', (email) => together(subscribe('no address'), subscribe(email))],
      ['the address twice', (email) => together(subscribe(email), subscribe(email.toUpperCase()))],
      ['no id', (email) => subscribe(email, { id: null })],
      ['a question for the row', (email) => `${subscribe(email)} returning id`],
      ['a wish to skip duplicates', (email) => `${subscribe(email)} on conflict do nothing`],
      ['a wish to skip its duplicate', (email) => `${subscribe(email)} on conflict (email) do nothing`],
      [
        'eleven rows',
        (email) =>
          together(subscribe(email), ...Array.from({ length: 10 }, (_, n) => subscribe(`${n}@b.example`))),
      ],
    ])('%s', async (_what, sql) => {
      for (const actor of ['visitor', 'user'] as const)
        expect(await answer(sql(MEMBER), actor)).toEqual(await answer(sql(STRANGER), actor));
    });

    test('A repeated subscription is one row added, as the first is', async () => {
      for (const email of [MEMBER, STRANGER])
        expect((await db.attempt('service role', added(subscribe(email)))).rows).toHaveLength(1);
    });

    test('A repeated subscription keeps the first day and takes the new consent', async () => {
      await db.as('visitor', subscribe(MEMBER));
      const [row] = await db.owner('select created_at, consent_version from newsletter_subscribers');
      expect(row).toEqual({ created_at: '2026-01-02T03:04:05+00:00', consent_version: '2026-11' });
    });

    test('A refused subscription leaves the old one as it was', async () => {
      const look = 'select * from newsletter_subscribers';
      const before = await db.owner(look);
      expect(await answer(subscribe(MEMBER, { consent_version: 'x'.repeat(41) }))).toMatchObject({
        code: '23514',
      });
      expect(await db.owner(look)).toEqual(before);
    });

    test.each([MEMBER, STRANGER])(
      'Eight at the same moment for %s all succeed and leave one row',
      async (email) => {
        const answers = await Promise.all(Array.from({ length: 8 }, () => answer(subscribe(email))));
        expect(answers).toEqual(Array.from({ length: 8 }, () => ({ rows: 0 })));
        expect(await db.owner('select from newsletter_subscribers where email = $1', [email])).toHaveLength(
          1,
        );
      },
    );
  });

  describe('A registration that cannot be stored answers an associate and a stranger alike', () => {
    const register = (email: string, more: object = {}) =>
      insertSql('associate_registrations', { id: randomUUID(), email, ...more });
    const missing = { certificate_url: `${CERTIFICATES}/1760000000000-missing1.png` };
    const OWN_FILES = ['1760000000000-own00001.png', '1760000000000-own00002.png'];
    beforeEach(async () => {
      await db.owner(register(MEMBER, { certificate_url: `${CERTIFICATES}/1760000000000-theirs00.png` }));
      for (const file of OWN_FILES) await db.upload(file);
    });

    test.each<[string, (email: string) => string]>([
      ['a bad value', (email) => register(email, { pincode: '1' })],
      [
        'a bad row after it',
        (email) => together(register(email), register('other@mail.example', { phone: '1' })),
      ],
      [
        'a bad row before it',
        (email) => together(register('other@mail.example', { phone: '1' }), register(email)),
      ],
      [
        'an address of one’s own, twice, beside it',
        (email) =>
          together(
            register(email),
            ...OWN_FILES.map((file) =>
              register('own@mail.example', { certificate_url: `${CERTIFICATES}/${file}` }),
            ),
          ),
      ],
      ['no consent', (email) => register(email, { consent_version: null })],
      ['a missing file', (email) => register(email, missing)],
      [
        'a claimed file',
        (email) => register(email, { certificate_url: `${CERTIFICATES}/1760000000000-theirs00.png` }),
      ],
      ['a question for the row', (email) => `${register(email)} returning email`],
      ['a wish to skip duplicates', (email) => `${register(email)} on conflict do nothing`],
      ['a wish to skip its duplicate', (email) => `${register(email)} on conflict (email) do nothing`],
      [
        'eleven rows',
        (email) =>
          together(register(email), ...Array.from({ length: 10 }, (_, n) => register(`${n}@b.example`))),
      ],
    ])('%s', async (_what, sql) => {
      const toMember = await answer(sql(MEMBER));
      expect(toMember).toMatchObject({ code: expect.not.stringMatching('23505') });
      expect(toMember).toEqual(await answer(sql(STRANGER)));
    });

    test('A complete one learns that the address is taken', async () => {
      expect(await answer(register(MEMBER))).toMatchObject({
        code: '23505',
        message: expect.stringContaining('associate_registrations_email_key'),
      });
    });
  });

  test('A visitor adds at most ten rows at once; staff are not', async () => {
    const rows = (count: number) =>
      together(...(Array.from({ length: count }, () => insertSql('contact_inquiries')) as [string]));
    expect((await db.attempt('visitor', rows(10))).refusal).toBeUndefined();
    expect((await db.attempt('visitor', rows(11))).refusal?.code).toBe('PT413');
    expect((await db.attempt('user', rows(11))).refusal?.code).toBe('PT413');
    expect((await db.attempt('service role', rows(11))).refusal).toBeUndefined();
  });
});
