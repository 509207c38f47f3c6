import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { backUp } from './backup/back-up.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { assertLocalFileSystem } from './database/file-system.ts';
import { initialiseOnce } from './database/initialise.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import { prepare, SUPABASE_FOLDER } from './database/prepare.ts';
import { seedOnce } from './database/seed.ts';
import { ROLE_TIMEOUTS_MS } from './database/statement-timeouts.ts';
import { createDemoLogin, DEMO_LOGIN_PATH, ensureDemoAccounts, revokeDemoAccounts } from './demo.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { answerApiCall } from './http/api.ts';
import { toApiCall } from './http/api-call.ts';
import { notOffered } from './http/api-error.ts';
import { readHead } from './http/canonical/request.ts';
import { createFairQueue } from './http/fair-queue.ts';
import { createOtpClients } from './http/otp-clients.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { readBody } from './http/read-body.ts';
import type { Keys } from './keys.ts';
import { startNotifier } from './notify/notifier.ts';
import { CODE_LIFETIME_SECONDS, createSupabaseApp } from './supabase/lite/create-app.ts';
import { CodeMailer } from './supabase/mail/code-mailer.ts';
import { createOutbox } from './supabase/mail/outbox.ts';
import { createSmtpSender } from './supabase/mail/smtp.ts';
import { openRealtime } from './supabase/realtime/endpoint.ts';
import { FileStore } from './supabase/storage/file-store.ts';
import { createPublicObjects, PUBLIC_PREFIX } from './supabase/storage/public-objects.ts';
import { VISITOR_JSON_CAP } from './supabase/storage/upload-caps.ts';
import { readDatabaseFigures } from './watch/database-figures.ts';
import type { Figures } from './watch/metrics.ts';

export type Backend = {
  /** Answers an API call; undefined when the answer was streamed already. */
  answer(request: IncomingMessage, response: ServerResponse, client: string): Promise<Response | undefined>;
  realtime: Awaited<ReturnType<typeof openRealtime>>;
  ping(): Promise<unknown>;
  figures(): Promise<Omit<Figures, 'freeDiskBytes'>>;
  backUp(file: string): Promise<void>;
  close(): Promise<void>;
};

/** PGlite has one session; of PostgreSQL's ten two stay free for realtime and what the server itself asks. */
const CALLS_IN_DATABASE = { pglite: 1, postgres: 8 };
/** In the fair queue the sender is one client among the others; no client's address looks like this. */
const SENDER = 'sender';

const PING_TIMEOUT_MS = 5_000;

/** Opens the database of a data folder and puts Supabase's four services in front of it. */
export async function openBackend(
  config: Config,
  keys: Keys,
  siteUrl: string,
  log: (line: string) => void,
): Promise<Backend> {
  const database = await openDatabase(config, log);
  await prepareForServing(database, config, log);

  const send = config.smtpUrl
    ? createSmtpSender(config.smtpUrl, config.mailFrom)
    : createOutbox(path.join(config.dataFolder, 'outbox'), log);
  const mailer = new CodeMailer(send, CODE_LIFETIME_SECONDS);
  const store = new FileStore(storageFolder(config));
  await store.removeUnfinished();
  const statementTimeouts = { ...ROLE_TIMEOUTS_MS, ...config.statementTimeouts };
  const { schemaCache } = config;
  const app = await createSupabaseApp({
    database,
    keys,
    store,
    mailer,
    siteUrl,
    statementTimeouts,
    schemaCache,
    log,
  });
  const limits = createRateLimits(config.limitsScale, config.limitsClock);
  const otpClients = createOtpClients(CODE_LIFETIME_SECONDS);
  const servePublicObject = createPublicObjects(database, store);
  const demoLogin = createDemoLogin(database, app, keys.publishableKey);
  const realtime = await openRealtime(database, keys);
  const queue = createFairQueue({ slots: CALLS_IN_DATABASE[database.kind] });
  const inTurn = <T>(work: () => Promise<T>) => queue.run(SENDER, work);
  const notifier = config.notify && (await startNotifier(config, { database, inTurn, siteUrl, log }));

  return {
    realtime,
    ping: () => database.transaction((query) => query('select 1'), PING_TIMEOUT_MS),
    figures: async () => ({
      queue: queue.depth(),
      realtimeConnections: realtime.connectionCount(),
      ...(await readDatabaseFigures(database)),
    }),
    backUp: (file) => backUp(database, config.dataFolder, file),
    async answer(request, response, client) {
      const head = readHead(request);
      const isRead = head.method === 'GET' || head.method === 'HEAD';
      if (isRead && head.path.startsWith(PUBLIC_PREFIX)) {
        await servePublicObject(request, response, head.path, client);
        return undefined;
      }
      // Bodies are read before this: a call that waits for its turn is whole.
      // One that is given up on is left out, but not one that was answered already: a code is sent after its answer.
      const isWanted = () => response.writableFinished || !response.destroyed;
      const inTurn = <T>(work: () => Promise<T>) => queue.run(client, work, isWanted);
      if (head.path === DEMO_LOGIN_PATH) {
        if (!config.demo || request.method !== 'POST') throw notOffered();
        limits.spend('demoSignIns', client);
        const body = await readBody(request, VISITOR_JSON_CAP);
        return inTurn(() => demoLogin(body));
      }
      const call = toApiCall(request, head, client, keys, limits);
      return answerApiCall(call, {
        app: (whole) => inTurn(() => app(whole)),
        leave: (token) => inTurn(() => leaveNewsletter(database, token)),
        mailer,
        otpClients,
      });
    },
    async close() {
      if (notifier) await notifier.stop();
      await database.close();
    },
  };
}

async function openDatabase(
  { databaseUrl, dataFolder }: Config,
  log: (line: string) => void,
): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, log);
  assertLocalFileSystem(dataFolder, log);
  const folder = path.join(dataFolder, 'database');
  if (!existsSync(folder)) log('making a new database, about ten seconds the first time…');
  await initialiseOnce(folder);
  try {
    return await openPglite(folder, log);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(
      `${folder} cannot be opened (${reason}). Put a backup in its place, or begin afresh: npm run reset`,
      { cause },
    );
  }
}

async function prepareForServing(
  database: Database,
  config: Config,
  log: (line: string) => void,
): Promise<void> {
  const supabaseFolder = config.supabaseFolder ?? SUPABASE_FOLDER;
  await prepare(database, supabaseFolder, () => backUpBeforeUpgrade(database, config.dataFolder, log));
  if (config.demo) await ensureDemoAccounts(database);
  else await revokeDemoAccounts(database);
  if (config.adminEmail && (await ensureFirstAdmin(database, config.adminEmail)))
    log(`${config.adminEmail} is the first admin, and signs in with a code`);
  await seedOnce(database, {
    supabaseFolder,
    storageFolder: storageFolder(config),
    wanted: config.demo && !config.empty,
  });
}

const leaveNewsletter = (database: Database, token: string) =>
  database.transaction((query) => query('select private.leave_newsletter($1)', [token]));

/** In the data folder itself; each upgrade replaces what the one before it left. */
async function backUpBeforeUpgrade(
  database: Database,
  dataFolder: string,
  log: (line: string) => void,
): Promise<void> {
  const file = path.join(dataFolder, 'before-upgrade.tar.gz');
  await backUp(database, dataFolder, file);
  log(`the data is of an older version; kept as it was in ${file}`);
}

const storageFolder = ({ dataFolder }: Config) => path.join(dataFolder, 'storage');
