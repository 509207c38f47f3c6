import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { insertSql, RECORD_ID, CERTIFICATES as storage, type Table } from '../../testing/sample-rows.ts';

const long = (length: number) => 'क'.repeat(length);
const installationFile = `${storage}/installation-requests/1760000000000-abcdefgh`;
const estimate = { bill: 2800, subsidyEligible: true, systemSize: '3kW', monthlySaving: 2300 };

const PERSON_NAME = {
  good: ['Om', 'D’Souza-Singh', long(80)],
  bad: ['O', long(81), 'A\u0007sha', null, '  ', '\u200b\u202e', '\u200d\u200c\u200d', 'O\u202e\u2066\u00ad'],
};
const PHONE = {
  good: [
    '+915555500001',
    '5555500001',
    '05224001234',
    '+91 522 400 1234',
    '(0522) 400-1234',
    '919876543210',
    '९८७६५ ४३२१०',
    '+१ २०२ ५५५ ०१७२',
    '+15555500001',
    '+1 (202) 555-0172',
    '+6591234567',
    '+2902345',
    '+971501234567890',
  ],
  bad: [
    '12345',
    '+123456',
    '+9715012345678901',
    '0000000000',
    '0012025550172',
    '55555 0000x',
    '+91555550000123',
    '+91 12345',
    '+91 0555550000',
    '+1 202 555 0172 ext 4',
    null,
  ],
};
const EMAIL = {
  good: ['a@b.example', 'first.last+tag@sub.mail.example', `${'a'.repeat(240)}@mail.example`],
  bad: [
    'a',
    'a@b',
    'a b@mail.example',
    'a@mail..example',
    '<a@mail.example>',
    `${'a'.repeat(250)}@mail.example`,
  ],
};
const OPTIONAL_EMAIL = { good: [...EMAIL.good, null, ''], bad: EMAIL.bad };
const LONG_TEXT = { good: [null, '', 'two\nlines\tand a tab', long(2000)], bad: [long(2001), 'a\u0001b'] };
const ONE_LINE_200 = { good: [null, '', long(200)], bad: [long(201), 'a\u001bb'] };
const RUPEES = { good: [0, 2800.5, 10_000_000, null], bad: [-1, 10_000_001] };
const ESTIMATE = {
  good: [null, estimate],
  bad: [
    {},
    [],
    '"text"',
    { ...estimate, extra: 1 },
    { ...estimate, bill: '2800' },
    { ...estimate, systemSize: long(21) },
  ],
};

