// Run as a child process by initialise.ts: PGlite's first initialisation blocks its thread for seconds.
import { openPglite } from './open-pglite.ts';

process.once('disconnect', () => process.exit(1));
const [folder] = process.argv.slice(2);
const database = await openPglite(folder);
await database.close();
process.exit(0);
