/** A request on its way to lite, its body already in memory. */
export type ApiRequest = { method: string; url: URL; headers: Headers; body: Buffer };

export const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Defect covered: hosted Supabase verifies e-mail codes with type "email"; lite knows only the older name. */
export function renameOtpType(request: ApiRequest): ApiRequest {
  const body = request.url.pathname === '/auth/v1/verify' ? jsonOf(request.body) : undefined;
  if (!body || (body as { type?: string }).type !== 'email') return request;
  return { ...request, body: Buffer.from(JSON.stringify({ ...body, type: 'magiclink' })) };
}

/** Defect covered: supabase-js sends a File or Blob as a form field with an empty name, which lite does not find. */
export async function unwrapUpload(request: ApiRequest): Promise<ApiRequest> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return request;
  const form = await new Response(new Uint8Array(request.body), {
    headers: { 'content-type': type },
  }).formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  return { ...request, headers, body: Buffer.from(await file.arrayBuffer()) };
}

export function toFetchRequest({ method, url, headers, body }: ApiRequest): Request {
  const own = new Headers(headers);
  // Defect covered: lite reads a bucket's size limit from Content-Length alone, so state the true one.
  own.set('content-length', String(body.length));
  return new Request(url, { method, headers: own, body: body.length > 0 ? new Uint8Array(body) : undefined });
}
