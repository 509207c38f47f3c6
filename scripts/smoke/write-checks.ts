import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { CONSENT_VERSION } from '../../app/company/facts.ts';
import { type Check, type Deployment, must } from './run-checks.ts';

/** By this name whoever meets one in the dashboard knows what it is. */
const NAME = 'Smoke Test';
const PHONE = '+919999999999';
const PDF = '%PDF-1.7\nsmoke test\n%%EOF';

const person = { name: NAME, phone: PHONE };
const applicant = { full_name: NAME, phone: PHONE, email: `smoke-${randomUUID()}@smoke.example` };
const roof = { ...person, location: 'Lucknow', property_type: 'residential' };
const rows: Record<string, object> = {
  consultation_bookings: roof,
  installation_requests: { ...roof, roof_area: 900 },
  associate_registrations: {
    ...applicant,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    pincode: '226001',
    google_maps_url: 'https://maps.google.com/?q=226001',
    business_type: 'dealer',
  },
  career_applications: { ...applicant, position: 'Sales Executive' },
  training_registrations: { ...person, course_type: 'ev_training' },
  contact_inquiries: { ...person, message: 'Sent by npm run smoke; delete it if it is still here.' },
};

/** Each form's record goes the whole way, becomes a lead and is deleted again. */
export function writeChecks({ api, publishableKey }: Deployment, secretKey: string): Check[] {
  const auth = { persistSession: false, autoRefreshToken: false };
  const visitor = createClient(api, publishableKey, { auth });
  const serviceRole = createClient(api, secretKey, { auth });
  return Object.entries(rows).map(([table, row]) => ({
    name: `${table}: sent, found as a lead, deleted`,
    run: () => sendAndDelete(visitor, serviceRole, table, row),
  }));
}

async function sendAndDelete(
  visitor: SupabaseClient,
  serviceRole: SupabaseClient,
  table: string,
  row: object,
) {
  const id = randomUUID();
  const sent = await send(visitor, table, { id, ...row, consent_version: CONSENT_VERSION }).catch(
    (error: Error) => error,
  );
  const { data: lead } = await serviceRole.from('leads').select('reference').eq('id', id).maybeSingle();
  const { error } = await serviceRole.from(table).delete().eq('id', id);
  must(!error, `it could not be deleted (${error?.message}); look for "${NAME}" in the dashboard`);
  if (sent instanceof Error) throw sent;
  if (sent) await serviceRole.storage.from('certificates').remove([sent]);
  must(lead, 'it became no lead');
}

/** Answers the path of the file that went with it. */
async function send(visitor: SupabaseClient, table: string, row: object): Promise<string | undefined> {
  let file: string | undefined;
  let more = {};
  if (table === 'associate_registrations') {
    const certificates = visitor.storage.from('certificates');
    file = `${Date.now()}-${randomUUID().slice(0, 12)}.pdf`;
    const { error } = await certificates.upload(file, PDF, { contentType: 'application/pdf' });
    must(!error, `upload: ${error?.message}`);
    more = { certificate_url: certificates.getPublicUrl(file).data.publicUrl };
  }
  const { error } = await visitor.from(table).insert({ ...row, ...more });
  must(!error, `insert: ${error?.message}`);
  return file;
}
