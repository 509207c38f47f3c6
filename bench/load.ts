/**
 * Serves the same built site from our server and from nginx, one after the other in one run, and loads both with wrk over
 * loopback, beside a Node server that does nothing but answer: `npm run bench:load`. Needs Debian's packages nginx-light
 * and wrk.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const OURS = 4031;
const NGINX = 4032;
const BARE = 4033;
const CONNECTIONS = 200;
const SECONDS = 30;

const root = path.resolve(import.meta.dirname, '..');
const work = path.join(root, '.cache/bench-load');
const script = readdirSync(path.join(root, 'build/client/assets')).find((name) =>
  /^entry\.client.*\.js$/.test(name),
);
const targets = { 'home page': '/', script: `/assets/${script}`, 'unknown page': '/no/such/page' };

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const ours = spawn(
  process.execPath,
  [path.join(root, 'backend/main.ts'), '--port', String(OURS), '--data', path.join(work, 'data'), '--empty'],
  { stdio: 'ignore' },
);
const nginx = startNginx();
const bareServer = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(${BARE}, '127.0.0.1')`;
const bare = spawn(process.execPath, ['-e', bareServer], { stdio: 'ignore' });

try {
  // Pages are served before the database is up; waiting for it keeps its start out of the measurement.
  await Promise.all([
    answers(OURS, '/rest/v1/testimonials?select=id&limit=1'),
    answers(NGINX, '/'),
    answers(BARE, '/'),
  ]);
  console.info(`${CONNECTIONS} connections, ${SECONDS} s each, gzip`);
  console.info(`bare Node      ${load(BARE, '/').perSecond.toFixed(0)}/s`);
  for (const [name, target] of Object.entries(targets)) {
    const reference = load(NGINX, target);
    const measured = load(OURS, target);
    const ratio = (measured.perSecond / reference.perSecond).toFixed(2);
    console.info(
      `${name.padEnd(14)} ours ${measured.perSecond.toFixed(0)}/s, nginx ${reference.perSecond.toFixed(0)}/s, ratio ${ratio}; ` +
        `slowest 1 % ours ${measured.p99}, nginx ${reference.p99}; errors ${measured.errors}`,
    );
    if (measured.errors > 0) process.exitCode = 1;
  }
} finally {
  ours.kill();
  nginx.kill();
  bare.kill();
}

function startNginx(): ChildProcess {
  const config = path.join(work, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${work}/nginx.pid; error_log ${work}/error.log; worker_processes auto;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; etag on;
  client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy; fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
  server {
    listen 127.0.0.1:${NGINX}; root ${root}/build/client;
    include ${root}/build/nginx-headers.conf;
    location / { try_files $uri $uri/index.html =404; }
  }
}`,
  );
  return spawn('nginx', ['-c', config, '-p', work], { stdio: 'inherit' });
}

async function answers(port: number, target: string): Promise<void> {
  const headers = { apikey: 'sb_publishable_embedded' };
  for (let attempt = 0; attempt < 100; attempt++) {
    const ok = await fetch(`http://127.0.0.1:${port}${target}`, { headers }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(300);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

function load(port: number, target: string) {
  const report = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      '--latency',
      '-H',
      'Accept-Encoding: gzip',
      `http://127.0.0.1:${port}${target}`,
    ],
    { encoding: 'utf8' },
  );
  const socketErrors = report.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const refused =
    target === targets['unknown page'] ? undefined : report.match(/Non-2xx or 3xx responses: (\d+)/);
  const errors = [...(socketErrors?.slice(1) ?? []), refused?.[1] ?? '0'].reduce(
    (sum, text) => sum + Number(text),
    0,
  );
  return {
    perSecond: Number(report.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99: report.match(/99%\s+(\S+)/)?.[1] ?? '?',
    errors,
  };
}
