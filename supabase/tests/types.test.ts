import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../scripts/generate-types.ts';
import { openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';

let db: PolicyDatabase;
beforeAll(async () => {
  db = await openPolicyDatabase();
});
afterAll(() => db.close());

test('The committed types are those of the migrations (else run `npm run types:db`)', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes(db.database));
});
