// One-click unsubscribing (RFC 8058). Runs in Deno as an Edge Function and in Node in the embedded server, so it uses
// nothing but what both have.

export interface UnsubscribeParts {
  /** Where the site is; empty where the same server answers for it. */
  siteUrl: string;
  leave(token: string): Promise<unknown>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A mail program posts on its reader's wish; a person, or whatever scans mail, gets a page that asks and changes nothing. */
export async function handleUnsubscribe(request: Request, parts: UnsubscribeParts): Promise<Response> {
  const token = tokenIn(request.url);
  if (request.method === 'GET' || request.method === 'HEAD') return toPage(parts.siteUrl, token);
  if (request.method !== 'POST') return plain(405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
  if (!(await isOneClick(request))) return plain(400, 'Expected List-Unsubscribe=One-Click');
  if (token) await parts.leave(token);
  // The same for every token: nobody learns which are known.
  return plain(200, 'You are off the list.');
}

function tokenIn(url: string): string | null {
  const tokens = new URL(url).searchParams.getAll('token');
  return tokens.length === 1 && UUID.test(tokens[0] ?? '') ? (tokens[0] ?? null) : null;
}

function toPage(siteUrl: string, token: string | null): Response {
  const location = `${siteUrl}/newsletter${token ? `#leave=${token}` : ''}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** As a form of either type: the standard asks receivers for one and allows the other. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers: { ...common, ...headers } });
}
