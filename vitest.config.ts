import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': path.resolve(import.meta.dirname, 'app') } },
  test: {
    include: ['{app,backend,imagery,scripts,security,supabase}/**/*.test.{ts,tsx}'],
    // The hosted suite is run on its own: `npm run test:hosted`.
    exclude: ['**/node_modules/**', 'supabase/hosted/**'],
    globalSetup: 'testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Loading the backend costs a file more than most of its tests, so files share a worker and its modules: whatever a
    // test replaces in them is put back after it.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // For a machine that stands still at times; no test waits for them.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
