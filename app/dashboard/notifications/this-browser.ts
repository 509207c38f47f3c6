import { DataError, unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';
import { paths } from '~/paths';
import { bytesOfKey } from './bytes-of-key';
import { type Remembered, stepToSync } from './sync-step';

const WORKER = '/alerts-worker.js';
/** The public pages are out of its reach. */
const SCOPE = paths.dashboard;
const REMEMBERED = 'alerts-browser';
const FAREWELL_MS = 3000;

export interface Browsers {
  /** This browser's subscription, if it is one of mine. */
  isOnHere: boolean;
  others: number;
}

export const hasPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function readBrowsers(): Promise<Browsers> {
  const [endpoints, here] = await Promise.all([listEndpoints(), currentSubscription()]);
  const isOnHere = here !== null && endpoints.includes(here.endpoint);
  return { isOnHere, others: endpoints.length - (isOnHere ? 1 : 0) };
}

/** Asks for permission, so it is called on a click alone. The browser must not have been asked for anything else before. */
export async function turnOnHere(staffId: string): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const key = await readPublicKey();
  const { pushManager } = await activeWorker();
  // One that was made with another key of the server could not be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await saveSubscription(subscription, staffId);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return permission;
}

export async function turnOffHere(): Promise<void> {
  const subscription = await currentSubscription();
  const client = await sessionClient();
  if (subscription)
    unwrap(await client.from('push_subscriptions').delete().eq('endpoint', subscription.endpoint));
  await removeWorker();
}

/** For a device that was lost or given away. */
export async function turnOffElsewhere(): Promise<void> {
  const here = (await currentSubscription())?.endpoint ?? '';
  const client = await sessionClient();
  unwrap(await client.from('push_subscriptions').delete().neq('endpoint', here));
}

/** Nobody who is signed out should be shown who asked for what. Never in the way of signing out. */
export async function forgetThisBrowser(): Promise<void> {
  try {
    const subscription = await currentSubscription();
    if (!subscription) return;
    await removeWorker();
    const client = await sessionClient();
    const ours = client.from('push_subscriptions').delete().eq('endpoint', subscription.endpoint);
    await ours.abortSignal(AbortSignal.timeout(FAREWELL_MS));
  } catch (error) {
    console.warn('alerts were not turned off', error);
  }
}

/** Browser and server agree again, after one of them changed without the other. */
export async function syncThisBrowser(staffId: string): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const step = stepToSync(subscription.endpoint, remembered(), staffId, await listEndpoints());
  if (step === 'save') await saveSubscription(subscription, staffId);
  if (step === 'remove') await removeWorker();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!hasPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Its subscription ends with it. */
async function removeWorker(): Promise<void> {
  localStorage.removeItem(REMEMBERED);
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

async function listEndpoints(): Promise<string[]> {
  const client = await sessionClient();
  const rows = unwrap(await client.from('push_subscriptions').select('endpoint')) ?? [];
  return rows.map(({ endpoint }) => endpoint);
}

/** No sender has made keys yet. */
export const NO_KEY = 'no push key';

async function readPublicKey() {
  const client = await sessionClient();
  const key = unwrap(await client.rpc('push_public_key')) as string | null;
  if (!key) throw new DataError('There is no key for alerts yet', NO_KEY);
  return bytesOfKey(key);
}

async function saveSubscription(subscription: PushSubscription, staffId: string): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { endpoint } = subscription;
  const client = await sessionClient();
  unwrap(
    await client.rpc('add_push_subscription', { new_endpoint: endpoint, new_p256dh: p256dh, new_auth: auth }),
  );
  localStorage.setItem(REMEMBERED, JSON.stringify({ staffId, endpoint } satisfies Remembered));
}

function remembered(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null');
  } catch {
    return null;
  }
}
