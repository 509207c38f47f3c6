import { buildIfNeeded, embeddedBuildEnv } from './build-site.mjs';
import { main, modernNode, projectEnv, serve } from './run.mjs';
import { checkSettings, setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  await checkSettings(process.argv.slice(2));
  await buildIfNeeded(embeddedBuildEnv());
  const args = ['backend/main.ts', ...process.argv.slice(2)];
  return serve([{ program: modernNode(), args, env: projectEnv({ NODE_ENV: 'production' }) }]);
});
