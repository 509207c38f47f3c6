import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { StatementTimeouts } from './database/statement-timeouts.ts';
import type { SchemaCache } from './supabase/lite/create-app.ts';

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
  /** The demo accounts may be used by whoever reaches this machine. */
  publicDemo?: boolean;
  /** Who becomes admin where there is none yet. */
  adminEmail?: string;
  /** Start a new database without the demo rows. */
  empty: boolean;
  smtpUrl?: string;
  mailFrom: string;
  siteUrl?: string;
  /** Whether this server sends what waits in the outbox. */
  notify: boolean;
  /** Where every event of a lead is posted to. */
  webhook?: { url: string; secret: string; allowPrivate: boolean };
  /** For tests, whose push service is on this machine. */
  pushAllowPrivate?: boolean;
  /** For tests, whose machine may stand still for longer than a visitor's statement may take. */
  statementTimeouts?: Partial<StatementTimeouts>;
  /** Multiplies every rate limit: for load tests, which come from one address. */
  limitsScale: number;
  /** For tests: where it stands still, an allowance does not grow back in a long moment of theirs. */
  limitsClock?: () => number;
  /** For tests, whose servers have one schema: where lite keeps what it read of it, half a second's work. */
  schemaCache?: SchemaCache;
  /** Behind a proxy of ours, the last X-Forwarded-For entry is the client; otherwise that header is anybody's word. */
  trustProxy: boolean;
  /** Where figures for Prometheus are served; nowhere without it. */
  metrics?: { host: string; port: number };
  /** Where a backup a day goes, and how many are kept. */
  backups?: { folder: string; keep: number };
  /** One JSON object per line, for log collectors. */
  jsonLogs?: boolean;
};

