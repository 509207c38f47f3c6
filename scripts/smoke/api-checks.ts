import { createClient } from '@supabase/supabase-js';
import { personalData } from '../../app/leads/kinds.ts';
import { type Check, type Deployment, get, must } from './run-checks.ts';

const PRIVATE = [
  'leads',
  'people',
  'activities',
  'staff',
  'record_notes',
  'status_changes',
  'proposals',
  'proposal_versions',
  'proposal_answers',
  'price_items',
];
const JOIN_MS = 15_000;

/** What a visitor may do, and what not. */
export function apiChecks({ api, publishableKey }: Deployment): Check[] {
  const headers = { apikey: publishableKey };
  const rest = (path: string, init: RequestInit = {}) =>
    get(`${api}/rest/v1/${path}`, { ...init, headers: { ...headers, ...init.headers } });
  const json = { 'content-type': 'application/json' };

  return [
    {
      name: 'the directory can be read',
      async run() {
        const response = await rest(
          'associate_registrations?select=full_name,city,pincode&status=eq.approved&limit=1',
        );
        must(response.status === 200, `status ${response.status}`);
        must(Array.isArray(await response.json()), 'no list');
      },
    },
    {
      name: "the directory's private columns cannot",
      run: async () => mustRefuse(await rest('associate_registrations?select=email,phone&limit=1')),
    },
    ...[...personalData.map(({ table }) => table), ...PRIVATE]
      .filter((table) => table !== 'associate_registrations')
      .map((table) => ({
        name: `${table} cannot be read`,
        run: async () => mustHideRows(await rest(`${table}?select=*&limit=1`)),
      })),
    ...(['PATCH', 'DELETE'] as const).map((method) => ({
      name: `${method} changes nothing`,
      async run() {
        const body = method === 'PATCH' ? '{"status":"approved"}' : undefined;
        mustRefuse(
          await rest('associate_registrations?id=eq.00000000-0000-4000-8000-000000000000', {
            method,
            headers: json,
            body,
          }),
        );
      },
    })),
    {
      name: 'a record without consent is refused',
      async run() {
        const body = JSON.stringify({ name: 'Smoke test', phone: '9876543210', message: 'none' });
        mustRefuse(await rest('contact_inquiries', { method: 'POST', headers: json, body }));
      },
    },
    {
      name: 'a program disguised as a certificate is refused',
      async run() {
        const url = `${api}/storage/v1/object/certificates/${Date.now()}-smoketest.exe`;
        const type = {
          'content-type': 'application/x-msdownload',
          authorization: `Bearer ${publishableKey}`,
        };
        mustRefuse(await get(url, { method: 'POST', headers: { ...headers, ...type }, body: 'MZ' }));
      },
    },
    { name: 'realtime can be joined', run: () => joinRealtime(api, publishableKey) },
  ];
}

function mustRefuse(response: Response): void {
  must(response.status >= 400 && response.status < 500, `status ${response.status}`);
}

/** Refused, or, where row rules hide everything, an empty list. */
async function mustHideRows(response: Response): Promise<void> {
  if (response.status >= 400 && response.status < 500) return;
  must(response.status === 200, `status ${response.status}`);
  must((await response.json()).length === 0, 'a visitor can read it');
}

async function joinRealtime(api: string, key: string): Promise<void> {
  const client = createClient(api, key, { auth: { persistSession: false, autoRefreshToken: false } });
  try {
    const status = await new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve('no answer'), JOIN_MS);
      client
        .channel('smoke')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'associate_directory_state' },
          () => undefined,
        )
        .subscribe((state) => {
          clearTimeout(timer);
          resolve(state);
        });
    });
    must(status === 'SUBSCRIBED', status);
  } finally {
    await client.removeAllChannels();
    client.realtime.disconnect();
  }
}
