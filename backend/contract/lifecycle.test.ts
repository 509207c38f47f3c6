import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient, type Session } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { inquiry } from '../../testing/samples.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { spawnServer as spawnMainProcess } from '../../testing/spawn-server.ts';
import {
  migratedFolder,
  newDataFolder,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { openPglite } from '../database/open-pglite.ts';
import { ROLE_TIMEOUTS_MS } from '../database/statement-timeouts.ts';

const cleanUps: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function dataFolder(): string {
  const folder = newDataFolder();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(overrides: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(overrides);
  cleanUps.push(() => server.close());
  return server;
}

function spawnServer(...args: Parameters<typeof spawnMainProcess>) {
  const main = spawnMainProcess(...args);
  cleanUps.push(main.kill);
  return main;
}

describe('A folder that was served once', () => {
  const folder = newDataFolder();
  const row = inquiry();
  let session: Session | null;
  beforeAll(async () => {
    const first = await startTestServer({ dataFolder: folder });
    await first.visitor().from('contact_inquiries').insert(row);
    const admin = await first.signIn('admin');
    expect((await admin.rpc('my_staff_row')).data).toMatchObject([{ role: 'admin' }]);
    session = (await admin.auth.getSession()).data.session;
    await first.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('What was stored is there after a restart, files and sessions included; half an upload is gone', async () => {
    const storage = path.join(folder, 'storage');
    mkdirSync(storage, { recursive: true });
    writeFileSync(path.join(storage, '.unfinished-0b8ee0c8'), '%PDF-');
    const second = await start({ dataFolder: folder });
    expect(readdirSync(storage)).toEqual([]);
    const client = second.visitor();
    await client.auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
    const { data } = await client.from('contact_inquiries').select('name').eq('id', row.id);
    expect(data).toEqual([{ name: 'Asha Rani' }]);
  });

  test('Without demo mode there is no demo sign-in and nobody of the demo’s staff', async () => {
    const real = await start({ dataFolder: folder, demo: false });
    const body = JSON.stringify({ email: 'admin@awadhsolar.example' });
    expect((await fetch(`${real.url}/demo/login`, { method: 'POST', body })).status).toBe(404);
    const former = createClient(real.url, real.keys.publishableKey, {
      accessToken: async () => session?.access_token ?? '',
    });
    expect((await former.rpc('my_staff_row')).data).toEqual([]);
  });
});

describe('A server that runs', () => {
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let server: TestServer;
  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({
      smtpUrl: `smtp://127.0.0.1:${sink.port}`,
      mailFrom: 'Office <office@company.example>',
    });
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  test('A second server on the same folder says so and leaves the first alone', async () => {
    const second = spawnServer(server.dataFolder);
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^Another server is already using .*\. Stop it first\.\n$/);
    expect((await server.visitor().from('contact_inquiries').insert(inquiry())).status).toBe(201);
  });

  test('A taken port is named together with the way out', async () => {
    const port = new URL(server.url).port;
    const child = spawn(process.execPath, ['backend/main.ts', '--port', port, '--data', dataFolder()]);
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += chunk));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(complaint).toBe(
      `Port ${port} is already in use. Choose another: PORT=${Number(port) + 1} npm start\n`,
    );
  });

  test('With SMTP set, the code goes out by mail; when the mail server refuses, the caller is told', async () => {
    expect((await server.visitor().auth.signInWithOtp({ email: 'boss@company.example' })).error).toBeNull();
    expect(sink.emails[0]).toMatch(/^From: Office <office@company\.example>$/m);
    expect(sink.emails[0]).toMatch(/^Subject: \d{6} is your sign-in code$/m);
    expect(server.emailsTo('boss@company.example')).toEqual([]);

    sink.refuse();
    const refused = await server.visitor().auth.signInWithOtp({ email: 'boss@company.example' });
    expect(refused.error).toMatchObject({ status: 500, message: 'Error sending magic link email' });
  });
});

test('A client that stays after its websocket was refused does not keep the server from closing', async () => {
  const server = await startTestServer();
  const client = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
  cleanUps.push(() => void client.destroy());
  client.write(
    'GET /realtime/v1/websocket HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/);
  await server.close();
});

test('A first start killed while it initialises, and again while it migrates, leaves a folder that starts, within 700 MB', async () => {
  const folder = dataFolder();
  const appears = (pattern: RegExp) =>
    eventually(() => expect(readdirSync(folder)).toContainEqual(expect.stringMatching(pattern)), 5);
  for (const moment of [/^database\.unfinished-/, /^database$/]) {
    const victim = spawnServer(folder);
    await appears(moment);
    victim.child.kill('SIGKILL');
    await victim.exit;
  }
  const survivor = spawnServer(folder);
  const client = createClient(await survivor.ready(), 'sb_publishable_embedded');
  for (let i = 0; i < 20; i += 1)
    expect((await client.from('contact_inquiries').insert(inquiry())).status).toBe(201);
  expect(readdirSync(folder).filter((entry) => entry.includes('unfinished'))).toEqual([]);
  if (existsSync('/proc/self/status')) expect(peakMegabytes(survivor.child.pid)).toBeLessThan(700);
}, 300_000);

function peakMegabytes(pid: number | undefined): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(peak) / 1024;
}

test('A standstill of the machine ends no statement; a stop signal ends the one that would not end, and lets the others finish', async () => {
  const folder = await migratedFolder(dataFolder());
  const database = await openPglite(path.join(folder, 'database'));
  await database.exec(
    `create function public.run_for_ever() returns void language plpgsql as $$ begin loop end loop; end $$;
     -- Of its own time: a standstill counts for nothing.
     create function public.run_for_a_while() returns void language plpgsql as $$
     declare
       ran interval := '0';
       last timestamptz := clock_timestamp();
     begin
       while ran < interval '200 milliseconds' loop
         ran := ran + least(clock_timestamp() - last, interval '1 millisecond');
         last := clock_timestamp();
       end loop;
     end $$;
     grant execute on function public.run_for_ever(), public.run_for_a_while() to anon`,
  );
  await database.close();
  const main = spawnServer(folder);
  const url = await main.ready();

  const short = (await openCall(url, 'rpc/run_for_a_while', {})).finish();
  await setTimeout(100); // by now it runs
  main.child.kill('SIGSTOP');
  await setTimeout(ROLE_TIMEOUTS_MS.anon + 500);
  main.child.kill('SIGCONT');
  expect(await short).toBe(204);

  const submission = await openCall(url, 'contact_inquiries', inquiry());
  const endless = await openCall(url, 'rpc/run_for_ever', {});
  main.child.kill('SIGTERM');
  await eventually(() => expect(main.output()).toContain('stopping'));
  expect(await Promise.all([submission.finish(), endless.finish()])).toEqual([201, 500]);
  expect(await main.exit).toBe(0);
  lockDataFolder(folder)();
});

/** A call that the server has, up to its body. */
async function openCall(url: string, path: string, content: object) {
  const body = JSON.stringify(content);
  const call = request(`${url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: 'sb_publishable_embedded',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (response) => resolve(response.resume().statusCode));
    call.once('error', reject);
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  return {
    finish() {
      call.end(body);
      return answered;
    },
  };
}

test.runIf(existsSync('/usr/bin/prlimit'))(
  'A full disk: pages go on, API calls are answered with 503, and go on when there is room',
  async () => {
    const server = new ServerProcess({ from: null });
    cleanUps.push(() => server.remove());
    await migratedFolder(server.dataFolder);
    await server.start();
    const insert = () =>
      createClient(server.url, 'sb_publishable_embedded').from('contact_inquiries').insert(inquiry());
    const before = inquiry();
    const client = createClient(server.url, server.keys.secretKey);
    expect((await client.from('contact_inquiries').insert(before)).status).toBe(201);
    server.fillDisk(0);
    await eventually(async () => expect((await insert()).status).toBe(503));
    expect((await fetch(`${server.url}/robots.txt`)).status).toBeLessThan(500);
    server.freeDisk();
    await eventually(async () => expect((await insert()).status).toBe(201));
    const { data } = await client.from('contact_inquiries').select('id').eq('id', before.id);
    expect(data).toEqual([{ id: before.id }]);
  },
  300_000,
);

/** Just enough of a mail server to receive emails, or to refuse them. */
async function startSmtpSink() {
  const emails: string[] = [];
  let refusing = false;
  const server = createServer((socket) => {
    let email: string | undefined;
    let buffered = '';
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      buffered += chunk;
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        if (email !== undefined && line !== '.') email += `${line}\n`;
        else if (email !== undefined) {
          emails.push(email);
          email = undefined;
          socket.write('250 kept\r\n');
        } else if (line === 'DATA') {
          email = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(refusing && line.startsWith('RCPT') ? '550 no such mailbox\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    emails,
    refuse: () => {
      refusing = true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
