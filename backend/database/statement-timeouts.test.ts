import { expect, test } from 'vitest';
import { inApiCall, limitStatementsOf, ROLE_TIMEOUTS_MS, statementTimeoutMs } from './statement-timeouts.ts';

test.each([
  { role: 'anon', seconds: 3 },
  { role: 'authenticated', seconds: 8 },
  { role: 'service_role', seconds: 120 },
  { role: 'supabase_auth_admin', seconds: 8 },
])('A statement of $role has $seconds seconds, as on hosted Supabase', async ({ role, seconds }) => {
  await inApiCall(async () => {
    expect(statementTimeoutMs()).toBe(8_000);
    expect(limitStatementsOf(role)).toBe(seconds * 1000);
    expect(statementTimeoutMs()).toBe(seconds * 1000);
  }, ROLE_TIMEOUTS_MS);
  expect(statementTimeoutMs()).toBe(120_000);
});
