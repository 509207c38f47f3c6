import { migratedTemplate } from './test-database.ts';

/** Vitest's global set-up: one process makes the template before many want it at once. */
export default async function setup(): Promise<void> {
  await migratedTemplate();
}
