import { leadTables, recordTables } from '../app/leads/kinds.ts';
import { sampleContent } from './sample-proposal.ts';

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

/** Give a record this id to have what the samples of the last tables speak about. */
export const RECORD_ID = '00000000-0000-4000-8000-000000000001';
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** And a proposal this one, for those of the tables about it. */
export const PROPOSAL_ID = '00000000-0000-4000-8000-0000000000b1';
export const LINK_ID = '00000000-0000-4000-8000-0000000000b2';

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
    record_id: RECORD_ID,
    body: 'Called back.',
  },
  status_changes: {
    table_name: 'contact_inquiries',
    record_id: RECORD_ID,
    from_status: 'pending',
    to_status: 'resolved',
  },
  associate_directory_state: { id: 1 },
  staff: { email: 'new@office.example', role: 'agent' },
  people: { name: 'Asha Udaan', phone: '+915555500009' },
  leads: {
    id: NOBODY,
    kind: 'contact_inquiries',
    person_id: NOBODY,
    name: 'Asha Udaan',
    phone: '+915555500009',
    status: 'pending',
    created_at: '2026-11-01',
  },
  activities: { lead_id: RECORD_ID, type: 'reached' },
  person_merges: { from_person: NOBODY, into_person: NOBODY, lead_ids: '{}', number_ids: '{}' },
  saved_views: { name: 'Mine', query: 'tab=contacts' },
  article_sendings: { article: 'from-roof-to-grid', recipients: 1 },
  imports: { id: NOBODY, kind: 'contact_inquiries', file_name: 'old.csv', row_count: 1 },
  notification_settings: { staff_id: NOBODY },
  push_subscriptions: {
    endpoint: 'https://push.example/send/1',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  },
  events: { type: 'test' },
  deliveries: { channel: 'email', template: 'test', topic: 'test' },
  delivery_events: { delivery_id: NOBODY, event_id: 1 },
  price_items: { label: 'Panel, 540 W', unit_price: 12_500_00, gst: 500, source: 'Price list of November' },
  subsidy_schemes: {
    name: 'A scheme',
    steps: [{ upToWatts: 2000, perKw: 30_000_00 }],
    cap: 60_000_00,
    source: 'scheme.example',
  },
  proposal_terms: { section: 'scope', locale: 'en', body: 'Design and supply', source: 'The office' },
  proposals: { lead_id: RECORD_ID },
  proposal_versions: {
    proposal_id: PROPOSAL_ID,
    version: 1,
    content: sampleContent(),
    valid_until: '2030-01-01',
  },
  proposal_links: {
    proposal_id: PROPOSAL_ID,
    version: 1,
    token_hash: `\\x${'0'.repeat(64)}`,
    channel: 'copied',
  },
  proposal_views: { link_id: LINK_ID, proposal_id: PROPOSAL_ID, version: 1 },
  proposal_answers: { proposal_id: PROPOSAL_ID, version: 1, accepted: false },
  proposal_questions: { proposal_id: PROPOSAL_ID, body: 'When can you begin?' },
} satisfies Record<string, Record<string, unknown>>;

export type Table = keyof typeof SAMPLES;
export const TABLES = Object.keys(SAMPLES) as Table[];

/** The seven tables of the dashboard. */
export const RECORD_TABLES = recordTables.map(({ table }) => table);
/** The six whose records become leads. */
export const LEAD_TABLES = leadTables.map(({ table }) => table);
/**
 * Empties tables without their triggers. On PGlite truncating two dozen makes new files for each of their indexes, which
 * takes longer than most tests; where the owner may not silence triggers, as on hosted, it is a server, which is quick.
 */
export const emptySql = (tables: readonly string[]) => `do $$
  begin
    if (select rolsuper from pg_roles where rolname = current_user) then
      set local session_replication_role = replica;
      ${tables.map((table) => `delete from ${table} where true;`).join('\n      ')}
      set local session_replication_role = origin;
    else
      truncate ${tables.join(', ')} cascade;
    end if;
  end $$`;

/** Where visitors and staff leave something. */
export const FILLED_TABLES = [
  ...RECORD_TABLES,
  'newsletter_subscribers',
  'leads',
  'people',
  'activities',
  'person_merges',
  'imports',
  'record_notes',
  'status_changes',
  'events',
  'deliveries',
  'delivery_events',
  'article_sendings',
  'proposals',
  'proposal_versions',
  'proposal_links',
  'proposal_views',
  'proposal_answers',
  'proposal_questions',
  'private.proposal_counters',
  'private.rate_hits',
  'private.file_claims',
  'private.tracking_misses',
];

/** Empties them, so that a test can begin anew. */
export const CLEAR = emptySql(FILLED_TABLES);

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
