import { main, modernNode, run } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  const { code } = await run(modernNode(), ['backend/reset.ts', ...process.argv.slice(2)]);
  return code;
});
