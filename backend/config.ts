import path from 'node:path';
import { parseArgs } from 'node:util';

export type Config = {
  host: string;
  /** 0 asks the system for a free one. */
  port: number;
  dataFolder: string;
  /** The folder with the built pages; without it only the API answers. */
  buildFolder: string;
  supabaseFolder?: string;
  /** A PostgreSQL to use instead of PGlite. */
  databaseUrl?: string;
  /** Two accounts that sign in without a code, and rows to look at. */
  demo: boolean;
  /** Start a new database without the demo rows. */
  empty: boolean;
  smtpUrl?: string;
  mailFrom: string;
  siteUrl?: string;
  /** Multiplies every rate limit: for load tests, which come from one address. */
  limitsScale: number;
  /** Behind a proxy of ours, the last X-Forwarded-For entry is the client; otherwise that header is anybody's word. */
  trustProxy: boolean;
};

export class ConfigError extends Error {}

const ROOT = path.resolve(import.meta.dirname, '..');

export function readConfig(argv: string[], env: NodeJS.ProcessEnv): Config {
  const { values } = parse(argv);
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber('PORT', values.port ?? env.PORT, 3000),
    dataFolder: path.resolve(ROOT, values.data ?? (env.DATA_DIR || '.data')),
    buildFolder: path.join(ROOT, 'build'),
    databaseUrl: env.DATABASE_URL || undefined,
    demo: env.DEMO !== '0',
    empty: values.empty,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'no-reply@localhost',
    siteUrl: env.SITE_URL || undefined,
    limitsScale: wholeNumber('LIMITS_SCALE', env.LIMITS_SCALE, 1),
    trustProxy: env.TRUST_PROXY === '1',
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        empty: { type: 'boolean', default: false },
        port: { type: 'string' },
        data: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}. Known options: --empty, --port N, --data FOLDER.`);
  }
}

function wholeNumber(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0)
    throw new ConfigError(`${name} must be a whole number, not "${value}".`);
  return number;
}
