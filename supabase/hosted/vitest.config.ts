import path from 'node:path';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The policy tests again, and what only hosted's own parts can tell. */
export default defineConfig({
  ...base,
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    ...base.test,
    include: ['supabase/{tests,hosted}/**/*.test.ts'],
    // How old data folders are upgraded is the embedded backend's matter.
    exclude: ['supabase/tests/upgrade.test.ts'],
    globalSetup: 'supabase/hosted/setup.ts',
  },
});
