import { ConfigError, listenAddress, readConfig } from './config.ts';

/** Run before the build, so that a mistyped setting is named at once. */
try {
  await listenAddress(readConfig(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
