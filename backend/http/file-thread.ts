import { type AddressInfo, createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileThreadOptions } from './file-threads.ts';
import { tunnel } from './inner-door.ts';
import { answerQuickly } from './quick-answers.ts';
import { createStaticFiles } from './static-files.ts';

/** What runs in a file thread: reports its port, and ends with its last connection after a word from the main thread. */
const { host, port, buildFolder, keepAliveMs, door } = workerData as FileThreadOptions;
const server = createServer({ allowHalfOpen: true, noDelay: true }); // as node:http has it
const closeWaiting = answerQuickly(server, {
  findFile: createStaticFiles(buildFolder),
  keepAliveMs,
  handOver: (socket) => tunnel(socket, door),
});
server.listen({ host, port, reusePort: true }, () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});
parentPort?.once('message', () => {
  server.close();
  setInterval(closeWaiting, 50).unref();
});
