// The Edge Function. `SUPABASE_URL` and the service role's key are given by the platform, `SITE_URL` is set by hand
// (docs/operations.md). The service role, because every request reaches the database from this function's one address.
import { handleUnsubscribe } from './handle-unsubscribe.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
};

const setting = (name: string) => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
};
const siteUrl = setting('SITE_URL').replace(/\/$/, '');
const functionUrl = `${setting('SUPABASE_URL')}/rest/v1/rpc/leave_newsletter`;
const key = setting('SUPABASE_SERVICE_ROLE_KEY');

async function leave(token: string): Promise<void> {
  const response = await fetch(functionUrl, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ link_token: token }),
  });
  if (!response.ok) throw new Error(`leave_newsletter answered ${response.status}`);
}

Deno.serve(async (request) => {
  try {
    return await handleUnsubscribe(request, { siteUrl, leave });
  } catch (cause) {
    console.error((cause as Error).message);
    // Mail programs try again.
    return new Response('Please try again later.\n', { status: 503, headers: { 'retry-after': '60' } });
  }
});
