/**
 * Makes what the site ships but does not build: pictures, fonts, icons, documents, demo files. Results are committed.
 *
 *   npm run assets -- encode hero
 *
 * The tools are a package of their own, so that nobody who runs or tests the site has to install them; they are fetched
 * when first needed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

const makers: Record<string, [program: string, script: string]> = {
  render: ['/usr/bin/python3', 'render.py'], // Debian's, whose packages it needs
  compose: [process.execPath, 'compose/main.ts'],
  encode: [process.execPath, 'encode.ts'],
  fonts: [process.execPath, 'build-fonts.ts'],
  icons: [process.execPath, 'build-icons.ts'],
  documents: [process.execPath, 'build-documents.ts'],
  samples: [process.execPath, 'build-sample-files.ts'],
};

const [name = '', ...args] = process.argv.slice(2);
const maker = makers[name];
if (maker) {
  if (!existsSync(path.join(folder, 'node_modules'))) run('npm', ['install', '--prefix', folder]);
  const [program, script] = maker;
  run(program, [path.join(folder, script), ...args]);
} else {
  console.error(`What should be made? npm run assets -- ${Object.keys(makers).join(' | ')}`);
  process.exitCode = 1;
}

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
