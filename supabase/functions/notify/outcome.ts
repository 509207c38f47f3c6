/** What became of a message. Reasons are shown to admins: no addresses, secrets or SQL. */
export type Outcome =
  | { as: 'sent' }
  /** `retry`: later; `failed`: never; `gone`: the browser took its subscription back; `void`: nothing to say any more. */
  | { as: 'retry' | 'failed' | 'gone' | 'void'; reason: string };

export const SENT: Outcome = { as: 'sent' };
export const retry = (reason: string): Outcome => ({ as: 'retry', reason });
export const failed = (reason: string): Outcome => ({ as: 'failed', reason });
export const nothingToSay = (reason: string): Outcome => ({ as: 'void', reason });

/** Statuses after which the same request may well succeed. */
const PASSING = new Set([408, 409, 425, 429]);

/** What an HTTP status means for a message that was posted. */
export function outcomeOf(status: number, whose: string): Outcome {
  if (status >= 200 && status < 300) return SENT;
  if (status >= 500 || PASSING.has(status)) return retry(`${whose} answered ${status}`);
  if (status >= 300 && status < 400) return failed(`${whose} redirects (${status}), which is not followed`);
  return failed(`${whose} answered ${status}`);
}

/** Codes of the system's errors, such as ECONNREFUSED; never their messages, which carry addresses. */
export function networkFailure(error: unknown, whose: string): Outcome {
  if (error instanceof RefusedAddress) return failed(`${whose} is at a private address, which is refused`);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return retry(`${whose} did not answer in time`);
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const said = [code, cause?.code].find(
    (one) => typeof one === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(one),
  );
  return retry(`${whose} cannot be reached${said ? ` (${said})` : ''}`);
}

/** The target's name leads to an address inside our own network. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
}
