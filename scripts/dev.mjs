import { embeddedBuildEnv } from './build-site.mjs';
import { inRoot, main, modernNode, projectEnv, serve } from './run.mjs';
import { checkSettings, setUp } from './setup.mjs';

/** Pages with hot reloading on PORT; Vite passes API calls on to the backend one port above. */
await main(async () => {
  await setUp();
  await checkSettings(process.argv.slice(2));
  const port = Number(process.env.PORT || 3000);
  const env = projectEnv({
    ...embeddedBuildEnv(),
    BACKEND_PORT: String(port + 1),
    SITE_URL: `http://localhost:${port}`,
  });
  const router = inRoot('node_modules/@react-router/dev/bin.cjs');
  return serve([
    {
      program: modernNode(),
      args: ['backend/main.ts', '--port', String(port + 1), ...process.argv.slice(2)],
      env,
    },
    { program: modernNode(), args: [router, 'dev', '--port', String(port), '--strictPort'], env },
  ]);
});