const LIMITS: Partial<Record<Table, Record<string, { good: unknown[]; bad: unknown[] }>>> = {
  consultation_bookings: {
    name: PERSON_NAME,
    phone: PHONE,
    email: OPTIONAL_EMAIL,
    location: { good: ['UP', long(200)], bad: ['U', long(201), null] },
    property_type: { good: ['residential', 'commercial', 'industrial', 'government', null], bad: ['castle'] },
    preferred_date: { good: ['2099-01-01', null], bad: ['2020-01-01', 'someday'] },
    preferred_time: { good: ['morning', 'afternoon', 'evening', null], bad: ['night'] },
    monthly_bill: RUPEES,
    requirements: LONG_TEXT,
    consultation_type: { good: ['free', 'premium'], bad: ['paid', null] },
    estimate: ESTIMATE,
    consent_version: { good: ['2026-11'], bad: [long(41), null, ''] },
  },
  installation_requests: {
    roof_area: { good: [1, 900.25, 10_000_000], bad: [0, -5, 10_000_001, null] },
    budget: { good: ['1-3', '3-5', '5-10', '10-20', '20+', null, ''], bad: ['30'] },
    energy_requirement: { good: ['partial', 'full', 'excess', null], bad: ['some'] },
    timeframe: { good: ['immediate', '2-3months', '3-6months', 'planning', null], bad: ['soon'] },
    additional_info: LONG_TEXT,
    estimate: ESTIMATE,
    file_url: {
      good: [null, ...['pdf', 'HEIC', 'heif', 'gif', 'docx'].map((kind) => `${installationFile}.${kind}`)],
      bad: [
        'javascript:alert(1)',
        `${storage}/1760000000000-abcdefgh.pdf`,
        'https://evil.example/x.pdf',
        `${installationFile}.mp4`,
        `${installationFile}.pdf?download`,
        `${installationFile}.pdf#x`,
        `${installationFile}%2e.pdf`,
        `${installationFile}..pdf`,
        `${storage}/installation-requests/../1760000000000-abcdefgh.pdf`,
        `${storage}/Installation-Requests/1760000000000-abcdefgh.pdf`,
        `${storage.replace('certificates', 'resumes')}/installation-requests/1760000000000-abcdefgh.pdf`,
        `${installationFile.replace('https:', 'javascript:')}.pdf`,
        `${installationFile.replace('https:', 'https:\\')}.pdf`,
        `${installationFile.replace('https:', '')}.pdf`,
      ],
    },
    upload_failed: { good: [true, false], bad: [null] },
  },
  associate_registrations: {
    full_name: PERSON_NAME,
    phone: PHONE,
    email: { good: EMAIL.good, bad: [...EMAIL.bad, null, ''] },
    city: { good: ['Agra'], bad: ['A', long(81), null] },
    state: { good: ['Delhi'], bad: ['D', long(61), null] },
    pincode: {
      good: ['226010', '226 010', '२२६ ०१०'],
      bad: ['026010', '०२६०१०', '22601', '2260100', '22601a', null],
    },
    google_maps_url: {
      good: [
        'https://maps.google.com/?q=26.8,80.9',
        'https://www.google.com/maps/place/Lucknow',
        'https://google.com/maps?q=lucknow',
        'https://google.co.in/maps/@26.8,80.9,12z',
        'https://maps.app.goo.gl/AbC123',
        'https://goo.gl/maps/AbC123',
      ],
      bad: [
        'http://maps.google.com/?q=1',
        'https://maps.google.com.evil.example/',
        'https://evil.example/maps.google.com/',
        'https://www.google.com/url?q=https://evil.example',
        'javascript:alert(1)//maps.google.com/',
        'https://maps.google.com/"><script>',
        `https://maps.google.com/${long(500)}`,
        null,
      ],
    },
    business_type: { good: ['distributor', 'dealer', 'student_partner'], bad: ['retailer', null] },
    experience_years: { good: [0, 50, null], bad: [-1, 51, '2.5'] },
    investment_capacity: ONE_LINE_200,
    territory_preference: ONE_LINE_200,
    existing_business: ONE_LINE_200,
    certificate_url: {
      good: [
        `${storage}/1760000000000-abcdefgh.png`,
        '/storage/v1/object/public/certificates/seed/dealer.webp',
        'http://localhost:3000/storage/v1/object/public/certificates/1760000000000-abcdefgh.pdf',
      ],
      bad: [
        'https://evil.example/certificate.png',
        `${storage}/../resumes/x.pdf?download`,
        'data:image/png;base64,AAAA',
        '//evil.example/storage/v1/object/public/certificates/x.png',
        `${storage}/installation-requests/1760000000000-abcdefgh.pdf`,
        `${storage}/testimonials/1760000000000-abcdefgh.png`,
        `${storage}/seed/../1760000000000-abcdefgh.png`,
        null,
      ],
    },
  },
  testimonials: {
    customer_name: PERSON_NAME,
    location: ONE_LINE_200,
    comment: { good: ['Ok', long(2000)], bad: ['', null, long(2001)] },
    rating: { good: [1, 5, null], bad: [0, 6] },
    monthly_savings: RUPEES,
    image_url: {
      good: [null, `${storage}/testimonials/1760000000000-abcdefgh.webp`],
      bad: [`${storage}/1760000000000-abcdefgh.webp`, `${storage}/testimonials/1760000000000-abcdefgh.mp4`],
    },
    video_url: {
      good: [null, ...['mp4', 'mov'].map((kind) => `${storage}/testimonials/1760000000000-abcdefgh.${kind}`)],
      bad: ['https://video.example/watch'],
    },
  },
  career_applications: {
    position: { good: ['Electrical Engineer', 'Other'], bad: ['Director', null] },
    email: { good: EMAIL.good, bad: [...EMAIL.bad, null] },
    experience: ONE_LINE_200,
    location: ONE_LINE_200,
    resume_url: {
      good: [
        null,
        '',
        '1760000000000-abcdefgh.pdf',
        '1760000000000-3f1c2a9e-aaaa-4bbb-8ccc-1234567890ab.DOCX',
      ],
      bad: ['../1760000000000-abcdefgh.pdf', '1760000000000-abcdefgh.exe', 'https://evil.example/cv.pdf'],
    },
    cover_letter: LONG_TEXT,
  },
  training_registrations: {
    course_type: {
      good: ['solar_installation_technician', 'ev_training', 'two_wheeler_ev_assembly'],
      bad: ['cooking', null],
    },
    experience_level: { good: ['beginner', 'intermediate', 'experienced'], bad: ['expert', null] },
  },
  contact_inquiries: {
    subject: { good: [null, '', long(150)], bad: [long(151), 'a\u0002b'] },
    inquiry_type: { good: ['general', 'technical', 'partnership', 'complaint'], bad: ['other', null] },
    message: { good: ['Hi', long(2000)], bad: ['H', '   ', null, long(2001)] },
  },
  newsletter_subscribers: { email: { good: EMAIL.good, bad: [...EMAIL.bad, null] } },
  record_notes: {
    table_name: { good: ['contact_inquiries'], bad: ['users'] },
    body: { good: ['x', long(2000)], bad: ['', long(2001), null] },
  },
  staff: {
    email: { good: [' New@Office.example '], bad: ['', 'new@office', 'आशा@office.example', null] },
    name: { good: [null, 'Al', long(80)], bad: ['A', long(81), 'a\u0002b'] },
    role: { good: ['admin', 'agent'], bad: ['owner', '', null] },
  },
  activities: {
    type: {
      good: ['reached', 'no-answer'],
      // Without the reason, or the time, that belongs to it.
      bad: ['not-interested', 'call-back'],
    },
    // Only of who is not interested.
    reason: { good: [null, ''], bad: ['Too expensive'] },
    follow_up_at: { good: [null, '2030-01-01T10:00:00+05:30'], bad: ['tomorrow at ten', '2030-13-01'] },
  },
  price_items: {
    label: { good: ['Panel', long(120), ' Panel '], bad: ['', long(121), 'a\u0002b', null] },
    label_hi: { good: [null, '', 'पैनल'], bad: [long(121)] },
    unit: { good: ['piece', 'set', 'metre', 'kW', 'job'], bad: ['litre', '', null] },
    unit_price: { good: [0, 100_000_000_000], bad: [-1, 100_000_000_001, null] },
    gst: { good: [0, 500, 10_000], bad: [-1, 10_001, null] },
    valid_until: { good: [null, '2100-01-01'], bad: ['2020-01-01', 'soon'] },
    source: { good: ['x', long(200)], bad: ['', long(201), null] },
  },
  subsidy_schemes: {
    name: { good: ['A', long(120)], bad: ['', long(121), null] },
    steps: {
      good: [
        [{ upToWatts: 2000, perKw: 0 }],
        [
          { upToWatts: 2000, perKw: 1 },
          { upToWatts: 3000, perKw: 2 },
        ],
      ],
      bad: [
        [],
        {},
        null,
        [1],
        [{ upToWatts: 2000 }],
        [{ upToWatts: '2000', perKw: 1 }],
        [{ upToWatts: 2000.5, perKw: 1 }],
        [{ upToWatts: 2000, perKw: -1 }],
        [{ upToWatts: 2000, perKw: 1, note: 'x' }],
        [
          { upToWatts: 2000, perKw: 1 },
          { upToWatts: 2000, perKw: 2 },
        ],
        Array.from({ length: 7 }, (_, n) => ({ upToWatts: n + 1, perKw: 1 })),
      ],
    },
    cap: { good: [0, 78_000_00], bad: [-1, null] },
    valid_until: { good: [null, '2100-01-01'], bad: ['2020-01-01'] },
    note: { good: [null, '', 'check before use'], bad: [long(201)] },
  },
  proposal_terms: {
    section: { good: ['scope', 'exclusions', 'warranty', 'documents', 'terms'], bad: ['price', null] },
    locale: { good: ['en', 'hi'], bad: ['fr', null] },
    body: { good: ['x', 'one\ntwo', long(4000)], bad: ['', long(4001), 'a\u0002b', null] },
  },
  saved_views: {
    name: { good: ['Mine', long(60)], bad: ['', long(61), 'a\u0002b', null] },
    query: {
      good: ['tab=contacts&q=%E0%A4%86', `q=${'x'.repeat(998)}`],
      bad: ['', 'tab=contacts#x', '<script>', 'a b', `q=${'x'.repeat(999)}`, null],
    },
  },
};
const BY_STAFF: Table[] = [
  'testimonials',
  'record_notes',
  'staff',
  'activities',
  'saved_views',
  'price_items',
  'subsidy_schemes',
  'proposal_terms',
];