/** A setting that cannot be used. The message says which and what it may be, so nobody needs to see where that was noticed. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

const ROOT = path.resolve(import.meta.dirname, '..');

/** Every setting, checked. An empty one counts as unset. */
export function readConfig(argv: string[], env: NodeJS.ProcessEnv): Config {
  const { values } = parse(argv);
  const setting = (name: string) => env[name]?.trim() || undefined;
  const demo = oneOf('DEMO', setting('DEMO'), ['1', '0', 'public']);
  return {
    host: setting('HOST') ?? '127.0.0.1',
    port: wholeNumber('PORT', values.port ?? setting('PORT') ?? '3000', 0, 65_535),
    dataFolder: path.resolve(ROOT, values.data ?? setting('DATA_DIR') ?? '.data'),
    buildFolder: path.join(ROOT, 'build'),
    databaseUrl: address('DATABASE_URL', setting('DATABASE_URL'), ['postgres:', 'postgresql:']),
    demo: demo !== '0',
    publicDemo: demo === 'public',
    adminEmail: emailAddress('ADMIN_EMAIL', setting('ADMIN_EMAIL')),
    empty: values.empty,
    smtpUrl: address('SMTP_URL', setting('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: setting('MAIL_FROM') ?? 'no-reply@localhost',
    siteUrl: originOf('SITE_URL', setting('SITE_URL')),
    notify: oneOf('NOTIFY', setting('NOTIFY'), ['1', '0']) === '1',
    webhook: webhookOf(setting),
    limitsScale: wholeNumber('LIMITS_SCALE', setting('LIMITS_SCALE') ?? '1', 1, 1_000_000),
    trustProxy: oneOf('TRUST_PROXY', setting('TRUST_PROXY'), ['0', '1']) === '1',
    metrics: metricsAddress(setting('METRICS_HOST'), setting('METRICS_PORT')),
    backups: backupFolder(setting('BACKUP_FOLDER'), setting('BACKUP_KEEP')),
    jsonLogs: oneOf('LOG_FORMAT', setting('LOG_FORMAT'), ['text', 'json']) === 'json',
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

function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  return number;
}

function backupFolder(folder: string | undefined, keep = '14'): Config['backups'] {
  return folder
    ? { folder: path.resolve(ROOT, folder), keep: wholeNumber('BACKUP_KEEP', keep, 1, 10_000) }
    : undefined;
}

function metricsAddress(host = '127.0.0.1', port?: string): Config['metrics'] {
  return port === undefined ? undefined : { host, port: wholeNumber('METRICS_PORT', port, 0, 65_535) };
}

/** The first is what an unset one means. */
function oneOf(name: string, value: string | undefined, allowed: string[]): string | undefined {
  if (value !== undefined && !allowed.includes(value))
    throw new ConfigError(`${name} must be ${allowed.join(' or ')}, or empty, not "${value}".`);
  return value ?? allowed[0];
}

const SHORTEST_WEBHOOK_SECRET = 24;

function webhookOf(setting: (name: string) => string | undefined): Config['webhook'] {
  const url = address('WEBHOOK_URL', setting('WEBHOOK_URL'), ['https:', 'http:']);
  const allowPrivate = oneOf('WEBHOOK_ALLOW_PRIVATE', setting('WEBHOOK_ALLOW_PRIVATE'), ['0', '1']) === '1';
  const secret = setting('WEBHOOK_SECRET');
  if (!url) return undefined;
  if (url.startsWith('http:') && !allowPrivate)
    throw new ConfigError('WEBHOOK_URL must begin with https://, or WEBHOOK_ALLOW_PRIVATE be 1.');
  if (!secret || secret.length < SHORTEST_WEBHOOK_SECRET)
    throw new ConfigError(
      `WEBHOOK_URL needs a WEBHOOK_SECRET of at least ${SHORTEST_WEBHOOK_SECRET} characters, by which the receiver knows us.`,
    );
  return { url, secret, allowPrivate };
}

/** The value itself is never shown: it may carry a password. */
function address(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(`${name} must be an address such as ${protocols[0]}//host, or empty.`);
  return value;
}

/** As `private.is_email` in the database, which would refuse it later and less kindly. */
function emailAddress(name: string, value: string | undefined): string | undefined {
  const email = value?.toLowerCase();
  const isEmail = /^(?=.{1,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$/;
  if (email !== undefined && !isEmail.test(email))
    throw new ConfigError(`${name} must be an address such as person@company.example, not "${value}".`);
  return email;
}

/** An http address without path, such as https://www.company.example. */
export function originOf(name: string, value: string | undefined): string | undefined {
  if (!value?.trim()) return undefined;
  const url = URL.parse(value.trim());
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new ConfigError(`${name} must be an address such as https://www.company.example, not "${value}".`);
  return url.origin;
}

/**
 * The address to listen on. Demo accounts sign in without a code, the administrator's too, so a server that others can
 * reach has them only if that was asked for.
 */
export async function listenAddress({ host, demo, publicDemo, siteUrl }: Config): Promise<string> {
  const address = await resolved(host);
  const reachable = [...(isLoopback(address) ? [] : [`HOST=${host}`]), ...publicSite(siteUrl)];
  if (demo && !publicDemo && reachable.length > 0)
    throw new ConfigError(
      `With ${reachable.join(' and ')} others can reach this server, and its demo administrator signs in without a code. ` +
        'Set DEMO=0 for a server without demo accounts, or DEMO=public if everybody may use them.',
    );
  return address;
}

async function resolved(host: string): Promise<string> {
  if (isIP(host)) return host;
  try {
    return (await lookup(host)).address;
  } catch {
    throw new ConfigError(`HOST must be an address of this machine, and "${host}" is none.`);
  }
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** An IPv6 address may name its network interface after a %; one that maps an IPv4 address is looked through. */
const isLoopback = (address: string) =>
  loopback.check(address.replace(/%.*/, ''), isIPv4(address) ? 'ipv4' : 'ipv6');

/** A proxy on the same machine makes a server public whose own address is not. */
function publicSite(siteUrl: string | undefined): string[] {
  if (!siteUrl) return [];
  const name = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(name) ? isLoopback(name) : /(^|\.)localhost$/.test(name);
  return isPrivate ? [] : [`SITE_URL=${siteUrl}`];
}
