import { ensureKeys } from './channels/push.ts';
import { runtime } from './runtime.ts';
import { createSender } from './sender.ts';
import { channelsOf, outboxOf, projectOf } from './settings.ts';

/** An Edge Function is ended after 150 s; nothing is begun in the last of them. */
const DRAIN_MS = 100_000;

const read = (name: string) => runtime.env.get(name);
const project = projectOf(read);
const outbox = outboxOf(project);
const channels = channelsOf(read, outbox, runtime.resolveDns);
let prunedAt = 0;

/** The sender's home beside a hosted project: each call sends what is due (supabase/operations/wake-notify.sql calls). */
async function answer(request: Request): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ message: 'POST only' }, { status: 405 });
  if (!(await isKnown(request))) return Response.json({ message: 'Unauthorized' }, { status: 401 });
  try {
    await ensureKeys(outbox);
    const figures = await createSender({ outbox, channels, log: console.info }).drain({
      until: Date.now() + DRAIN_MS,
    });
    await pruneHourly();
    return Response.json(figures);
  } catch (error) {
    console.error(`notify failed: ${error instanceof Error ? error.message : typeof error}`);
    return Response.json({ message: 'The outbox cannot be read' }, { status: 503 });
  }
}

async function pruneHourly(): Promise<void> {
  if (Date.now() - prunedAt < 60 * 60 * 1000) return;
  prunedAt = Date.now();
  await outbox.prune();
}

async function isKnown(request: Request): Promise<boolean> {
  const given =
    request.headers.get('authorization')?.replace(/^Bearer /, '') ?? request.headers.get('apikey') ?? '';
  const accepted = [read('NOTIFY_SECRET'), project.secretKey].filter((key): key is string => Boolean(key));
  const matches = await Promise.all(accepted.map((key) => sameKey(given, key)));
  return matches.includes(true);
}

/** Digests are compared, so that the time it takes says nothing of the key. */
async function sameKey(given: string, expected: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  return a.every((byte, at) => byte === b[at]);
}

const port = read('PORT');
runtime.serve(port ? { port: Number(port), hostname: '127.0.0.1' } : {}, answer);
