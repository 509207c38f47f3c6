/** A request on its way to lite, written anew from what the gateway understood; its JSON also as the value it stands for. */
export type ApiRequest = { method: string; url: URL; headers: Headers; body: Buffer; json?: unknown };

/** Defect covered: hosted Supabase verifies e-mail codes with type "email"; lite knows only the older name. */
export function renameOtpType(request: ApiRequest): ApiRequest {
  const json = request.json as { type?: unknown } | undefined;
  if (request.url.pathname !== '/auth/v1/verify' || json?.type !== 'email') return request;
  return { ...request, body: Buffer.from(JSON.stringify({ ...json, type: 'magiclink' })) };
}

export function toFetchRequest({ method, url, headers, body }: ApiRequest): Request {
  const own = new Headers(headers);
  // Defect covered: lite reads a bucket's size limit from Content-Length alone, so state the true one.
  own.set('content-length', String(body.length));
  return new Request(url, { method, headers: own, body: body.length > 0 ? new Uint8Array(body) : undefined });
}
