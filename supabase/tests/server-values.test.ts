import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import {
  CERTIFICATES,
  CLEAR,
  insertSql,
  RECORD_ID,
  RECORD_TABLES,
  type Table,
} from '../../testing/sample-rows.ts';

const FORGED = { created_at: '2001-01-01', consent_version: '2026-11', consent_at: '2001-01-01' };
const A_MINUTE = 60_000;

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeEach(async () => {
    db ??= await openPolicyDatabase(postgresUrl);
    await db.owner(CLEAR);
  });
  afterAll(() => db.close());

  async function only<Row = Record<string, unknown>>(table: Table): Promise<Row> {
    const rows = await db.owner<Row>(`select * from public.${table}`);
    expect(rows).toHaveLength(1);
    return rows[0] as Row;
  }
  const expectNow = (timestamp: unknown) =>
    expect(Math.abs(Date.now() - Date.parse(String(timestamp)))).toBeLessThan(A_MINUTE);

  test.each([
    ['consultation_bookings', 'completed'],
    ['installation_requests', 'approved'],
    ['contact_inquiries', 'resolved'],
    ['career_applications', 'approved'],
    ['training_registrations', 'confirmed'],
  ] as const)('%s sent with status %s starts pending, now', async (table, status) => {
    for (const actor of ['visitor', 'user', 'agent', 'admin'] as const) {
      await db.owner(CLEAR);
      await db.as(actor, insertSql(table, { ...FORGED, status }));
      const row = await only(table);
      expect(row.status).toBe('pending');
      expectNow(row.created_at);
      expectNow(row.consent_at);
    }
  });

  test('A training registration cannot claim to be paid', async () => {
    await db.as('visitor', insertSql('training_registrations', { payment_status: 'paid' }));
    expect(await only('training_registrations')).toMatchObject({ payment_status: 'pending' });
  });

  test('An associate is approved by the system at once, whatever was sent', async () => {
    const forged = { ...FORGED, status: 'rejected', approved_by: 'boss', approved_at: '2001-01-01' };
    await db.as('visitor', insertSql('associate_registrations', forged));
    const row = await only('associate_registrations');
    expect(row).toMatchObject({ status: 'approved', approved_by: 'system' });
    expectNow(row.created_at);
    expectNow(row.approved_at);
  });

  test("An admin's testimonial starts approved", async () => {
    await db.as(
      'admin',
      insertSql('testimonials', { status: 'pending', created_at: '2001-01-01', rating: null }),
    );
    const row = await only('testimonials');
    expect(row).toMatchObject({ status: 'approved', rating: 5 });
    expectNow(row.created_at);
  });

  test('The service role may import rows with their own status and time', async () => {
    const imported = { status: 'resolved', created_at: '2026-01-02T03:04:05Z', consent_version: 'paper' };
    await db.as('service role', insertSql('contact_inquiries', imported));
    expect(await only('contact_inquiries')).toMatchObject({
      status: 'resolved',
      created_at: '2026-01-02T03:04:05+00:00',
      consent_at: '2026-01-02T03:04:05+00:00',
    });
  });

  test.each([
    ...RECORD_TABLES.filter((table) => table !== 'testimonials'),
    'newsletter_subscribers',
  ] as const)('%s without consent is refused to whoever sends a form', async (table) => {
    const sql = (consent_version: unknown) => insertSql(table, { consent_version });
    for (const actor of ['visitor', 'user', 'admin'] as const)
      for (const version of [null, '', ' \u200b '])
        expect((await db.attempt(actor, sql(version))).refusal).toMatchObject({
          code: '23514',
          message: expect.stringContaining('consent_version'),
        });
  });

  test('Staff record a lead without consent; a consent time without a notice version is not kept', async () => {
    await db.as(
      'service role',
      insertSql('contact_inquiries', { consent_version: null, consent_at: '2001-01-01' }),
    );
    expect(await only('contact_inquiries')).toMatchObject({ consent_version: null, consent_at: null });
  });

  test('Spaces, empty texts and spellings of phone and e-mail are tidied before they are stored', async () => {
    await db.as(
      'visitor',
      insertSql('contact_inquiries', {
        name: '  Asha \t Udaan ',
        phone: ' 055555-00001',
        email: ' Asha@Mail.Example ',
        subject: '   ',
        message: '\r\n Line one\r\nline two \n',
      }),
    );
    expect(await only('contact_inquiries')).toMatchObject({
      name: 'Asha Udaan',
      phone: '+915555500001',
      email: 'asha@mail.example',
      subject: null,
      message: 'Line one\nline two',
    });
  });

  test('A registration e-mail is taken in whatever case it is written, and the error says so at commit', async () => {
    await db.as('visitor', insertSql('associate_registrations'));
    await db.upload('1760000000000-another1.png');
    const again = insertSql('associate_registrations', {
      email: 'ASHA@mail.example',
      certificate_url: `${CERTIFICATES}/1760000000000-another1.png`,
    });
    await expect(db.as('visitor', again)).rejects.toMatchObject({
      code: '23505',
      message: expect.stringContaining('associate_registrations_email_key'),
    });
  });

  test('Sending the same row twice is refused on the primary key, even when the e-mail is taken too', async () => {
    const id = '00000000-0000-4000-8000-00000000000a';
    await db.as('visitor', insertSql('associate_registrations', { id }));
    const again = await db.attempt('visitor', insertSql('associate_registrations', { id }));
    expect(again.refusal).toMatchObject({ code: '23505', message: expect.stringContaining('_pkey') });
  });

  test('Subscribing twice is a success that tells nothing and stores one row', async () => {
    await db.as('visitor', insertSql('newsletter_subscribers'));
    await db.as('visitor', insertSql('newsletter_subscribers', { email: 'ASHA@mail.example' }));
    expectNow((await only('newsletter_subscribers')).consent_at);
  });

  test('A changed status is written into the history with who, when, from and to', async () => {
    await db.as('visitor', insertSql('contact_inquiries'));
    await db.as('admin', "update contact_inquiries set status = 'responded'");
    await db.as('admin', "update contact_inquiries set status = 'responded'");
    const { id } = await only('contact_inquiries');
    expect(await only('status_changes')).toMatchObject({
      table_name: 'contact_inquiries',
      record_id: id,
      from_status: 'pending',
      to_status: 'responded',
      changed_by: ADMIN.id,
      changed_by_email: ADMIN.email,
    });
  });

  test('Approving an associate records the admin; taking it back clears that', async () => {
    await db.as('visitor', insertSql('associate_registrations'));
    await db.as('admin', "update associate_registrations set status = 'rejected'");
    expect(await only('associate_registrations')).toMatchObject({ approved_at: null, approved_by: null });
    await db.as('admin', "update associate_registrations set status = 'approved'");
    expect(await only('associate_registrations')).toMatchObject({ approved_by: ADMIN.email });
  });

  test('The directory announces who leaves it, and only that', async () => {
    const changedAt = async () =>
      (await db.owner<{ at: string }>('select changed_at as at from associate_directory_state'))[0]?.at;
    await db.as('visitor', insertSql('associate_registrations'));
    const atFirst = await changedAt();
    await db.as('admin', "update associate_registrations set status = 'rejected'");
    const afterRejection = await changedAt();
    expect(afterRejection).not.toBe(atFirst);
    await db.as('admin', "update associate_registrations set status = 'approved'");
    expect(await changedAt()).toBe(afterRejection);
    await db.as('service role', 'delete from associate_registrations');
    expect(await changedAt()).not.toBe(afterRejection);
  });

  test('A note carries its author, whoever it claims to be from', async () => {
    await db.as('visitor', insertSql('contact_inquiries', { id: RECORD_ID }));
    await db.as('admin', insertSql('record_notes', { author_email: 'boss@office.example' }));
    expect(await only('record_notes')).toMatchObject({ author_id: ADMIN.id, author_email: ADMIN.email });
  });

  test('Deleting a record deletes its notes and its history', async () => {
    await db.owner(insertSql('testimonials'));
    const { id } = await only('testimonials');
    await db.as('visitor', insertSql('contact_inquiries', { id: RECORD_ID }));
    const both = [{ record_id: RECORD_ID }, { table_name: 'testimonials', record_id: id }];
    for (const about of both) await db.as('agent', insertSql('record_notes', about));
    await db.as('agent', "update contact_inquiries set status = 'resolved'");
    await db.as('service role', 'delete from contact_inquiries');
    expect(await db.owner('select from status_changes')).toHaveLength(0);
    expect(await only('record_notes')).toMatchObject({ record_id: id });
    await db.as('service role', 'delete from testimonials');
    expect(await db.owner('select from record_notes')).toHaveLength(0);
  });
});
