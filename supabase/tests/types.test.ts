import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../scripts/generate-types.ts';
import { openWorld, type World } from '../../testing/actors.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('The committed types are those of the migrations (else run `npm run types:db`)', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes(world.database));
});
