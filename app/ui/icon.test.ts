import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { officeIcons } from './office-icons.generated';

/** Read by the dashboard alone, like its own folder. */
const OFFICE = ['app/dashboard/**', 'app/leads/kinds.ts', 'app/**/*.generated.ts', 'app/**/*.test.ts'];
const ICON = /\b(?:name=|icon=\{?|icon: )["']([a-z0-9-]+)["']/g;

test('What visitors load asks for no icon that only the dashboard brings', () => {
  const asked = globSync('app/**/*.{ts,tsx}', { exclude: OFFICE }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ICON)].map(([, name = '']) => ({ file, name })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ name }) => name in officeIcons)).toEqual([]);
});
