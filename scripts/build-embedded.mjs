// All that `npm start` does before it starts: for a service that may not write into the clone.
import { buildIfNeeded, embeddedBuildEnv } from './build-site.mjs';
import { main, say } from './run.mjs';
import { checkSettings, setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  await checkSettings([]);
  await buildIfNeeded(embeddedBuildEnv());
  say('built; backend/main.ts can be started');
});
