/**
 * How many directories can be open and live on one server (`npm run bench:listeners -- 1000 5000`): memory for each, and how long
 * a change takes to reach the first, the median and the last of them.
 */
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { ServerProcess } from '../testing/server-process.ts';
import { memory } from './support/backend-calls.ts';
import { median } from './support/median.ts';

const ROUNDS = 5;
/** So many open at once; whoever opens more waits in the kernel's queue and not in the server. */
const OPENED_AT_ONCE = 50;
const DIRECTORY = {
  event: '*',
  schema: 'public',
  table: 'associate_registrations',
  filter: 'status=eq.approved',
};

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0 || !sizes.every((size) => size >= 1)) {
  console.error('Name one or more numbers of listeners: npm run bench:listeners -- 1000 5000');
  process.exit(1);
}
for (const size of sizes) await measure(size);

/** Milliseconds after the change. */
type Spread = { first: number; middle: number; last: number };

async function measure(size: number) {
  // A server counts sockets by client: each of these comes from an address of its own.
  const server = new ServerProcess({ from: null, env: { TRUST_PROXY: '1' } });
  await server.start();
  const before = memory(server).now;
  const sockets: WebSocket[] = [];
  while (sockets.length < size) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, size - sockets.length) }, (_, n) =>
      listen(server, sockets.length + n),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  const kilobytes = ((memory(server).now - before) * 1024) / size;
  const rounds: Spread[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await change(server, sockets, round));
  const of = (when: keyof Spread) => median(rounds.map((round) => round[when])).toFixed(0);
  console.info(
    `${size} listeners: ${kilobytes.toFixed(0)} KB each; a change reaches the first after ${of('first')} ms, ` +
      `half after ${of('middle')} ms, all after ${of('last')} ms`,
  );
  for (const socket of sockets) socket.terminate();
  await server.remove();
}

/** A socket that has joined. */
function listen(server: ServerProcess, n: number): Promise<WebSocket> {
  const address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.keys.publishableKey}&vsn=2.0.0`;
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const socket = new WebSocket(address, { headers });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(
        JSON.stringify(['1', '1', 'realtime:all', 'phx_join', { config: { postgres_changes: [DIRECTORY] } }]),
      ),
    );
    socket.once('message', (data) => {
      const joined = JSON.parse(String(data))[4]?.status === 'ok';
      return joined ? resolve(socket) : reject(new Error(String(data)));
    });
  });
}

/** Changes one associate and waits until everybody has heard of it. */
async function change(server: ServerProcess, sockets: WebSocket[], round: number): Promise<Spread> {
  const db = createClient(server.url, server.keys.secretKey, { auth: { persistSession: false } });
  const { data } = await db
    .from('associate_registrations')
    .select('id')
    .eq('status', 'approved')
    .limit(1)
    .single()
    .throwOnError();
  const city = `City ${round}`;
  const heard = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        socket.on('message', function onMessage(message) {
          if (!String(message).includes(city)) return;
          socket.off('message', onMessage);
          resolve(performance.now());
        });
      }),
  );
  const changedAt = performance.now();
  await db.from('associate_registrations').update({ city }).eq('id', data.id).throwOnError();
  const times = (await Promise.all(heard)).map((at) => at - changedAt).sort((a, b) => a - b);
  return { first: times[0] ?? 0, middle: median(times), last: times.at(-1) ?? 0 };
}
