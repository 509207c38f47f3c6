import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from '../app/ui/pictures.generated.ts';
import { limitOf, limits, originalLimitOf } from './limits.ts';

const originalsFolder = path.resolve(import.meta.dirname, 'originals');
const imagesFolder = path.resolve(import.meta.dirname, '../public/images');
const sizesOf = (folder: string) =>
  new Map(readdirSync(folder).map((file) => [file, statSync(path.join(folder, file)).size]));

test('every original is small enough to keep, and every one is encoded', () => {
  const originals = sizesOf(originalsFolder);
  expect(
    [...originals].filter(([file, size]) => size > originalLimitOf(path.basename(file, '.jpg'))),
  ).toEqual([]);
  expect([...originals.keys()].map((file) => path.basename(file, '.jpg')).sort()).toEqual(
    Object.keys(pictures).sort(),
  );
});

test('the site serves exactly the files that the manifest names', () => {
  const named = Object.entries(pictures).flatMap(([name, { width, widths, hash }]) => [
    ...widths.map((each) => `${name}-${each}.${hash}.avif`),
    `${name}-${Math.min(960, width)}.${hash}.webp`,
  ]);
  expect([...sizesOf(imagesFolder).keys()].sort()).toEqual(named.sort());
});

test('no picture is heavier than promised, alone or together', () => {
  const files = [...sizesOf(imagesFolder)];
  expect(files.filter(([file, size]) => size > (limitOf(file) ?? limits.folder))).toEqual([]);
  expect(files.reduce((total, [, size]) => total + size, 0)).toBeLessThanOrEqual(limits.folder);
});

test('only the hero, which fills the widest screens, comes 2400 px wide', () => {
  const wide = Object.entries(pictures).filter(([, { widths }]) => Math.max(...widths) > 1600);
  expect(wide.map(([name, { widths }]) => [name, ...widths])).toEqual([['hero', 480, 720, 960, 1600, 2400]]);
});
