import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['', 'https://www.awadhsolar.example'],
  ['https://www.company.example', 'https://www.company.example'],
])('With VITE_SITE_URL=%s the site’s address is %s', async (value, address) => {
  vi.stubEnv('VITE_SITE_URL', value);
  const { company } = await import('./facts.ts');
  expect(company.siteUrl).toBe(address);
});
