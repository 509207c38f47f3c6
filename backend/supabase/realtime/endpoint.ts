import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../../database/database.ts';
import { createQueue } from '../../database/queue.ts';
import { type Keys, sameKey } from '../../keys.ts';
import { CHANGE_CHANNEL, type Change } from './change-triggers.ts';
import { Connection, type Context } from './connection.ts';
import { dispatch } from './dispatch.ts';
import { readableColumns } from './listener-rights.ts';

export const REALTIME_PATH = '/realtime/v1/websocket';
const MAX_MESSAGE_BYTES = 64 * 1024;
const PING_MS = 30_000;
const MAX_PER_CLIENT = 100;
/** Only what may be asked for is cached; what is sent is decided anew at each change. */
const GRANTS_CACHE_MS = 60_000;

/** Supabase Realtime's `postgres_changes`; broadcast and presence are not offered. */
export async function openRealtime(database: Database, keys: Keys) {
  const connections = new Map<WebSocket, { connection: Connection; client: string }>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

  const published = new Set(
    (
      await database.transaction((query) =>
        query<{ name: string }>(
          `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
        ),
      )
    ).map((table) => table.name),
  );
  const context: Context = {
    jwtSecret: keys.jwtSecret,
    isPublished: (schema, table) => published.has(`${schema}.${table}`),
    readableColumns: cacheFor(GRANTS_CACHE_MS, (role, schema, table) =>
      readableColumns(database, role, schema, table),
    ),
  };

  function* joinedChannels() {
    for (const { connection } of connections.values())
      for (const channel of connection.channels.values())
        yield {
          channel,
          deliver: (payload: Record<string, unknown>) => connection.deliver(channel, payload),
        };
  }

  const inCommitOrder = createQueue();
  await database.listen(CHANGE_CHANNEL, (text) => {
    inCommitOrder(() => dispatch(database, JSON.parse(text) as Change, joinedChannels())).catch(
      () => undefined,
    );
  });

  const pinging = setInterval(() => {
    for (const [socket, { connection }] of connections) {
      if (!connection.answeredLastPing) socket.terminate();
      connection.answeredLastPing = false;
      socket.ping();
    }
  }, PING_MS).unref();

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const key = url.searchParams.get('apikey');
      const fromHere = [...connections.values()].filter((other) => other.client === client).length;
      const known = sameKey(key, keys.publishableKey) || sameKey(key, keys.secretKey);
      if (!known || fromHere >= MAX_PER_CLIENT) {
        refuse(socket, known ? '429 Too Many Requests' : '401 Unauthorized');
        return;
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
        const connection = new Connection(webSocket, version, context);
        connections.set(webSocket, { connection, client });
        webSocket.on('message', (data, isBinary) => {
          connection.answeredLastPing = true;
          if (!connection.receive(isBinary ? '' : data.toString())) webSocket.terminate();
        });
        webSocket.on('pong', () => {
          connection.answeredLastPing = true;
        });
        webSocket.on('close', () => connections.delete(webSocket));
        webSocket.on('error', () => webSocket.terminate());
      });
    },
    connectionCount: () => connections.size,
    close(): void {
      clearInterval(pinging);
      for (const socket of connections.keys()) socket.terminate();
      sockets.close();
    },
  };
}

/** A flood of joins asks the database once. The answers are few: so many roles, so many published tables. */
function cacheFor(ms: number, read: Context['readableColumns']): Context['readableColumns'] {
  const cache = new Map<string, { columns: ReturnType<typeof read>; until: number }>();
  return (...question) => {
    const key = JSON.stringify(question);
    const cached = cache.get(key);
    if (cached && cached.until > performance.now()) return cached.columns;
    const columns = read(...question);
    columns.catch(() => cache.delete(key));
    cache.set(key, { columns, until: performance.now() + ms });
    return columns;
  };
}

/** The client may well keep its side open; nobody reads from it any more, so it is not waited for. */
export function refuse(socket: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}
