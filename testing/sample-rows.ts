import { recordTables } from '../app/leads/kinds.ts';

// One valid row per table, as a form would send it.

const consent = { consent_version: '2026-11' };
const person = { name: 'Asha Udaan', phone: '+915555500001', ...consent };
const applicant = {
  full_name: 'Asha Udaan',
  phone: '+915555500001',
  email: 'asha@mail.example',
  ...consent,
};

export const CERTIFICATES = 'https://project.example/storage/v1/object/public/certificates';
/** Lies in every test database as an uploaded file; a certificate belongs to one registration. */
export const CERTIFICATE = '1760000000000-abcdefgh.png';
export const CERTIFICATE_URL = `${CERTIFICATES}/${CERTIFICATE}`;

export const SAMPLES = {
  consultation_bookings: { ...person, location: 'Gomti Nagar, Lucknow' },
  installation_requests: { ...person, location: 'Gomti Nagar, Lucknow', roof_area: 900 },
  associate_registrations: {
    ...applicant,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    pincode: '226010',
    google_maps_url: 'https://maps.app.goo.gl/abc123',
    business_type: 'dealer',
    certificate_url: CERTIFICATE_URL,
  },
  testimonials: { customer_name: 'Asha Udaan', comment: 'The bill is down to a tenth.' },
  career_applications: { ...applicant, position: 'Sales Executive' },
  training_registrations: { ...person, course_type: 'ev_training' },
  contact_inquiries: { ...person, message: 'When are you open?' },
  newsletter_subscribers: { email: 'asha@mail.example', ...consent },
  record_notes: {
    table_name: 'contact_inquiries',
    record_id: '00000000-0000-4000-8000-000000000001',
    body: 'Called back.',
  },
  status_changes: {
    table_name: 'contact_inquiries',
    record_id: '00000000-0000-4000-8000-000000000001',
    from_status: 'pending',
    to_status: 'resolved',
  },
  associate_directory_state: { id: 1 },
} satisfies Record<string, Record<string, unknown>>;

export type Table = keyof typeof SAMPLES;
export const TABLES = Object.keys(SAMPLES) as Table[];

/** The seven tables of the dashboard. */
export const RECORD_TABLES = recordTables.map(({ table }) => table);

/** `insert into … values …` with every value as a literal, so that it can run under any role. */
export function insertSql(table: Table, overrides: Record<string, unknown> = {}): string {
  const row: Record<string, unknown> = { ...SAMPLES[table], ...overrides };
  const columns = Object.keys(row);
  return `insert into public.${table} (${columns.join(', ')}) values (${columns.map((column) => literal(row[column])).join(', ')})`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
