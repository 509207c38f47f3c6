import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';

/** A socket in the data folder: whoever may read that folder may ask for a backup, and nobody over a network. */
const socketOf = (dataFolder: string) => path.join(dataFolder, 'control.sock');

/** What the system answers when a socket's path is longer than the hundred bytes or so that it has room for. */
const TOO_LONG = ['EINVAL', 'ENAMETOOLONG'];
/** No server that could be asked. Whether one runs all the same, the lock of the data folder knows. */
const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED', ...TOO_LONG];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Lets a command ask the running server, which alone may open its database, for a backup. */
export async function listenForCommands(
  dataFolder: string,
  backUp: (file: string) => Promise<void>,
  log: (line: string) => void,
) {
  const server = createServer(async (request, response) => {
    const file = new URL(request.url ?? '/', 'http://socket').searchParams.get('file') ?? '';
    const failure = await backUp(file).then(
      () => undefined,
      (error: Error) => error.message,
    );
    response.writeHead(failure === undefined ? 200 : 500).end(failure);
  });
  rmSync(socketOf(dataFolder), { force: true }); // the folder is ours: whatever lies there was left by a crash
  try {
    await once(server.listen(socketOf(dataFolder)), 'listening');
  } catch (error) {
    if (!TOO_LONG.includes(codeOf(error))) throw error;
    log(
      `npm run backup is off while this server runs: the path of ${dataFolder} is too long for a socket. Choose a shorter DATA_DIR, or stop the server to make a backup`,
    );
  }
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * False if no server answers for this folder: the caller then takes its lock, which a server that runs all the same holds.
 * Throws what went wrong there.
 */
export async function askServer(dataFolder: string, file: string): Promise<boolean> {
  const asking = request({
    socketPath: socketOf(dataFolder),
    method: 'POST',
    path: `/?file=${encodeURIComponent(file)}`,
  }).end();
  const response = await new Promise<import('node:http').IncomingMessage | undefined>((resolve, reject) => {
    asking.once('response', resolve);
    asking.once('error', (error) =>
      NOBODY_LISTENS.includes(codeOf(error)) ? resolve(undefined) : reject(error),
    );
  });
  if (!response) return false;
  const text = (await response.toArray()).join('');
  if (response.statusCode !== 200) throw new Error(text);
  return true;
}
