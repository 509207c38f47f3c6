/** A refusal by the gateway, worded as the Supabase service it stands in for would word it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds?: number;

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  toResponse(path: string): Response {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    };
    if (this.retryAfterSeconds) headers['retry-after'] = String(Math.ceil(this.retryAfterSeconds));
    return new Response(JSON.stringify(this.bodyFor(path)), { status: this.status, headers });
  }

  private bodyFor(path: string) {
    const { status, code, message } = this;
    if (path.startsWith('/auth/')) return { code: status, error_code: code, msg: message };
    if (path.startsWith('/storage/')) return { statusCode: String(status), error: code, message };
    return { code, message, details: null, hint: null };
  }
}

export const tooManyRequests = (what: string, retryAfterSeconds: number) =>
  new ApiError(429, 'over_request_rate_limit', `${what} Please try again in a moment.`, retryAfterSeconds);

export const payloadTooLarge = (maxBytes: number) =>
  new ApiError(
    413,
    'Payload too large',
    `The request exceeded the maximum allowed size of ${maxBytes} bytes`,
  );

export const notOffered = () => new ApiError(404, 'not_found', 'This path is not offered here');
