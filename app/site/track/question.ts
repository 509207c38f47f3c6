import { asciiDigits } from '~/forms/clean-text';
import { isReference, isRequestId } from '~/leads/reference';
import { toDataError } from '~/lib/data-error';
import { postAsVisitor } from '~/lib/post-as-visitor';
import type { Progress } from './progress';

/** How a request is asked for; the keys are those of the database's functions. */
export type Question = { request: string } | { reference: string; last_digits: string };

/** A reference however it was typed; the database understands the same. */
export const cleanReference = (written: string) =>
  asciiDigits(written)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Of a whole phone number too. */
export const lastFour = (written: string) => asciiDigits(written).replace(/\D/g, '').slice(-4);

/** What the fragment of the address names: a request itself, by its link, or its reference. */
export function readFragment(hash: string): { request?: string; reference?: string } | undefined {
  const named = hash.slice(1);
  if (isRequestId(named)) return { request: named.toLowerCase() };
  const reference = cleanReference(named);
  return isReference(reference) ? { reference } : undefined;
}

/** Null for whatever is wrong, unknown or locked, and for who asked too often: nobody is told which. */
export async function askForProgress(question: Question, signal: AbortSignal): Promise<Progress | null> {
  const path = 'request' in question ? 'rpc/track_request' : 'rpc/track_request_by_reference';
  try {
    const rows = (await postAsVisitor(path, question, signal)) as Progress[];
    return rows[0] ?? null;
  } catch (cause) {
    if (toDataError(cause).status === 429) return null;
    throw cause;
  }
}
