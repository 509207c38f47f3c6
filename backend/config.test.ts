import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { type Config, listenAddress, readConfig } from './config.ts';

test('.env.example as it is means the same as no settings', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8')) as NodeJS.ProcessEnv;
  expect(readConfig([], example)).toEqual(readConfig([], {}));
});

test('Empty and blank settings are unset', () => {
  const names = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'SMTP_URL', 'MAIL_FROM', 'SITE_URL'];
  const more = ['ADMIN_EMAIL', 'LIMITS_SCALE', 'TRUST_PROXY'];
  const blank = Object.fromEntries([...names, ...more].map((name) => [name, ' ']));
  expect(readConfig([], blank)).toEqual(readConfig([], {}));
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '0x50'],
  ['SITE_URL', 'www.company.example'],
  ['SITE_URL', 'ftp://company.example'],
  ['SITE_URL', 'https://company.example/shop'],
  ['SITE_URL', 'https://user@company.example'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'mysql://user:hunter2@localhost/solar'],
  ['SMTP_URL', 'mail.company.example'],
  ['DEMO', 'no'],
  ['DEMO', 'false'],
  ['TRUST_PROXY', 'yes'],
  ['ADMIN_EMAIL', 'boss'],
  ['ADMIN_EMAIL', 'boss@office'],
  ['ADMIN_EMAIL', 'Boss <boss@office.example>'],
  ['ADMIN_EMAIL', 'boss@office.example, second@office.example'],
  ['ADMIN_EMAIL', `${'b'.repeat(250)}@office.example`],
  ['LIMITS_SCALE', '0'],
  ['LIMITS_SCALE', '1.5'],
])('%s=%s is named, without a secret in it', (name, value) => {
  const read = () => readConfig([], { [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be `));
  expect(read).not.toThrow(/hunter2/);
});

const starting = (env: NodeJS.ProcessEnv): Promise<string> => listenAddress(readConfig([], env));

test.each(['127.0.0.1', '127.0.0.53', 'localhost', '::1', '::ffff:127.0.0.1', ''])(
  'HOST=%s is this machine alone, where demo accounts are welcome',
  async (HOST) => {
    await expect(starting({ HOST })).resolves.toMatch(/^(127\.|::1$|::ffff:127\.)/);
  },
);

test.each([
  '0.0.0.0',
  '::',
  '0',
  '::ffff:0.0.0.0',
  '192.168.1.5',
  '203.0.113.9',
  'fe80::1%lo',
  '::ffff:10.0.0.1',
])('HOST=%s can be reached by others, so demo accounts must be wanted or off', async (HOST) => {
  await expect(starting({ HOST })).rejects.toThrow(/DEMO=0 .* DEMO=public/);
  await expect(starting({ HOST, DEMO: '1' })).rejects.toThrow(`HOST=${HOST}`);
  for (const DEMO of ['0', 'public']) await expect(starting({ HOST, DEMO })).resolves.toMatch(/\S/);
});

test('A public SITE_URL means that others can reach the server through a proxy', async () => {
  await expect(starting({ SITE_URL: 'https://www.company.example' })).rejects.toThrow(/^With SITE_URL=/);
  await expect(starting({ SITE_URL: 'https://localhost.company.example' })).rejects.toThrow(/DEMO=public/);
  for (const SITE_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    await expect(starting({ SITE_URL })).resolves.toBe('127.0.0.1');
});

test('DEMO=public has demo accounts, DEMO=0 has none', () => {
  const demo = (DEMO: string): Partial<Config> => readConfig([], { DEMO });
  expect([demo('public').demo, demo('0').demo, demo('').demo]).toEqual([true, false, true]);
});

test('A name that is no address of any machine is said to be none', async () => {
  await expect(starting({ HOST: 'no such host' })).rejects.toThrow(
    /^HOST must be an address of this machine/,
  );
});

test('A webhook needs a secret, and https unless it may be private', () => {
  const secret = 'a secret that only two know of';
  const read = (env: Record<string, string>) => readConfig([], env).webhook;
  expect(read({})).toBeUndefined();
  expect(read({ WEBHOOK_URL: 'https://hooks.example/a', WEBHOOK_SECRET: secret })).toEqual({
    url: 'https://hooks.example/a',
    secret,
    allowPrivate: false,
  });
  expect(() => read({ WEBHOOK_URL: 'https://hooks.example/a', WEBHOOK_SECRET: 'short' })).toThrow(
    'WEBHOOK_SECRET',
  );
  expect(() => read({ WEBHOOK_URL: 'http://hooks.example/a', WEBHOOK_SECRET: secret })).toThrow('https://');
  const inside = { WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: '1' };
  expect(read(inside)?.allowPrivate).toBe(true);
});
