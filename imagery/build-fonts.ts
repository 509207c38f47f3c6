/**
 * Cuts the site's fonts down to what it shows. Run by hand (`npm run assets -- fonts`) after a change here; results are committed.
 * Latin text is one variable file; the rupee sign lives in another subset at the source, so it becomes a 1 KB file of its
 * own. Devanagari (names and messages typed by people) is left to the device's own font.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const out = (name: string) => new URL(`../app/styles/fonts/${name}.woff2`, import.meta.url);
const source = (subset: string) =>
  resolve(`@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-wght-normal.woff2`);

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typography = '\u00a0–—‘’“”·×…©°→';
const weights = { wght: { min: 400, max: 800 } };

async function cut(subset: string, characters: string, name: string) {
  const font = await readFile(source(subset));
  const result = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    noLayoutClosure: true,
  });
  await writeFile(out(name), result);
  console.info(`${name}: ${result.length} bytes`);
}

await cut('latin', printableAscii + typography, 'jakarta');
await cut('latin-ext', '₹', 'jakarta-rupee');
