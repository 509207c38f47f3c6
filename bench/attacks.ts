/**
 * What a visitor notices while somebody attacks: `npm run bench:attacks`. The real server on PGlite and on
 * PostgreSQL; home and a booking by one client, at rest and while another client
 * does its worst. Afterwards, killed and started again, the server must have every acknowledged record once. Needs a build.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onScratchPostgres } from '../testing/scratch-postgres.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { ATTACKS, startAttack } from './support/attackers.ts';
import { type Answer, PUBLISHABLE_KEY, send } from './support/backend-calls.ts';
import { median } from './support/median.ts';

const SECONDS = 15;
const HOME_GOAL_MS = 1000;
const BOOKING_GOAL_MS = 5000;
/** As the page's own patience with a form. */
const GIVE_UP_MS = 10_000;

const agent = new Agent({ keepAlive: true });
const asVisitor = () => ({
  agent,
  headers: { 'x-forwarded-for': '198.51.100.7' },
  signal: AbortSignal.timeout(GIVE_UP_MS),
});
const booking = (id: string) => ({
  id,
  name: 'Asha Rani',
  phone: '9876543210',
  location: 'Lucknow',
  consent_version: 'bench',
});

type Accepted = { bookings: Set<string>; inquiries: Set<string> };
type Timed = { times: number[]; failures: number };

async function timed(result: Timed, expected: number, call: () => Promise<Answer>): Promise<boolean> {
  const startedAt = performance.now();
  const ok = await call().then(
    ({ status }) => status === expected,
    () => false,
  );
  result.times.push(performance.now() - startedAt);
  if (!ok) result.failures += 1;
  return ok;
}

/** One visitor who looks at the home page and books, again and again. */
async function visit(server: ServerProcess, { bookings }: Accepted) {
  const home: Timed = { times: [], failures: 0 };
  const book: Timed = { times: [], failures: 0 };
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    await timed(home, 200, () => send(`${server.url}/`, '', undefined, asVisitor()));
    const id = randomUUID();
    const url = `${server.url}/rest/v1/consultation_bookings`;
    if (await timed(book, 201, () => send(url, PUBLISHABLE_KEY, booking(id), asVisitor()))) bookings.add(id);
    await wait(100);
  }
  return { home, book };
}

function report(title: string, { home, book }: Awaited<ReturnType<typeof visit>>): void {
  const column = ({ times, failures }: Timed) => {
    const figures = `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`;
    return `${figures}${failures > 0 ? `, ${failures} of ${times.length} failed` : ''}`;
  };
  const held =
    Math.max(...home.times) <= HOME_GOAL_MS &&
    Math.max(...book.times) <= BOOKING_GOAL_MS &&
    home.failures + book.failures === 0;
  if (!held) process.exitCode = 1;
  console.info(
    `  ${title.padEnd(36)} home ${column(home)}; booking ${column(book)}${held ? '' : '  ← missed'}`,
  );
}

async function storedIds(server: ServerProcess, table: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const query = `select=id&order=id&limit=1000${ids.length > 0 ? `&id=gt.${ids.at(-1)}` : ''}`;
    const { body } = await send(`${server.url}/rest/v1/${table}?${query}`, server.keys.secretKey);
    const page = JSON.parse(body) as { id: string }[];
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => id));
  }
}

async function compare(server: ServerProcess, { bookings, inquiries }: Accepted): Promise<void> {
  const stored = [
    ...(await storedIds(server, 'consultation_bookings')),
    ...(await storedIds(server, 'contact_inquiries')),
  ];
  const found = new Set(stored);
  const lost = [...bookings, ...inquiries].filter((id) => !found.has(id)).length;
  const doubled = stored.length - found.size;
  console.info(`  acknowledged ${bookings.size + inquiries.size}, lost ${lost}, doubled ${doubled}`);
  if (lost + doubled > 0) process.exitCode = 1;
}

async function run(name: string, env: Record<string, string>): Promise<void> {
  console.info(name);
  const server = new ServerProcess({
    from: null,
    env: { TRUST_PROXY: '1', LIMITS_SCALE: '1000000', SITE_URL: '', ...env },
  });
  const accepted: Accepted = { bookings: new Set(), inquiries: new Set() };
  try {
    await server.start();
    report('at rest', await visit(server, accepted));
    for (const title of ATTACKS) {
      const stop = startAttack(title, server.url);
      await wait(1000); // until it is in full swing
      report(title, await visit(server, accepted));
      for (const id of await stop()) accepted.inquiries.add(id);
    }
    await server.kill();
    await server.start();
    await compare(server, accepted);
  } finally {
    await server.kill();
    await server.remove();
  }
}

console.info(
  `goals: home within ${HOME_GOAL_MS} ms, a booking within ${BOOKING_GOAL_MS} ms, ${SECONDS} s each`,
);
await run('PGlite', { DATABASE_URL: '' });
await onScratchPostgres((url) => run('PostgreSQL', { DATABASE_URL: url }));
process.exit();
