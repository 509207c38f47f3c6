import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Query } from '../../backend/database/database.ts';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { CLEAR, insertSql } from '../../testing/sample-rows.ts';

const phoneOf = (letter: string) => `+91555550000${letter.charCodeAt(0) - 64}`;

describe.each(ENGINES)('On $engine', ({ engine, postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  beforeEach(() => db.owner(CLEAR));
  afterAll(() => db.close());

  /** A request of A, B, C or D, each with a number of their own. */
  const requestSql = (letter: string, overrides: Record<string, unknown> = {}) =>
    insertSql('contact_inquiries', { name: `Name ${letter}`, phone: phoneOf(letter), ...overrides });
  const request = async (letter: string, overrides: Record<string, unknown> = {}) => {
    const id = randomUUID();
    await db.owner(requestSql(letter, { id, ...overrides }));
    return id;
  };
  const personSql = (letter: string) => `(select id from people where phone = '${phoneOf(letter)}')`;
  const merge = async (from: string, into: string, actor: Actor = 'admin') => {
    const sql = `select merge_people(${personSql(from)}, ${personSql(into)}) as id`;
    return String((await db.as(actor, sql))[0]?.id);
  };
  const undo = (id: string, actor: Actor = 'admin') => db.as(actor, 'select undo_merge($1)', [id]);
  const remove = (id: string) => db.as('service role', 'delete from contact_inquiries where id = $1', [id]);
  const correct = (id: string, letter: string) =>
    db.as('agent', `select edit_contact($1, (select version from leads where id = $1), 'Corrected', $2)`, [
      id,
      phoneOf(letter),
    ]);

  /** Whose requests are whose, by the letters of the numbers: { A: 'AAB' } is A with two of A and one of B. */
  const whose = async () => {
    const rows = await db.owner<{ person: string; phones: string }>(
      `select person.phone as person, string_agg(lead.phone, ',' order by lead.phone) as phones
       from leads as lead join people as person on person.id = lead.person_id group by 1`,
    );
    const letter = (phone: string) => String.fromCharCode(64 + Number(phone.at(-1)));
    return Object.fromEntries(
      rows.map(({ person, phones }) => [letter(person), phones.split(',').map(letter).join('')]),
    );
  };
  const numbers = async () =>
    (await db.owner<{ phone: string }>('select phone from people order by 1')).map(({ phone }) => phone);

  /** What must hold after whatever was done. */
  const RULES: Record<string, string> = {
    'a request belongs to the person of its number': `
      select from leads as lead left join people as number on number.phone = lead.phone
      where lead.person_id is distinct from coalesce(number.merged_into, number.id)`,
    'a number without requests is forgotten': `
      select from people where not exists (select from leads where leads.phone = people.phone)`,
    'nobody is merged into somebody who is merged': `
      select from people as number join people as person on person.id = number.merged_into
      where person.merged_into is not null`,
    'a name and an address come from a request that is there': `
      select from people as number
      where not exists (
        select from leads where person_id = coalesce(number.merged_into, number.id) and name = number.name
      ) or (number.email is not null and not exists (
        select from leads where person_id = coalesce(number.merged_into, number.id) and email = number.email
      ))`,
    'a record has its lead, and a lead its record': `
      select from leads full join contact_inquiries as record on record.id = leads.id
      where leads.id is null or record.id is null or (leads.name, leads.phone) is distinct from (record.name, record.phone)`,
  };
  const broken = async () => {
    const names: string[] = [];
    for (const [name, sql] of Object.entries(RULES)) if ((await db.owner(sql)).length > 0) names.push(name);
    return names;
  };

  describe('A merge', () => {
    test('makes one person of two, for what comes later too', async () => {
      await request('A', { email: 'a@mail.example', created_at: '2026-01-02' });
      await request('B', { created_at: '2026-01-01' });
      await merge('A', 'B');
      expect(await whose()).toEqual({ B: 'AB' });
      expect(await db.owner(`select name, email from people where id = ${personSql('B')}`)).toEqual([
        { name: 'Name A', email: 'a@mail.example' },
      ]);
      await request('A');
      await request('B');
      expect(await whose()).toEqual({ B: 'AABB' });
      expect(await broken()).toEqual([]);
    });

    test('is undone with what has come in since, each with the number it came from', async () => {
      await request('A', { email: 'a@mail.example' });
      await request('B');
      const id = await merge('A', 'B');
      await request('A');
      await request('B');
      await undo(id);
      expect(await whose()).toEqual({ A: 'AA', B: 'BB' });
      expect(await db.owner('select name, email from people order by phone')).toEqual([
        { name: 'Name A', email: 'a@mail.example' },
        { name: 'Name B', email: null },
      ]);
      await expect(undo(id)).rejects.toMatchObject({ code: 'PT409' });
      await merge('B', 'A');
      expect(await whose()).toEqual({ A: 'AABB' });
    });

    test('of a merge is undone in turn, last first', async () => {
      for (const letter of 'ABC') await request(letter);
      const first = await merge('A', 'B');
      const second = await merge('B', 'C');
      expect(await whose()).toEqual({ C: 'ABC' });
      await expect(undo(first)).rejects.toMatchObject({ code: 'PT409' });
      await request('A');
      await undo(second);
      expect(await whose()).toEqual({ B: 'AAB', C: 'C' });
      await undo(first);
      expect(await whose()).toEqual({ A: 'AA', B: 'B', C: 'C' });
      expect(await broken()).toEqual([]);
    });

    test('takes along what was corrected to another number meanwhile, to where that number belongs', async () => {
      const moved = await request('A');
      await request('A');
      await request('B');
      const id = await merge('A', 'B');
      await correct(moved, 'B');
      await undo(id);
      expect(await whose()).toEqual({ A: 'A', B: 'BB' });
      expect(await broken()).toEqual([]);
    });

    test('is refused to a person with themselves, with nobody, and with who is merged already', async () => {
      for (const letter of 'ABC') await request(letter);
      await merge('A', 'B');
      for (const [from, into] of ['AA', 'AC', 'CA', 'AB', 'CD'].map((pair) => [...pair]))
        await expect(merge(from ?? '', into ?? '')).rejects.toMatchObject({ code: 'PT409' });
    });

    test('is an admin’s, and so is undoing it', async () => {
      await request('A');
      await request('B');
      for (const actor of ['visitor', 'user', 'agent', 'service role'] as const)
        await expect(merge('A', 'B', actor)).rejects.toMatchObject({ code: '42501' });
      const id = await merge('A', 'B');
      for (const actor of ['visitor', 'user', 'agent', 'service role'] as const)
        await expect(undo(id, actor)).rejects.toMatchObject({ code: '42501' });
      await expect(undo(randomUUID())).rejects.toMatchObject({ code: 'PT409' });
      expect(
        await db.as('agent', 'select merged_by, cardinality(lead_ids) as leads from person_merges'),
      ).toEqual([{ merged_by: 'admin@office.example', leads: 1 }]);
    });
  });

  describe('A corrected number', () => {
    const idOf = async (letter: string) => (await db.owner(`select ${personSql(letter)} as id`))[0]?.id;

    test('stays the same person’s', async () => {
      const id = await request('A');
      const person = await idOf('A');
      await correct(id, 'B');
      expect(await idOf('B')).toBe(person);
      expect(await whose()).toEqual({ B: 'B' });
    });

    test('that was merged stays merged', async () => {
      const id = await request('A');
      await request('B');
      const merged = await merge('A', 'B');
      await correct(id, 'C');
      expect(await whose()).toEqual({ B: 'BC' });
      await undo(merged);
      expect(await whose()).toEqual({ B: 'B', C: 'C' });
    });

    test('that is known joins that person, and leaves others behind', async () => {
      const id = await request('A');
      await request('A');
      await request('B', { name: 'Older', created_at: '2025-01-01' });
      await correct(id, 'B');
      expect(await whose()).toEqual({ A: 'A', B: 'BB' });
      expect(await db.owner(`select name from people where id = ${personSql('B')}`)).toEqual([
        { name: 'Corrected' },
      ]);
      expect(await broken()).toEqual([]);
    });
  });

  describe('What no request names is forgotten:', () => {
    test('the person, with the last of their requests', async () => {
      const first = await request('A', { email: 'a@mail.example', created_at: '2026-01-02' });
      const second = await request('A', { name: 'Older', created_at: '2026-01-01' });
      await remove(first);
      expect(await db.owner('select name, email from people')).toEqual([{ name: 'Older', email: null }]);
      await remove(second);
      expect(await numbers()).toEqual([]);
    });

    test('a merged number with the last of its own, and the merge with it', async () => {
      const id = await request('A', { email: 'a@mail.example' });
      await request('B');
      await merge('A', 'B');
      await remove(id);
      expect(await numbers()).toEqual([phoneOf('B')]);
      expect(await db.owner('select name, email from people')).toEqual([{ name: 'Name B', email: null }]);
      expect(await db.owner('select from person_merges')).toEqual([]);
    });

    test('an address that a merged number had from a request that is gone', async () => {
      const id = await request('A', { email: 'a@mail.example' });
      await request('A', { created_at: '2025-01-01', name: 'Older' });
      await request('B');
      await merge('A', 'B');
      await remove(id);
      expect(await db.owner('select name, email from people order by phone')).toEqual([
        { name: 'Older', email: null },
        { name: 'Name B', email: null },
      ]);
    });

    test('the number that others were merged into: the next takes over', async () => {
      const id = await request('A');
      await request('B', { created_at: '2026-01-01' });
      await request('C');
      await merge('B', 'A');
      await merge('C', 'A');
      await remove(id);
      expect(await whose()).toEqual({ B: 'BC' });
      expect(await numbers()).toEqual([phoneOf('B'), phoneOf('C')]);
      expect(await broken()).toEqual([]);
    });

    test('everything, when all is gone at once', async () => {
      for (const letter of 'AABBCC') await request(letter);
      await merge('A', 'B');
      await merge('B', 'C');
      await db.as('service role', 'delete from contact_inquiries where true');
      for (const table of ['leads', 'people', 'person_merges'])
        expect(await db.owner(`select from ${table}`)).toEqual([]);
    });
  });

  test('Whatever is done in whatever order, the rules hold', async () => {
    const letter = fc.constantFrom(...'ABCD');
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('request' as const), letter }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), n: fc.nat(50) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const), n: fc.nat(50), letter }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('merge' as const), letter, into: letter }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), n: fc.nat(50) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        await db.owner(CLEAR);
        const ids: string[] = [];
        const merges: string[] = [];
        for (const one of steps) {
          const target = 'n' in one ? ids[one.n % (ids.length || 1)] : undefined;
          if (one.do === 'request')
            ids.push(
              await request(one.letter, { email: `${one.letter}${ids.length}@mail.example`.toLowerCase() }),
            );
          else if (one.do === 'merge')
            await merge(one.letter, one.into).then(
              (id) => merges.push(id),
              (error) => expect(error.code).toBe('PT409'),
            );
          else if (one.do === 'undo')
            await undo(merges[one.n % (merges.length || 1)] ?? randomUUID()).catch((error) =>
              expect(error.code).toBe('PT409'),
            );
          else if (target && one.do === 'correct')
            await correct(target, one.letter).catch((error) => expect(error.code).toBe('PT404'));
          else if (target) await remove(target);
          expect(await broken()).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  }, 300_000);

  describe.runIf(engine !== 'PGlite')('At the same moment', () => {
    /** Waits until a session of this database waits for another one's. */
    const somebodyWaits = () =>
      eventually(async () => {
        const waiting = `select from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database()`;
        expect(await db.owner(waiting)).not.toEqual([]);
      });
    /** Does the first, begins the second, which must wait, and only then ends the first. */
    const overlap = async (first: string, second: () => Promise<unknown>) => {
      let later: Promise<unknown> | undefined;
      await db.database.transaction(async (query: Query) => {
        await query(first);
        later = second().then(
          () => 'done',
          (error) => error.code,
        );
        await somebodyWaits();
      });
      return later;
    };

    test('two requests from a new number are one person’s', async () => {
      expect(await overlap(requestSql('A'), () => request('A'))).toBe('done');
      expect(await whose()).toEqual({ A: 'AA' });
    });

    test('many requests from one number are all stored', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, n) => request('A', { name: `Name ${n}` })));
      expect(await whose()).toEqual({ A: 'A'.repeat(20) });
      expect(await broken()).toEqual([]);
    });

    test('a request comes in while the last one of its number is erased, and the other way round', async () => {
      const id = await request('A');
      const erase = `delete from contact_inquiries where id = '${id}'`;
      expect(await overlap(erase, () => request('A'))).toBe('done');
      expect(await whose()).toEqual({ A: 'A' });
      expect(await broken()).toEqual([]);

      const [last] = await db.owner<{ id: string }>('select id from leads');
      expect(await overlap(requestSql('A'), () => remove(last?.id ?? ''))).toBe('done');
      expect(await whose()).toEqual({ A: 'A' });
      expect(await broken()).toEqual([]);
    });

    test('a request comes in while its number is merged, and while the merge is undone', async () => {
      await request('A');
      await request('B');
      let id = '';
      expect(
        await overlap(requestSql('A'), async () => {
          id = await merge('A', 'B');
        }),
      ).toBe('done');
      expect(await whose()).toEqual({ B: 'AAB' });
      expect(await overlap(requestSql('A'), () => undo(id))).toBe('done');
      expect(await whose()).toEqual({ A: 'AAA', B: 'B' });
      expect(await broken()).toEqual([]);
    });

    test('a request comes in from a merged number while the number it was merged into is erased', async () => {
      const id = await request('A');
      await request('B');
      await merge('B', 'A');
      expect(await overlap(`delete from contact_inquiries where id = '${id}'`, () => request('B'))).toBe(
        'done',
      );
      expect(await whose()).toEqual({ B: 'BB' });
      expect(await broken()).toEqual([]);
    });

    test('two merges, or a merge and its reverse: one is done', async () => {
      for (const letter of 'ABC') await request(letter);
      const code = (error: { code: string }) => error.code;
      for (const [one, other] of [
        ['AB', 'BA'],
        ['AB', 'AC'],
      ]) {
        const [done, refused] = (
          await Promise.all(
            [one, other].map((pair) => merge(pair?.[0] ?? '', pair?.[1] ?? '').then(() => 'done', code)),
          )
        ).sort();
        expect([done, refused].sort()).toEqual(['PT409', 'done']);
        expect(await broken()).toEqual([]);
        const [last] = await db.owner<{ id: string }>('select id from person_merges where undone_at is null');
        await undo(last?.id ?? '');
      }
    });

    test('a status is changed while the contact is corrected: neither waits for ever', async () => {
      const id = await request('A');
      const status = `update contact_inquiries set status = 'responded' where id = '${id}'`;
      expect(await overlap(status, () => correct(id, 'B'))).toBe('PT409');
      await correct(id, 'B');
      expect(await whose()).toEqual({ B: 'B' });
    });
  });
});
