import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = {
  to: string;
  raw: string;
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
};

type Behaviour = {
  /** Before a recipient is accepted: throw to refuse, wait to be slow. */
  onRecipient(address: string): Promise<void> | void;
  /** After the mail was taken: `drop` loses the connection instead of saying so. */
  onMail(mail: ReceivedMail): 'accept' | 'drop';
};

/** A real mail server on the loopback address, and what it has received. */
export async function openMailbox(behaviour: Partial<Behaviour> = {}, port = 0) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    async onRcptTo({ address }, _session, callback) {
      try {
        await behaviour.onRecipient?.(address);
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
    async onData(stream, session, callback) {
      // The sender may die in the middle of a mail.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const mail = parse(raw, session.envelope.rcptTo[0]?.address ?? '');
      mails.push(mail);
      if (behaviour.onMail?.(mail) === 'drop') {
        for (const connection of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> })
          .connections)
          connection._socket.destroy();
      } else callback();
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    mails,
    connections: () => (server as unknown as { connections: Set<unknown> }).connections.size,
    to: (address: string) => mails.filter((mail) => mail.to === address),
    port: (server.server.address() as AddressInfo).port,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** An SMTP refusal with its code. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function parse(raw: string, to: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary ? rest.join('\r\n\r\n').split(`--${boundary}`) : [raw];
  const part = (type: string) =>
    bodyOf(parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '');
  const subject = decodeWords(headers.get('subject') ?? '');
  return { to, raw, headers, subject, text: part('text/plain'), html: part('text/html') };
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}

function bodyOf(part: string): string {
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = headersOf(head).get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquote(body) : body;
}

const unquote = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, value) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('latin1')
        : value
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_match: string, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());
