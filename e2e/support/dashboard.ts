import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/lib/database.types.generated.ts';
import { demoAccount, type Who } from '../../backend/demo-accounts.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { signInAsAdmin } from './sign-in.ts';
import { expect, fetchOnceThereIsRoom, type Page } from './test.ts';

type Client = SupabaseClient<Database>;

export async function openDashboard(page: Page, query = '?tab=consultations', server = ''): Promise<void> {
  await signInAsAdmin(page, server);
  await page.goto(`${server}/admin${query}`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 30_000 });
}

/** A name nobody else has, so that tests sharing a server do not meet. */
export const someone = (name = 'Kumar') => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Rows as a visitor's form would leave them, one factory per tab. */
export const samples = {
  consultations: (name: string) => ({
    table: 'consultation_bookings' as const,
    row: { name, phone: '+919876543210', location: 'Gomti Nagar, Lucknow', monthly_bill: 4200 },
  }),
  installations: (name: string) => ({
    table: 'installation_requests' as const,
    row: { name, phone: '+919876543211', location: 'Aliganj, Lucknow', roof_area: 900 },
  }),
  associates: (full_name: string) => ({
    table: 'associate_registrations' as const,
    row: {
      full_name,
      phone: '+919876543212',
      email: `${crypto.randomUUID()}@partner.example`,
      city: 'Kanpur',
      state: 'Uttar Pradesh',
      pincode: '208001',
      google_maps_url: 'https://maps.app.goo.gl/abc123',
      business_type: 'dealer' as const,
      certificate_url: '/storage/v1/object/public/certificates/seed/dealer.webp',
    },
  }),
  careers: (full_name: string) => ({
    table: 'career_applications' as const,
    row: {
      full_name,
      phone: '+919876543213',
      email: 'me@mail.example',
      position: 'Sales Executive' as const,
    },
  }),
  trainings: (name: string) => ({
    table: 'training_registrations' as const,
    row: { name, phone: '+919876543214', course_type: 'ev_training' as const },
  }),
  contacts: (name: string) => ({
    table: 'contact_inquiries' as const,
    row: { name, phone: '+919876543215', message: 'Please call me back.' },
  }),
  testimonials: (customer_name: string) => ({
    table: 'testimonials' as const,
    row: { customer_name, comment: 'The bill is a tenth of what it was.' },
  }),
};

export type Tab = keyof typeof samples;

/** Stores a record past every rule and returns its id. */
export async function store(db: Client, tab: Tab, name: string, more: object = {}): Promise<string> {
  const { table, row } = samples[tab](name);
  const id = crypto.randomUUID();
  const { error } = await db.from(table as 'contact_inquiries').insert({ ...row, ...more, id } as never);
  if (error) throw new Error(error.message);
  return id;
}

export async function storedStatus(db: Client, tab: Tab, id: string): Promise<string> {
  const { table } = samples[tab]('');
  const { data } = await db
    .from(table as 'contact_inquiries')
    .select('status')
    .eq('id', id)
    .single();
  return data?.status ?? 'no such row';
}

/** A client that is signed in, without any page: what REST, storage and realtime show to that account. */
export async function signedInClient(server: ServerProcess, who: Who): Promise<Client> {
  const email = demoAccount(who);
  const response = await fetch(`${server.url}/demo/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const client = createClient<Database>(server.url, server.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchOnceThereIsRoom },
  });
  await client.auth.setSession(await response.json());
  return client;
}
