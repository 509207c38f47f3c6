/** How fast the embedded backend starts and answers, what it weighs, and whether it ever loses an accepted row. */
import { randomUUID } from 'node:crypto';
import { onScratchPostgres } from '../testing/scratch-postgres.ts';
import { ServerProcess } from '../testing/server-process.ts';
import {
  type Answer,
  agent,
  DIRECTORY,
  memory,
  PUBLISHABLE_KEY,
  send,
  submit,
} from './support/backend-calls.ts';
import { startLossyProxy } from './support/lossy-proxy.ts';

const CLIENTS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const KILLS = 10;
const SUBMISSIONS = 1000;
const DROPPED = 0.3;

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round(performance.now() - startedAt);
}

/** Calls per second with CLIENTS at once, after a warm-up that is not counted. */
async function throughput(call: () => Promise<Answer>, expected: number): Promise<number> {
  const during = async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let answered = 0;
    const client = async () => {
      while (performance.now() < until) {
        const { status, body } = await call();
        if (status !== expected) throw new Error(`answered ${status}: ${body}`);
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return Math.round(answered / seconds);
  };
  await during(1);
  return during(SECONDS);
}

async function storedIds(server: ServerProcess): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += 1000) {
    const path = `/rest/v1/contact_inquiries?select=id&order=id&limit=1000&offset=${offset}`;
    const rows = JSON.parse((await send(server.url + path, server.keys.secretKey)).body) as { id: string }[];
    for (const { id } of rows) ids.add(id);
    if (rows.length < 1000) return ids;
  }
}

/** Kills the server under load KILLS times; returns accepted rows and those of them that are gone. */
async function killRounds(server: ServerProcess): Promise<{ accepted: number; lost: number }> {
  const accepted: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const killAt = accepted.length + 30 + Math.floor(Math.random() * 60);
    let killed: Promise<void> | undefined;
    const client = async () => {
      for (let alive = true; alive; ) {
        const id = randomUUID();
        const answer = await submit(server, id).catch(() => undefined);
        if (answer?.status === 201) accepted.push(id);
        if (accepted.length >= killAt) killed ??= server.kill();
        alive = answer !== undefined && !killed;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await killed;
    await server.start();
  }
  const stored = await storedIds(server);
  return { accepted: accepted.length, lost: accepted.filter((id) => !stored.has(id)).length };
}

/** Sends SUBMISSIONS through a line that swallows answers, trying again under the same id, as the forms do. */
async function lossyLine(server: ServerProcess): Promise<{ rows: number; tries: number }> {
  const before = (await storedIds(server)).size;
  const line = await startLossyProxy(server.url, DROPPED);
  const ids = Array.from({ length: SUBMISSIONS }, () => randomUUID());
  let tries = 0;
  const client = async () => {
    for (let id = ids.pop(); id; id = ids.pop()) {
      for (let done = false; !done; ) {
        tries += 1;
        const answer = await submit(server, id, line.url).catch(() => undefined);
        done = answer?.status === 201 || (answer?.status === 409 && answer.body.includes('23505'));
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await line.close();
  return { rows: (await storedIds(server)).size - before, tries };
}

async function measure(name: string, env: Record<string, string>): Promise<Record<string, string>> {
  console.info(`measuring ${name}…`);
  const server = new ServerProcess({ from: null, env });
  const fresh = await timed(() => server.start());
  await server.stop();
  const again = await timed(() => server.start());
  const rest = memory(server);
  const reads = await throughput(() => send(server.url + DIRECTORY, PUBLISHABLE_KEY), 200);
  const inserts = await throughput(() => submit(server, randomUUID()), 201);
  const kills = await killRounds(server);
  const lossy = await lossyLine(server);
  await server.remove();
  return {
    'first start': `${(fresh / 1000).toFixed(1)} s`,
    'start again': `${(again / 1000).toFixed(1)} s`,
    'memory at rest': `${rest.now} MB, peak ${rest.peak} MB`,
    'directory reads': `${reads}/s`,
    inserts: `${inserts}/s`,
    [`${KILLS} × kill -9 under load`]: `${kills.lost} of ${kills.accepted} accepted rows lost`,
    [`${SUBMISSIONS} sent, ${DROPPED * 100} % answers dropped`]: `${lossy.rows} rows after ${lossy.tries} tries`,
  };
}

const results: Record<string, Record<string, string>> = { PGlite: await measure('PGlite', {}) };
results.PostgreSQL = await onScratchPostgres((url) => measure('PostgreSQL', { DATABASE_URL: url }));
agent.destroy();
for (const [name, figures] of Object.entries(results))
  console.info(
    `\n${name}\n${Object.entries(figures)
      .map(([what, figure]) => `  ${what.padEnd(36)} ${figure}`)
      .join('\n')}`,
  );
