import type { Session } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import { forgetThisBrowser } from '~/dashboard/notifications/this-browser';
import { toDataError, unwrap } from '~/lib/data-error';
import { type Client, sessionClient } from '~/lib/supabase';
import { rememberStaffName } from './remember-staff-name';

export interface SessionUser {
  id: string;
  email: string;
  /** null: signed in, but nobody of the office. */
  staff: Staff | null;
}

type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** There is a session, but nobody could be asked whose it is. */
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser };

/** PostgREST's words; it has had two codes for them. */
const EXPIRED = 'JWT expired';

const LOADING = { status: 'loading' } as SessionState;
let state = LOADING;
let started = false;
let lastCall = 0;
/** The token whose owner is being asked for. */
let asking = '';
const listeners = new Set<() => void>();

/** Who is signed in. Restored from the browser on the first use; follows sign-in, expiry and sign-out in every tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

/** Asks again what the signed-in person is to the office, which this page or another admin may have changed. */
export async function refreshStaff(): Promise<void> {
  if (state.status !== 'signed-in') return;
  const { user } = state;
  const thisCall = lastCall;
  const next = await identify(user.id, user.email);
  if (thisCall !== lastCall || next.status === 'unreachable') return;
  const isSame = next.status === 'signed-in' && JSON.stringify(next.user) === JSON.stringify(user);
  if (!isSame) publish(next);
}

export async function retrySession(): Promise<void> {
  publish(LOADING);
  started = true;
  await start();
}

/** Ends the session on every device; on this one even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const { auth } = await sessionClient();
  await forgetThisBrowser();
  const { error } = await auth.signOut();
  if (error) await auth.signOut({ scope: 'local' });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!started) {
    started = true;
    void start();
  }
  return () => listeners.delete(listener);
}

let unsubscribe: (() => void) | undefined;

async function start() {
  try {
    const { auth } = await sessionClient();
    unsubscribe?.();
    // supabase-js holds its lock while a listener runs; asking it anything before that returns would wait for ever.
    const { data } = auth.onAuthStateChange((_event, session) => void setTimeout(onSession, 0, session));
    unsubscribe = () => data.subscription.unsubscribe();
  } catch {
    publish({ status: 'unreachable' });
  }
}

async function onSession(session: Session | null) {
  if (session && session.access_token === asking) return; // supabase-js tells of a restored session twice
  const thisCall = ++lastCall;
  if (!session) return publish({ status: 'signed-out' });
  const { id, email = '' } = session.user;
  // A refreshed token, or a tab that comes back, is the same person, but perhaps with another role by now.
  if (state.status === 'signed-in' && state.user.id === id) return refreshStaff();
  asking = session.access_token;
  const next = await identify(id, email).finally(() => {
    asking = '';
  });
  if (thisCall === lastCall) publish(next);
}

async function identify(id: string, email: string, mayRefresh = true): Promise<SessionState> {
  const client = await sessionClient();
  try {
    const staff = unwrap(await client.rpc('my_staff_row'))?.[0] ?? null;
    return { status: 'signed-in', user: { id, email, staff } };
  } catch (error) {
    if (!isRefused(error)) return { status: 'unreachable' };
    return mayRefresh && toDataError(error).message === EXPIRED ? refresh(client, id, email) : forget(client);
  }
}

/** The token ran out unnoticed, because this device's clock was changed since it was issued. */
async function refresh(client: Client, id: string, email: string): Promise<SessionState> {
  const { error } = await client.auth.refreshSession();
  if (!error) return identify(id, email, false);
  return isRefused(toDataError(error, error.status)) ? forget(client) : { status: 'unreachable' };
}

/** The stored token was tampered with or revoked. */
async function forget(client: Client): Promise<SessionState> {
  await client.auth.signOut({ scope: 'local' });
  return { status: 'signed-out' };
}

function isRefused(error: unknown): boolean {
  const { status = 0 } = toDataError(error);
  return status >= 400 && status < 500 && status !== 429;
}

function publish(next: SessionState) {
  state = next;
  if (next.status === 'signed-in') rememberStaffName(next.user.staff?.name ?? next.user.staff?.email ?? null);
  if (next.status === 'signed-out') rememberStaffName(null);
  for (const listener of listeners) listener();
}
