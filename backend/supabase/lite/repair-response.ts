import type { ApiRequest } from './repair-request.ts';

type SignedUrl = { signedUrl?: string };
type StoredObject = { name: string };

/** Turns lite's storage answers into what supabase-js expects from hosted Supabase. */
export async function repairStorageResponse(request: ApiRequest, response: Response): Promise<Response> {
  const path = request.url.pathname;
  if (path.startsWith('/storage/v1/object/sign/')) {
    return request.method === 'POST' ? signedUrls(response) : expiredLink(response);
  }
  if (path.startsWith('/storage/v1/object/list/')) return relativeNames(request, response);
  return response;
}

/** Defect covered: the signed address comes under another name and with a prefix that supabase-js adds again. */
async function signedUrls(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const rename = (entry: SignedUrl) => ({
    ...entry,
    signedURL: entry.signedUrl?.replace(/^\/storage\/v1/, '') || null,
  });
  const answer = (await response.json()) as SignedUrl | SignedUrl[];
  return withJson(response, Array.isArray(answer) ? answer.map(rename) : rename(answer));
}

/** Defect covered: a bad or expired token is reported as a server fault. */
function expiredLink(response: Response): Response {
  if (response.status < 500) return response;
  return Response.json(
    { statusCode: '400', error: 'InvalidJWT', message: 'The link has expired' },
    { status: 400 },
  );
}

/** Defect covered: list() answers whole paths; hosted answers names below the prefix and folds deeper ones into folders. */
async function relativeNames(request: ApiRequest, response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { prefix = '' } = (request.json ?? {}) as { prefix?: string };
  const below = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix;
  const entries = new Map<string, unknown>();
  for (const object of (await response.json()) as StoredObject[]) {
    if (!object.name.startsWith(below)) continue;
    const [name = '', ...deeper] = object.name.slice(below.length).split('/');
    entries.set(name, deeper.length > 0 ? folder(name) : { ...object, name });
  }
  return withJson(response, [...entries.values()]);
}

const folder = (name: string) => ({
  name,
  id: null,
  created_at: null,
  updated_at: null,
  last_accessed_at: null,
  metadata: null,
});

function withJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
