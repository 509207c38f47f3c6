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
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
