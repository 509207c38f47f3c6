import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { copyBinaries, IDENTITY } from './postgres-binaries.ts';

const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** Works on a new database of the PostgreSQL that DATABASE_URL names, or else of one that is started for this with the options. */
export async function onScratchPostgres<T>(
  work: (url: string) => Promise<T>,
  options?: ClusterOptions,
): Promise<T> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return onScratchDatabase(DATABASE_URL, work);
  const cluster = await createScratchCluster(options);
  try {
    return await work(cluster.url);
  } finally {
    await cluster.remove();
  }
}

async function onScratchDatabase<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name}`);
  try {
    return await work(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  } finally {
    await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  }
}

type ClusterOptions = { superuser?: string; settings?: string[] };

/** A new PostgreSQL 17 on the loopback address, which can be taken away under load and brought back. */
export async function createScratchCluster({ superuser = 'postgres', settings = [] }: ClusterOptions = {}) {
  const copy = copyBinaries();
  const binaries = path.join(copy, 'native/bin');
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-postgres-'));
  if (IDENTITY.uid && IDENTITY.gid) chownSync(folder, IDENTITY.uid, IDENTITY.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...IDENTITY } as const;
  const cluster = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync', ...LOCALE];
  execFileSync(`${binaries}/initdb`, cluster, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = [...place, ...settings.flatMap((one) => ['-c', one])];
    server = spawn(`${binaries}/postgres`, args, { ...options, stdio: 'ignore' });
    await ready(server, path.join(data, 'postmaster.pid'));
  }

  /** Disconnects everybody and shuts down; SIGQUIT does so at once, as a crash would. */
  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    if (!server) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
    server = undefined;
  }

  async function remove(): Promise<void> {
    await stop();
    for (const each of [folder, copy]) rmSync(each, { recursive: true, force: true });
  }

  await start().catch(async (error) => {
    await remove();
    throw error;
  });
  return { url, start, stop, remove };
}

/** The last line of its file is the state of a server, as `pg_ctl --wait` reads it: however long that takes, unless it ends. */
async function ready(server: ChildProcess, pidFile: string): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trimEnd().split('\n') : [];
    if (lines[0] === String(server.pid) && lines.at(-1)?.trim() === 'ready') return;
    await wait(20);
  }
  throw new Error('PostgreSQL did not start.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