/** Check violated, not null violated, number out of range, no date at all, no such day, no whole number. */
const REFUSALS = ['23514', '23502', '22003', '22007', '22008', '22P02'];

const FILE_COLUMNS = ['certificate_url', 'file_url', 'image_url', 'video_url', 'resume_url'];

const cases = Object.entries(LIMITS).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, values]) => ({ table: table as Table, column, ...values })),
);

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.owner(insertSql('contact_inquiries', { id: RECORD_ID }));
  });
  afterAll(() => db.close());

  test.each(cases)('$table, $column: takes what it should and nothing else', async (one) => {
    // Whether a visitor uploaded the file is another matter (file-claims.test.ts).
    const actor = FILE_COLUMNS.includes(one.column)
      ? 'service role'
      : BY_STAFF.includes(one.table)
        ? 'admin'
        : 'visitor';
    const codes = await db.attemptEach(
      actor,
      [...one.good, ...one.bad].map((value) => insertSql(one.table, { [one.column]: value })),
    );
    const answers = [...one.good, ...one.bad].map((value, n) => [value, codes[n]]);
    expect(answers).toEqual([
      ...one.good.map((value) => [value, null]),
      ...one.bad.map((value) => [value, expect.toBeOneOf(REFUSALS)]),
    ]);
  });

  test('A consultation can be wished for today in India, and not for the day before', async () => {
    const wish = (daysFromToday: number) =>
      `insert into public.consultation_bookings (name, phone, location, consent_version, preferred_date)
       values ('Asha Udaan', '5555500001', 'Lucknow', '2026-11', (now() at time zone 'Asia/Kolkata')::date + ${daysFromToday})`;
    expect(await db.attemptEach('visitor', [wish(0), wish(-1)])).toEqual([null, '23514']);
  });

  test('A request says that its upload failed only when it names no file', async () => {
    const request = (file_url: string | null) =>
      insertSql('installation_requests', { upload_failed: true, file_url });
    expect(await db.attemptEach('service role', [request(null), request(`${installationFile}.pdf`)])).toEqual(
      [null, '23514'],
    );
  });

  test('A refusal names the column, so that a form can point at the field', async () => {
    const past = await db.attempt(
      'visitor',
      insertSql('consultation_bookings', { preferred_date: '2020-01-01' }),
    );
    expect(past.refusal?.message).toContain('preferred_date');
    const phone = await db.attempt('visitor', insertSql('contact_inquiries', { phone: '123' }));
    expect(phone.refusal?.message).toContain('contact_inquiries_phone_check');
  });
});
