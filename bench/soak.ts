/**
 * Whether the backend bears a rush and stays the same over time: `npm run bench:soak -- [--rate 200] [--seconds 60]
 * [--minutes 10]`. First submissions at a fixed rate on PostgreSQL (DATABASE_URL, or Debian's own package) and as many as
 * PGlite takes; then a modest load on PGlite for so many minutes, with the server's memory.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '10' },
  },
});
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const MINUTES = Number(values.minutes);
const CLIENTS = 16;
/** Per second, of each: submissions and reads of the directory. */
const SOAK_RATE = 10;

type Tally = { latencies: number[]; errors: Map<string, number> };
const newTally = (): Tally => ({ latencies: [], errors: new Map() });

/** `dueAt`: when the call should have left. A server that holds calls up must not look fast because few were made. */
async function count(
  tally: Tally,
  expected: number,
  dueAt: number,
  call: () => Promise<Answer>,
): Promise<void> {
  const outcome = await call().then(
    ({ status }) => (status === expected ? undefined : `status ${status}`),
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
  tally.latencies.push(performance.now() - dueAt);
  if (outcome) tally.errors.set(outcome, (tally.errors.get(outcome) ?? 0) + 1);
}

/** Makes calls at a fixed rate, whether or not the former ones were answered. */
async function offer(
  perSecond: number,
  seconds: number,
  call: (dueAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const underway: Promise<void>[] = [];
  for (let made = 0; made < perSecond * seconds; made++) {
    const dueAt = startedAt + (made * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await wait(early);
    underway.push(call(dueAt));
  }
  await Promise.all(underway);
}

function report(title: string, { latencies, errors }: Tally, seconds: number): void {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`;
  const failed = [...errors].map(([what, times]) => `${times} × ${what}`).join(', ');
  console.info(
    `${title}: ${sorted.length} calls in ${seconds.toFixed(0)} s (${(sorted.length / seconds).toFixed(0)}/s), ` +
      `errors ${failed || 0}, median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`,
  );
  if (errors.size > 0) process.exitCode = 1;
}

async function withServer(
  env: Record<string, string>,
  work: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const server = new ServerProcess({ from: null, env });
  try {
    await server.start();
    for (let warm = 0; warm < 50; warm++) await submit(server);
    await work(server);
  } finally {
    await server.remove();
  }
}

async function rush(server: ServerProcess): Promise<void> {
  const tally = newTally();
  const startedAt = performance.now();
  await offer(RATE, SECONDS, (dueAt) => count(tally, 201, dueAt, () => submit(server)));
  report(`PostgreSQL, ${RATE}/s offered`, tally, (performance.now() - startedAt) / 1000);
}

async function asManyAsItHolds(server: ServerProcess): Promise<void> {
  const tally = newTally();
  const startedAt = performance.now();
  const until = startedAt + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < until) await count(tally, 201, performance.now(), () => submit(server));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  report(`PGlite, ${CLIENTS} clients at once`, tally, (performance.now() - startedAt) / 1000);
}

async function soak(server: ServerProcess): Promise<void> {
  console.info(
    `\nPGlite, ${SOAK_RATE} inserts and ${SOAK_RATE} directory reads a second, ${MINUTES} minutes`,
  );
  const tally = newTally();
  const readings = [memory(server).now];
  console.info(`  start      ${readings[0]} MB`);
  for (let minute = 1; minute <= MINUTES; minute++) {
    await offer(SOAK_RATE, 60, async (dueAt) => {
      await Promise.all([
        count(tally, 201, dueAt, () => submit(server)),
        count(tally, 200, dueAt, () => send(server.url + DIRECTORY, PUBLISHABLE_KEY)),
      ]);
    });
    const { now, peak } = memory(server);
    readings.push(now);
    console.info(`  minute ${String(minute).padStart(3)} ${now} MB, peak ${peak} MB`);
  }
  // The first minutes fill caches; what counts is what comes after.
  const settled = readings.slice(Math.ceil(readings.length / 3));
  if (settled.length > 1)
    console.info(
      `  slope over the last ${settled.length - 1} minutes: ${slope(settled).toFixed(1)} MB a minute`,
    );
  report('  soak', tally, MINUTES * 60);
}

/** Of the straight line with the least squares, per step. */
function slope(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return covariance / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

await onScratchPostgres((url) => withServer({ DATABASE_URL: url }, rush));
await withServer({}, asManyAsItHolds);
if (MINUTES > 0) await withServer({}, soak);
agent.destroy();
