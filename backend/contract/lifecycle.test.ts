import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { inquiry } from '../../testing/samples.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { spawnServer as spawnMainProcess } from '../../testing/spawn-server.ts';
import { bareTemplate, migratedTemplate } from '../../testing/test-database.ts';
import { newDataFolder, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { openPglite } from '../database/open-pglite.ts';

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

test('What was stored is there after a restart, files and sessions included', async () => {
  const folder = dataFolder();
  const first = await startTestServer({ dataFolder: folder });
  const row = inquiry();
  await first.visitor().from('contact_inquiries').insert(row);
  const admin = await first.signIn('admin');
  const session = (await admin.auth.getSession()).data.session;
  await first.close();

  const second = await start({ dataFolder: folder });
  const client = second.visitor();
  await client.auth.setSession({
    access_token: session?.access_token ?? '',
    refresh_token: session?.refresh_token ?? '',
  });
  const { data } = await client.from('contact_inquiries').select('name').eq('id', row.id);
  expect(data).toEqual([{ name: 'Asha Rani' }]);
});

test('Half an upload, left by a crash, is gone after the restart', async () => {
  const folder = dataFolder();
  const storage = path.join(folder, 'storage');
  mkdirSync(storage);
  writeFileSync(path.join(storage, '.unfinished-0b8ee0c8'), '%PDF-');
  await start({ dataFolder: folder });
  expect(readdirSync(storage)).toEqual([]);
});

test('A second server on the same folder says so and leaves the first alone', async () => {
  const folder = dataFolder();
  const first = await start({ dataFolder: folder });
  const second = spawnServer(folder);
  expect(await second.exit).toBe(1);
  expect(second.output()).toMatch(/^Another server is already using .*\. Stop it first\.\n$/);
  expect((await first.visitor().from('contact_inquiries').insert(inquiry())).status).toBe(201);
});

test('A taken port is named together with the way out', async () => {
  const first = await start({});
  const port = new URL(first.url).port;
  const child = spawn(process.execPath, ['backend/main.ts', '--port', port, '--data', dataFolder()]);
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
  expect(complaint).toBe(
    `Port ${port} is already in use. Choose another: PORT=${Number(port) + 1} npm start\n`,
  );
});

test('A first start killed while it initialises, and again while it migrates, leaves a folder that starts', async () => {
  const folder = dataFolder();
  const appears = (pattern: RegExp) =>
    vi.waitFor(() => expect(readdirSync(folder)).toContainEqual(expect.stringMatching(pattern)), {
      timeout: 100_000,
      interval: 5,
    });
  for (const moment of [/^database\.unfinished-/, /^database$/]) {
    const victim = spawnServer(folder);
    await appears(moment);
    victim.child.kill('SIGKILL');
    await victim.exit;
  }
  const survivor = spawnServer(folder);
  const client = createClient(await survivor.ready(), 'sb_publishable_embedded');
  expect((await client.from('contact_inquiries').insert(inquiry())).status).toBe(201);
  expect(readdirSync(folder).filter((entry) => entry.includes('unfinished'))).toEqual([]);
}, 300_000);

test('A stop signal lets a running request finish and gives the folder back', async () => {
  const folder = dataFolder();
  cpSync(await bareTemplate(), path.join(folder, 'database'), { recursive: true });
  const main = spawnServer(folder);
  const url = await main.ready();
  const submission = await openCall(url, 'contact_inquiries', inquiry());
  main.child.kill('SIGTERM');
  await vi.waitFor(() => expect(main.output()).toContain('stopping'), { timeout: 20_000 });
  expect(await submission.finish()).toBe(201);
  expect(await main.exit).toBe(0);
  lockDataFolder(folder)();
});

test('A stop signal ends the server also while a statement runs that would not end', async () => {
  const folder = dataFolder();
  cpSync(await migratedTemplate(), path.join(folder, 'database'), { recursive: true });
  const database = await openPglite(path.join(folder, 'database'));
  await database.exec(
    `create function public.run_for_ever() returns void language plpgsql as $$ begin loop end loop; end $$;
     grant execute on function public.run_for_ever() to anon`,
  );
  await database.close();
  const main = spawnServer(folder);
  const url = await main.ready();
  const call = await openCall(url, 'rpc/run_for_ever', {});
  main.child.kill('SIGTERM');
  await vi.waitFor(() => expect(main.output()).toContain('stopping'), { timeout: 20_000 });
  expect(await call.finish()).toBe(500);
  expect(await main.exit).toBe(0);
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
    cpSync(await migratedTemplate(), path.join(server.dataFolder, 'database'), { recursive: true });
    await server.start();
    const insert = () =>
      createClient(server.url, 'sb_publishable_embedded').from('contact_inquiries').insert(inquiry());
    const before = inquiry();
    const client = createClient(server.url, server.keys.secretKey);
    expect((await client.from('contact_inquiries').insert(before)).status).toBe(201);
    server.fillDisk(0);
    await vi.waitFor(async () => expect((await insert()).status).toBe(503), { timeout: 50_000 });
    expect((await fetch(`${server.url}/robots.txt`)).status).toBeLessThan(500);
    server.freeDisk();
    await vi.waitFor(async () => expect((await insert()).status).toBe(201), { timeout: 50_000 });
    const { data } = await client.from('contact_inquiries').select('id').eq('id', before.id);
    expect(data).toEqual([{ id: before.id }]);
  },
  120_000,
);

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

test.runIf(existsSync('/proc/self/status'))('The server starts and answers within 700 MB', async () => {
  const folder = dataFolder();
  cpSync(await bareTemplate(), path.join(folder, 'database'), { recursive: true });
  const main = spawnServer(folder);
  const client = createClient(await main.ready(), 'sb_publishable_embedded');
  for (let i = 0; i < 100; i += 1) await client.from('contact_inquiries').insert(inquiry());
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${main.child.pid}/status`, 'utf8'))?.[1];
  expect(Number(peak) / 1024).toBeLessThan(700);
});

test('With SMTP set, the code goes out by mail; when the mail server refuses, the caller is told', async () => {
  const sink = await startSmtpSink();
  cleanUps.push(sink.close);
  const server = await start({
    smtpUrl: `smtp://127.0.0.1:${sink.port}`,
    mailFrom: 'Office <office@company.example>',
  });
  expect((await server.visitor().auth.signInWithOtp({ email: 'boss@company.example' })).error).toBeNull();
  expect(sink.emails[0]).toMatch(/^From: Office <office@company\.example>$/m);
  expect(sink.emails[0]).toMatch(/^Subject: \d{6} is your sign-in code$/m);
  expect(server.emailsTo('boss@company.example')).toEqual([]);

  sink.refuse();
  const refused = await server.visitor().auth.signInWithOtp({ email: 'boss@company.example' });
  expect(refused.error).toMatchObject({ status: 500, message: 'Error sending magic link email' });
});

test('Without demo mode there is no demo sign-in and nobody of the demo’s staff', async () => {
  const folder = dataFolder();
  const demo = await startTestServer({ dataFolder: folder });
  const admin = await demo.signIn('admin');
  expect((await admin.rpc('my_staff_row')).data).toMatchObject([{ role: 'admin' }]);
  const { data } = await admin.auth.getSession();
  await demo.close();

  const real = await start({ dataFolder: folder, demo: false });
  const body = JSON.stringify({ email: 'admin@awadhsolar.example' });
  expect((await fetch(`${real.url}/demo/login`, { method: 'POST', body })).status).toBe(404);
  const former = createClient(real.url, real.keys.publishableKey, {
    accessToken: async () => data.session?.access_token ?? '',
  });
  expect((await former.rpc('my_staff_row')).data).toEqual([]);
});

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
