import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../app/lib/database.types.generated.ts';
import type { Config } from '../backend/config.ts';
import { demoAccount, type Who } from '../backend/demo-accounts.ts';
import { type RunningServer, startServer } from '../backend/server.ts';
import { migratedTemplate } from './test-database.ts';

export type Client = SupabaseClient<Database>;

export type TestServer = RunningServer & {
  dataFolder: string;
  /** What the terminal showed. */
  logged: string[];
  /** A browser that nobody signed in on. */
  visitor(): Client;
  signIn(who: Who): Promise<Client>;
  /** Bypasses every rule: for setting the scene and looking at stored rows. */
  serviceRole(): Client;
  emailsTo(address: string): string[];
};

export const newDataFolder = () => mkdtempSync(path.join(tmpdir(), 'test-data-'));

/** A data folder whose database is migrated. */
export async function migratedFolder(folder = newDataFolder(), supabaseFolder?: string): Promise<string> {
  const database = path.join(folder, 'database');
  if (!existsSync(database)) cpSync(await migratedTemplate(supabaseFolder), database, { recursive: true });
  return folder;
}

const schemas = new Map<string, string>();
/** For servers on copies of the usual template. */
const schemaCache: Config['schemaCache'] = {
  get: async (key) => schemas.get(key),
  set: async (key, schema) => void schemas.set(key, schema),
  delete: async (key) => void schemas.delete(key),
};

/** The real server on a free port, on a migrated database of its own; limits are out of the way unless asked for, and never grow back. */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const dataFolder = overrides.databaseUrl
    ? (overrides.dataFolder ?? newDataFolder())
    : await migratedFolder(overrides.dataFolder, overrides.supabaseFolder);
  const isUsual = !overrides.databaseUrl && !overrides.dataFolder && !overrides.supabaseFolder;
  const logged: string[] = [];
  const server = await startServer(
    {
      host: '127.0.0.1',
      port: 0,
      dataFolder,
      buildFolder: path.join(dataFolder, 'no-build'),
      demo: true,
      empty: true,
      mailFrom: 'office@company.example',
      limitsScale: 1000,
      limitsClock: () => 0,
      schemaCache: isUsual ? schemaCache : undefined,
      statementTimeouts: { anon: 100_000, authenticated: 100_000 },
      trustProxy: false,
      notify: false,
      ...overrides,
    },
    (line) => logged.push(line),
  );
  await server.ready;

  const client = (key: string): Client =>
    createClient<Database>(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

  return {
    ...server,
    dataFolder,
    logged,
    visitor: () => client(server.keys.publishableKey),
    serviceRole: () => client(server.keys.secretKey),
    async signIn(who) {
      const email = demoAccount(who);
      const response = await fetch(`${server.url}/demo/login`, {
        method: 'POST',
        body: JSON.stringify({ email }),
      });
      const visitor = client(server.keys.publishableKey);
      const { error } = await visitor.auth.setSession(await response.json());
      if (error) throw error;
      return visitor;
    },
    emailsTo(address) {
      const folder = path.join(dataFolder, 'outbox');
      const emails = existsSync(folder) ? readdirSync(folder).sort() : [];
      return emails
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .filter((email) => email.startsWith(`To: ${address}\n`));
    },
    async close() {
      await server.close();
      if (!overrides.dataFolder) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
