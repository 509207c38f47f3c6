import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ADMIN, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { RECORD_TABLES } from '../../testing/sample-rows.ts';

const RAVI = {
  name: 'Ravi Verma',
  phone: '98765 43210',
  location: 'Lucknow',
  created_at: '2024-03-05T10:00+05:30',
};
const ASHA = { name: 'आशा रानी', phone: '9876543211', location: 'कानपुर', status: 'contacted' };

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  beforeEach(async () => {
    for (const table of [...RECORD_TABLES, 'imports']) await db.owner(`delete from ${table} where true`);
  });
  afterAll(() => db.close());

  interface Answer {
    line: number;
    outcome: string;
    reason: string | null;
  }
  const importLines = (
    lines: unknown,
    { id = randomUUID() as string, kind = 'consultation_bookings', undatedAt = null as string | null } = {},
  ) =>
    db.as<Answer>('admin', 'select * from import_leads($1, $2, $3, $4::text::jsonb, $5)', [
      id,
      kind,
      'old leads.csv',
      JSON.stringify(lines),
      undatedAt,
    ]);
  const outcomes = (answers: Answer[]) => answers.map(({ outcome }) => outcome);
  const leads = <Row>(columns: string) => db.owner<Row>(`select ${columns} from leads order by name`);
  const undo = async (id: string) =>
    (await db.as<{ left: number }>('admin', 'select undo_import($1) as left', [id]))[0]?.left;

  test('A line becomes a record and a lead of its day, cleaned as the forms clean it', async () => {
    const id = randomUUID();
    expect(outcomes(await importLines([RAVI, { ...ASHA, source: 'Facebook' }], { id }))).toEqual([
      'imported',
      'imported',
    ]);
    expect(
      await leads(
        `name, phone, status, source, import_id, created_at = status_since as since_then,
         first_responded_at = created_at as responded`,
      ),
    ).toEqual([
      {
        name: RAVI.name,
        phone: '+919876543210',
        status: 'pending',
        source: 'import',
        import_id: id,
        since_then: true,
        responded: null,
      },
      {
        name: ASHA.name,
        phone: '+919876543211',
        status: 'contacted',
        source: 'facebook',
        import_id: id,
        since_then: true,
        responded: true,
      },
    ]);
    const [record] = await db.owner(
      'select consent_at, consent_version, created_at::text from consultation_bookings where name = $1',
      [RAVI.name],
    );
    expect(record).toMatchObject({ consent_at: null, consent_version: null });
    expect(new Date(String(record?.created_at))).toEqual(new Date(RAVI.created_at));
    expect(await db.as('admin', 'select row_count, imported_by, file_name from imports')).toEqual([
      { row_count: 2, imported_by: ADMIN.email, file_name: 'old leads.csv' },
    ]);
  });

  test('The same line never comes in twice: in the file, in another, spelt differently or at a later status', async () => {
    await importLines([RAVI, ASHA], { undatedAt: '2024-01-01T00:00+05:30' });
    expect(
      outcomes(
        await importLines([
          RAVI,
          { ...RAVI, phone: '+91-9876543210', name: ' Ravi  Verma ', email: '' },
          { ...RAVI, created_at: '2024-03-05T04:30Z', status: 'completed' },
          ASHA,
          { ...RAVI, created_at: '2024-03-06T10:00+05:30' },
        ]),
      ),
    ).toEqual(['already there', 'already there', 'already there', 'already there', 'imported']);
    expect(await leads('id')).toHaveLength(3);
  });

  test('A call whose answer got lost is answered as before, and counts once', async () => {
    const id = randomUUID();
    await importLines([RAVI], { id });
    expect(outcomes(await importLines([RAVI, ASHA], { id }))).toEqual(['imported', 'imported']);
    expect(await db.owner('select row_count from imports')).toEqual([{ row_count: 2 }]);
  });

  test('An import that brings nothing new leaves no trace', async () => {
    await importLines([RAVI]);
    await importLines([RAVI]);
    expect(await db.owner('select id from imports')).toHaveLength(1);
  });

  test('A bad line is refused alone and says why', async () => {
    const bad = [
      { ...RAVI, phone: '12' },
      { ...RAVI, status: 'sold' },
      { ...RAVI, created_at: '2999-01-01T00:00Z' },
      { ...RAVI, created_at: 'infinity' },
      { ...RAVI, created_at: 'yesterday evening' },
      { ...RAVI, monthly_bill: 'much' },
      { ...RAVI, location: undefined },
      { ...RAVI, email: 'nobody' },
      {},
      'no object',
      null,
    ];
    const answers = await importLines([...bad, ASHA]);
    expect(outcomes(answers)).toEqual([...bad.map(() => 'refused'), 'imported']);
    const words = [
      'phone',
      'status',
      'future',
      'future',
      'timestamp',
      'numeric',
      'location',
      'email',
      'name',
    ];
    for (const [index, word] of words.entries()) expect(answers[index]?.reason).toContain(word);
    expect(await leads('name')).toEqual([{ name: ASHA.name }]);
  });

  test('A line sets no column that is not its own', async () => {
    const id = randomUUID();
    const [answer] = await importLines([{ ...RAVI, id, consent_version: '2026-11', file_url: 'x' }]);
    expect(answer?.outcome).toBe('imported');
    expect(await db.owner('select id from consultation_bookings where id = $1', [id])).toEqual([]);
    expect(await db.owner('select consent_version from consultation_bookings')).toEqual([
      { consent_version: null },
    ]);
  });

  test('Every kind that can be imported takes its lines; partners and job applications do not', async () => {
    const { created_at, name, phone } = RAVI;
    const samples = {
      installation_requests: { ...RAVI, roof_area: 900, budget: '3-5' },
      training_registrations: { name, phone, created_at, course_type: 'ev_training', status: 'confirmed' },
      contact_inquiries: { name, phone, created_at, message: 'Two\nlines', inquiry_type: 'complaint' },
    };
    for (const [kind, line] of Object.entries(samples))
      expect(outcomes(await importLines([line, line], { kind }))).toEqual(['imported', 'already there']);
    for (const kind of ['associate_registrations', 'career_applications', 'testimonials', 'staff'])
      await expect(importLines([RAVI], { kind })).rejects.toMatchObject({ code: '22023' });
  });

  test('Two hundred lines are the most in one call', async () => {
    await expect(importLines(Array(201).fill(RAVI))).rejects.toMatchObject({ code: 'PT413' });
    await expect(importLines({ 0: RAVI })).rejects.toMatchObject({ code: 'PT413' });
  });

  test('Undoing takes out its own records with all that hangs on them, and nothing else', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await importLines([RAVI], { id: first });
    await importLines([RAVI, ASHA], { id: second });
    await db.as(
      'agent',
      "insert into activities (lead_id, type) select id, 'reached' from leads where import_id = $1",
      [second],
    );
    expect(await db.as('admin', 'select * from import_progress($1)', [second])).toEqual([
      { records: 1, worked_on: 1 },
    ]);
    expect(await db.as('admin', 'select * from import_progress($1)', [first])).toEqual([
      { records: 1, worked_on: 0 },
    ]);
    expect(await undo(second)).toBe(0);
    expect(await leads('name')).toEqual([{ name: RAVI.name }]);
    expect(await db.owner('select name from consultation_bookings')).toEqual([{ name: RAVI.name }]);
    expect(await db.owner('select id from activities')).toEqual([]);
    expect(await db.owner('select name from people')).toEqual([{ name: RAVI.name }]);
    expect(await db.owner('select undone_at is not null as undone from imports order by undone')).toEqual([
      { undone: false },
      { undone: true },
    ]);
    await expect(importLines([ASHA], { id: second })).rejects.toMatchObject({ code: 'PT409' });
    expect(outcomes(await importLines([ASHA]))).toEqual(['imported']);
  });

  test('A long import is undone in steps', async () => {
    const id = randomUUID();
    const lines = Array.from({ length: 201 }, (_, index) => ({ ...RAVI, requirements: `Line ${index}` }));
    await importLines(lines.slice(0, 200), { id });
    await importLines(lines.slice(200), { id });
    expect([await undo(id), await undo(id), await undo(id)]).toEqual([1, 0, 0]);
    expect(await leads('id')).toEqual([]);
  });

  test('Importing, undoing and reading imports are the admins’ alone', async () => {
    const id = randomUUID();
    await importLines([RAVI], { id });
    const calls = [
      `select * from import_leads('${randomUUID()}', 'consultation_bookings', 'a.csv', '[]')`,
      `select undo_import('${id}')`,
    ];
    for (const actor of ['visitor', 'user', 'agent'] satisfies Actor[])
      for (const call of calls) expect((await db.attempt(actor, call)).refusal?.code).toBe('42501');
    expect((await db.attempt('visitor', 'select * from imports')).refusal?.code).toBe('42501');
    for (const actor of ['user', 'agent'] satisfies Actor[])
      expect(await db.as(actor, 'select * from imports')).toEqual([]);
    for (const write of [
      `insert into imports (id, kind, file_name, row_count) values ('${randomUUID()}', 'contact_inquiries', 'a', 1)`,
      'update imports set undone_at = now() where true',
      'delete from imports where true',
      `update leads set import_id = '${id}' where true`,
    ])
      expect((await db.attempt('admin', write)).refusal?.code).toBe('42501');
    expect(await leads('id')).toHaveLength(1);
  });
});
