import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openBackend } from './backend.ts';
import { clearUnfinishedBackups } from './backup/back-up.ts';
import { listenForCommands } from './backup/control.ts';
import { scheduleBackups } from './backup/schedule.ts';
import { type Config, ConfigError, listenAddress } from './config.ts';
import { ensureDataFolder } from './data-folder-access.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { attachGateway } from './http/gateway.ts';
import { openRequestLog } from './http/request-log.ts';
import { serveFile } from './http/serve-file.ts';
import { commonHeaders, createStaticFiles } from './http/static-files.ts';
import { type Keys, loadKeys } from './keys.ts';
import { createHealthCheck, freeBytes } from './watch/health.ts';
import { createMetrics } from './watch/metrics.ts';
import { serveMetrics } from './watch/metrics-server.ts';

export type RunningServer = {
  url: string;
  /** Where figures are served, if they are. */
  metricsUrl?: string;
  keys: Keys;
  /** Settles when the database answers; pages are served before that. */
  ready: Promise<void>;
  close(): Promise<void>;
};

/** The whole head within ten seconds; a body has a pace of its own to keep (slow-body-guard.ts), and this much at most. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 360_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
/** Longer than any call may take: what has neither sent nor taken a byte for so long is gone. */
const IDLE_SOCKET_MS = 90_000;
const MAX_WAIT_FOR_REQUESTS_MS = 10_000;

/** Listens at once, then opens the database; API calls that come before it is ready wait for it. */
export async function startServer(
  config: Config,
  log: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const host = await listenAddress(config);
  ensureDataFolder(config.dataFolder);
  const unlock = lockDataFolder(config.dataFolder);
  try {
    clearUnfinishedBackups(config.dataFolder);
    const keys = loadKeys(config.dataFolder, log);
    const findFile = createStaticFiles(config.buildFolder);
    const server = createServer(TIMEOUTS);
    server.timeout = IDLE_SOCKET_MS;
    await listen(server, host, config.port);
    const { port } = server.address() as AddressInfo;
    const url = `http://localhost:${port}`;
    mkdirSync(path.join(config.dataFolder, 'storage'), { recursive: true });
    const requestLog = openRequestLog(path.join(config.dataFolder, 'requests.log'), {
      json: config.jsonLogs,
    });
    const backend = openBackend(config, keys, config.siteUrl ?? url, log);
    const ready = backend.then(() => undefined);
    ready.catch(() => undefined); // the caller awaits it; until then this is not an unhandled rejection
    const metrics = createMetrics(async () => ({
      ...(await (await backend).figures()),
      freeDiskBytes: await freeBytes(config.dataFolder),
    }));
    const metricsServer = config.metrics && (await serveMetrics(config.metrics, metrics.text));
    const backUp = async (file: string) => (await backend).backUp(file);
    const commands = await listenForCommands(config.dataFolder, backUp, log);
    const stopBackups = config.backups && scheduleBackups(config.backups, backUp, log);
    attachGateway(server, {
      backend,
      health: createHealthCheck({
        ping: async () => (await backend).ping(),
        dataFolder: config.dataFolder,
      }),
      metrics,
      serveFile: (request, response) => serveFile(findFile, request, response),
      headers: commonHeaders(config.buildFolder),
      requestLog,
      trustProxy: config.trustProxy,
      log,
    });

    return {
      url,
      metricsUrl: metricsServer?.url,
      keys,
      ready,
      close: async () => {
        const opened = await backend.catch(() => undefined);
        opened?.realtime.close(); // sockets never end by themselves, and the server would wait for them
        await finishRequests(server);
        await commands.close();
        await stopBackups?.();
        await opened?.close();
        await metricsServer?.close();
        await requestLog.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`Port ${port} is already in use. Choose another: PORT=${port + 1} npm start`);
    if (code === 'EACCES')
      throw new ConfigError(`This user may not listen on port ${port}. Choose another: PORT=3000 npm start`);
    if (code === 'EADDRNOTAVAIL')
      throw new ConfigError(`HOST must be an address of this machine, and ${host} is none.`);
    throw error;
  }
}

/** Lets running requests finish, but not for ever; connections that wait for a next request go at once. */
async function finishRequests(server: Server): Promise<void> {
  const hangUp = setInterval(() => server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => server.closeAllConnections(), MAX_WAIT_FOR_REQUESTS_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(hangUp);
  clearTimeout(giveUp);
}
