import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sameKey } from '../keys.ts';

/** Where other threads of this process bring the connections that only the main thread can answer. */
export type InnerDoor = { path: string; secret: string };

const LONGEST_INTRODUCTION = 256;

/**
 * Opens the door on an abstract socket, which is a name without a file and known to Linux only. Any program on the machine
 * can knock, so whoever comes in says the secret first, and then whose connection it brings.
 */
export function openInnerDoor(admit: (socket: Socket) => void, patienceMs = 10_000) {
  const door: InnerDoor = {
    path: `\0${randomBytes(16).toString('hex')}`,
    secret: randomBytes(32).toString('base64url'),
  };
  const strangers = new Set<Socket>();

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = Buffer.alloc(0);
    const turnAway = () => void socket.destroy();
    const handlers = {
      data(chunk: Buffer) {
        received = Buffer.concat([received, chunk]);
        const end = received.indexOf('\n');
        if (end < 0 && received.length <= LONGEST_INTRODUCTION) return;
        const [secret, client] = received.toString('latin1', 0, Math.max(end, 0)).split(' ');
        if (sameKey(secret, door.secret)) letIn(client, received.subarray(end + 1));
        else turnAway();
      },
      end: turnAway,
      error: turnAway,
      // After a pause of the whole process the clock is looked at before what has arrived in the meantime.
      timeout: () => setImmediate(() => strangers.has(socket) && turnAway()),
      close: () => strangers.delete(socket),
    };
    function letIn(client: string | undefined, unread: Buffer) {
      strangers.delete(socket);
      socket.setTimeout(0);
      for (const [event, handler] of Object.entries(handlers)) socket.off(event, handler);
      Object.defineProperty(socket, 'remoteAddress', { value: client });
      socket.pause();
      socket.unshift(unread);
      admit(socket);
      socket.resume();
    }
    strangers.add(socket);
    socket.setTimeout(patienceMs);
    for (const [event, handler] of Object.entries(handlers)) socket.on(event, handler);
  });

  return {
    door,
    listening: once(server.listen(door.path), 'listening'),
    /** Settles when those who were let in have gone. */
    async close(): Promise<void> {
      for (const socket of strangers) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Carries a connection through the door, from its next byte to its end: its closing and breaking too, in both directions. */
export function tunnel(client: Socket, { path, secret }: InnerDoor): void {
  const inside = connect(path);
  inside.write(`${secret} ${client.remoteAddress ?? ''}\n`);
  client.pipe(inside).pipe(client);
  client.on('error', () => client.destroy());
  client.once('close', () => inside.destroy());
  inside.on('error', () => inside.destroy());
  inside.once('close', () => client.destroySoon());
}
