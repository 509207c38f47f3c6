import { randomUUID } from 'node:crypto';
import { Agent, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, threadId, Worker, workerData } from 'node:worker_threads';
import { PUBLISHABLE_KEY, send, submission } from './backend-calls.ts';

/** The server runs with TRUST_PROXY=1, so that one machine can be several clients: every attack is another. */
const ADDRESS = `203.0.113.${threadId}`;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const asAttacker: RequestOptions = { agent, headers: { 'x-forwarded-for': ADDRESS } };

/** Runs until told to stop. `accepted` gets the id of every submission that was acknowledged. */
type Attack = (origin: string, stop: AbortSignal, accepted: Set<string>) => Promise<void>;

const attacks: Record<string, Attack> = {
  '578 bodies of which one byte comes': halfSentBodies,
  '300 connections to a stored file': storedFiles,
  'bursts of 1,000 submissions': bursts,
  // Last: a server without protection does not come back from this one.
  'regular expressions that never end': regularExpressions,
};

export const ATTACKS = Object.keys(attacks);

/** Attacks from a thread of its own, which is not the one that measures; returns what ends it and tells what was accepted. */
export function startAttack(title: string, origin: string): () => Promise<string[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { title, origin } });
  const accepted = new Promise<string[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return async () => {
    worker.postMessage('stop');
    const ids = await accepted;
    await worker.terminate();
    return ids;
  };
}

/** As many of these at the same time, each again and again. */
async function repeatedly(times: number, stop: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  const one = async () => {
    while (!stop.aborted) await Promise.race([work().catch(() => wait(1000)), ended(stop)]);
  };
  await Promise.all(Array.from({ length: times }, one));
}

const ended = (stop: AbortSignal) =>
  new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));

async function halfSentBodies(origin: string, stop: AbortSignal): Promise<void> {
  const { port } = new URL(origin);
  const head = [
    'POST /rest/v1/contact_inquiries HTTP/1.1',
    'Host: site',
    `apikey: ${PUBLISHABLE_KEY}`,
    `X-Forwarded-For: ${ADDRESS}`,
    'Content-Type: application/json',
    'Content-Length: 100',
  ];
  const sockets = new Set<Socket>();
  const halfSend = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        setTimeout(resolve, 1000);
      });
      socket.resume();
      socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    });
  await repeatedly(578, stop, halfSend);
  for (const socket of sockets) socket.destroy();
}

async function storedFiles(origin: string, stop: AbortSignal): Promise<void> {
  const name = `${Date.now()}-${randomUUID().slice(0, 12)}.pdf`;
  const stored = await fetch(`${origin}/storage/v1/object/certificates/${name}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/pdf' },
    body: `%PDF-1.7\n${'x'.repeat(1_000_000)}\n%%EOF`,
  });
  if (!stored.ok) throw new Error(`The file was not stored: ${await stored.text()}`);
  const url = `${origin}/storage/v1/object/public/certificates/${name}`;
  await repeatedly(300, stop, () => send(url, PUBLISHABLE_KEY, undefined, asAttacker));
}

async function bursts(origin: string, stop: AbortSignal, accepted: Set<string>): Promise<void> {
  const submit = async () => {
    const id = randomUUID();
    const { status } = await send(
      `${origin}/rest/v1/contact_inquiries`,
      PUBLISHABLE_KEY,
      submission(id),
      asAttacker,
    );
    if (status === 201) accepted.add(id);
  };
  await repeatedly(1, stop, async () => {
    await Promise.all(Array.from({ length: 1000 }, () => submit().catch(() => undefined)));
    await wait(1000);
  });
}

async function regularExpressions(origin: string, stop: AbortSignal): Promise<void> {
  const certificate = `${Date.now()}-${randomUUID().slice(0, 8)}.pdf`;
  const uploaded = await fetch(`${origin}/storage/v1/object/certificates/${certificate}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/pdf', 'x-forwarded-for': ADDRESS },
    body: '%PDF-1.4\n%%EOF\n',
  });
  if (!uploaded.ok) throw new Error(`The certificate was not stored: ${await uploaded.text()}`);
  const associate = {
    id: randomUUID(),
    full_name: 'Ravi Bench',
    phone: '9876543210',
    email: `${randomUUID().slice(0, 8)}@partners.example`,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    pincode: '226010',
    business_type: 'dealer',
    google_maps_url: 'https://maps.google.com/?q=226010',
    certificate_url: `/storage/v1/object/public/certificates/${certificate}`,
    existing_business: 'a'.repeat(199),
    consent_version: 'bench',
  };
  const table = `${origin}/rest/v1/associate_registrations`;
  const { status, body } = await send(table, PUBLISHABLE_KEY, associate, asAttacker);
  if (status !== 201) throw new Error(`The associate was not registered: ${body}`);
  const pattern = encodeURIComponent('^(a*)(a*)(a*)(a*)\\1\\2\\3\\4$');
  const url = `${table}?select=id&existing_business=match.${pattern}`;
  await repeatedly(12, stop, () => send(url, PUBLISHABLE_KEY, undefined, asAttacker));
}

if (!isMainThread) {
  const { title, origin } = workerData as { title: string; origin: string };
  const stop = new AbortController();
  const accepted = new Set<string>();
  parentPort?.once('message', () => stop.abort());
  await attacks[title]?.(origin, stop.signal, accepted);
  parentPort?.postMessage([...accepted]);
}
