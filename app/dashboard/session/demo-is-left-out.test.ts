import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

const DEMO = /demo\/login|admin@awadhsolar|user@awadhsolar|OTP not implemented/;

/** The login page's own code as a production build has it; libraries and styles do not matter here. */
async function bundleLogin(env: Record<string, string>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define,
    resolve: { alias: { '~': path.resolve('app') } },
    build: {
      write: false,
      lib: { entry: 'app/dashboard/session/login-panel.tsx', formats: ['es'] },
      rollupOptions: { external: (id) => !/^[./~]|^\w:|^\0/.test(id) },
    },
  });
  const outputs = [result].flat() as Rollup.RollupOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n');
}

test('A production build contains neither the demo accounts nor the way they sign in', async () => {
  expect(await bundleLogin({})).not.toMatch(DEMO);
  // The same search would find them.
  expect(await bundleLogin({ VITE_DEMO: '1' })).toMatch(DEMO);
});
