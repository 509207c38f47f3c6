/**
 * How the cost of what the office asks grows with the number of leads (`npm run bench:scale -- 100000 1000000`): on a
 * PostgreSQL of its own, one size after another, the last beside the first. Millions of leads take long, and many gigabytes of disk.
 */
import { openPolicyDatabase } from '../testing/actors.ts';
import { onScratchPostgres } from '../testing/scratch-postgres.ts';
import { seedLeads } from '../testing/seed-leads.ts';
import { insertCost } from './support/insert-cost.ts';
import { fastest, VIEWS, vacuum } from './support/timing.ts';

const ROUNDS = 5;
/** A quarter of 8 GB to keep pages in, as is usual; the others make the filling quicker, not the asking. */
const SETTINGS = ['shared_buffers=2GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB'];
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0 || !sizes.every((size) => size >= 1000)) {
  console.error('Name one or more numbers of leads: npm run bench:scale -- 100000 1000000');
  process.exit(1);
}

type Column = { size: number; gigabytes: number; booking: number; answers: Map<string, number> };

const columns: Column[] = [];
for (const size of sizes) {
  const startedAt = performance.now();
  columns.push(await onScratchPostgres((url) => measure(url, size), { settings: SETTINGS }));
  console.info(`${size.toLocaleString('en')} leads: ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
print(columns);

async function measure(url: string, size: number): Promise<Column> {
  const db = await openPolicyDatabase(url);
  await seedLeads(db.database, size, Math.round(size * 0.6), size * 3);
  await vacuum(db.database);
  const answers = new Map<string, number>();
  for (const [view, questions] of Object.entries(VIEWS))
    for (const [question, sql] of questions)
      answers.set(`${view}: ${question}`, (await fastest(db, 'agent', sql, ROUNDS)).milliseconds);
  const { messages: booking } = await insertCost(db.database);
  const [stored] = await db.owner<{ size: string }>('select pg_database_size(current_database()) as size');
  await db.close();
  return { size, gigabytes: Number(stored?.size) / 1e9, booking, answers };
}

/** A row a question: milliseconds at each size, and the last as a multiple of the first. */
function print(all: Column[]) {
  const row = (name: string, measured: (column: Column) => number) => {
    const values = all.map(measured);
    const growth = (values.at(-1) ?? 0) / (values[0] ?? 1);
    const cells = values.map((value) => value.toFixed(1).padStart(12));
    console.info(`${name.padEnd(52)}${cells.join('')}${`× ${growth.toFixed(1)}`.padStart(10)}`);
  };
  console.info(
    `\n${'milliseconds'.padEnd(52)}${all.map(({ size }) => size.toLocaleString('en').padStart(12)).join('')}`,
  );
  for (const question of all[0]?.answers.keys() ?? [])
    row(question, ({ answers }) => answers.get(question) ?? Number.NaN);
  row('a booking through the API', ({ booking }) => booking);
  row('database, GB', ({ gigabytes }) => gigabytes);
}
