import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './support/test.ts';

test('The smoke test passes on what npm start serves, and finds every page', async ({ server }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/smoke/main.ts', server.url, server.keys.publishableKey, '--write'],
    { env: { ...process.env, SUPABASE_SECRET_KEY: server.keys.secretKey } },
  );
  expect(stdout).toContain('ok    page /hi/calculator');
  expect(stdout).toMatch(/^\d+ passed, 0 failed$/m);
});
