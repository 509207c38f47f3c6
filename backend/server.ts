import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import path from 'node:path';
import { openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type FileThreads, PORT_CAN_BE_SHARED, startFileThreads } from './http/file-threads.ts';
import { attachGateway } from './http/gateway.ts';
import { answerQuickly, takeConnections } from './http/quick-answers.ts';
import { openRequestLog } from './http/request-log.ts';
import { serveFile } from './http/serve-file.ts';
import { createStaticFiles } from './http/static-files.ts';
import { type Keys, loadKeys } from './keys.ts';

export type RunningServer = {
  url: string;
  keys: Keys;
  /** Settles when the database answers and all threads listen; pages are served before that. */
  ready: Promise<void>;
  close(): Promise<void>;
};

const MAX_WAIT_FOR_REQUESTS_MS = 10_000;

/** Listens at once, then opens the database; API calls that come before it is ready wait for it. */
export async function startServer(
  config: Config,
  tell: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const unlock = lockDataFolder(config.dataFolder);
  try {
    const keys = loadKeys(config.dataFolder);
    const findFile = createStaticFiles(config.buildFolder);
    const server = createServer({ requestTimeout: 120_000, keepAliveTimeout: 65_000 });
    const closeWaiting = answerQuickly(server, {
      findFile,
      keepAliveMs: server.keepAliveTimeout,
      handOver: takeConnections(server),
    });
    const count = PORT_CAN_BE_SHARED ? config.fileThreads : 0;
    const { address, port } = await listen(server, config, count > 0);
    const url = `http://localhost:${port}`;
    mkdirSync(path.join(config.dataFolder, 'storage'), { recursive: true });
    const log = openRequestLog(path.join(config.dataFolder, 'requests.log'));
    const backend = openBackend(config, keys, config.siteUrl ?? url, tell);
    const { buildFolder } = config;
    const threads = startFileThreads(server, { count, host: address, port, buildFolder }, tell);
    const ready = Promise.all([backend, threads.listening]).then(() => undefined);
    ready.catch(() => undefined); // the caller awaits it; until then this is not an unhandled rejection
    attachGateway(server, {
      backend,
      serveFile: (request, response) => serveFile(findFile, request, response),
      log,
      trustProxy: config.trustProxy,
      tell,
    });

    return {
      url,
      keys,
      ready,
      close: async () => {
        const opened = await backend.catch(() => undefined);
        opened?.realtime.close(); // sockets never end by themselves, and the server would wait for them
        await finishRequests(server, closeWaiting, threads);
        await opened?.close();
        await log.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Sockets that share a port would share it with a second server too, half of the visitors each. So before that, a socket
 * that shares with nobody finds out whether the port is free; a port of the system's choice (0) always is.
 */
async function listen(server: Server, { host, port }: Config, reusePort: boolean): Promise<AddressInfo> {
  if (reusePort && port !== 0) {
    const probe = createProbe();
    await once(probe.listen({ host, port }), 'listening');
    await once(probe.close(), 'close');
  }
  await once(server.listen({ host, port, reusePort }), 'listening');
  return server.address() as AddressInfo;
}

/** Lets running requests finish, but not for ever; connections that wait for a next request go at once. */
async function finishRequests(server: Server, closeWaiting: () => void, threads: FileThreads): Promise<void> {
  const hangUp = setInterval(() => {
    server.closeIdleConnections();
    closeWaiting();
  }, 50);
  const giveUp = setTimeout(() => {
    server.closeAllConnections();
    threads.terminate();
  }, MAX_WAIT_FOR_REQUESTS_MS);
  await Promise.all([new Promise((resolve) => server.close(resolve)), threads.close()]);
  clearInterval(hangUp);
  clearTimeout(giveUp);
}
