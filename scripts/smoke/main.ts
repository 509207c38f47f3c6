import { parseArgs } from 'node:util';
import { apiChecks } from './api-checks.ts';
import { pageChecks } from './page-checks.ts';
import { type Check, type Deployment, runChecks } from './run-checks.ts';
import { writeChecks } from './write-checks.ts';

const USAGE = `npm run smoke -- SITE_URL PUBLISHABLE_KEY [--api SUPABASE_URL] [--write]

Looks at a live deployment as a visitor does. --api: where the API is, if not where the pages are.
--write: also sends one marked record through each form and deletes it again with SUPABASE_SECRET_KEY.`;

const code = await run(process.argv.slice(2)).then(
  (allPassed) => (allPassed ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    return 2;
  },
);
process.exit(code); // supabase-js has timers that would keep it for ten seconds after its channel is left

async function run(argv: string[]): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { api: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const [site, publishableKey] = positionals;
  if (!site || !publishableKey) throw new Error(USAGE);
  const deployment: Deployment = { site: originOf(site), api: originOf(values.api ?? site), publishableKey };
  const checks: Check[] = [...pageChecks(deployment), ...apiChecks(deployment)];
  if (values.write) checks.push(...writeChecks(deployment, secretKey()));
  return runChecks(checks, (line) => console.info(line));
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${text}" is no address.\n\n${USAGE}`);
  return url.origin;
}

function secretKey(): string {
  const key = process.env.SUPABASE_SECRET_KEY;
  if (!key)
    throw new Error(
      '--write needs SUPABASE_SECRET_KEY: what it sends must be deleted again. Nothing was sent.',
    );
  return key;
}
