/**
 * Turns the originals in `imagery/originals` into what the site serves, and writes the typed manifest.
 *
 *   npm run assets -- encode              everything that changed
 *   npm run assets -- encode hero farm    only these (encoded again even if unchanged)
 *
 * A file's name carries a hash of its original and of the settings below, so it may be cached for ever.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { limitOf, limits, originalLimitOf } from './limits.ts';

const root = path.resolve(import.meta.dirname, '..');
const originalsFolder = path.join(root, 'imagery/originals');
const imagesFolder = path.join(root, 'public/images');
const manifestFile = path.join(root, 'app/ui/pictures.generated.ts');

/** The last is the hero's: no other original is wider than 1600 (`pictures.py` gives the widths). */
const avifWidths = [480, 720, 960, 1600, 2400];
/** WebP is only the fall-back for browsers without AVIF (before 2022): one middle size is enough. */
const webpWidth = 960;
const avifOptions = { quality: 52, effort: 6, chromaSubsampling: '4:2:0' } as const;
const webpOptions = { quality: 72, effort: 6 } as const;
/** The home page's first paint: a little coarser, so that the file phones take stays within its limit. */
const heroQuality = 44;

const kilobyte = 1024;

type Entry = { width: number; height: number; widths: number[]; hash: string; placeholder: string };

const forced = new Set(process.argv.slice(2));
const originals = (await readdir(originalsFolder)).filter((file) => file.endsWith('.jpg')).sort();
await mkdir(imagesFolder, { recursive: true });

const manifest: Record<string, Entry> = {};
const wantedFiles = new Set<string>();
for (const file of originals) {
  const name = path.basename(file, '.jpg');
  const bytes = await readFile(path.join(originalsFolder, file));
  assertAtMost(originalLimitOf(name), bytes.length, `original ${file}`);
  const entry = await describePicture(name, bytes);
  manifest[name] = entry;
  for (const output of await encodePicture(name, bytes, entry)) wantedFiles.add(output);
}

await removeStaleOutputs(wantedFiles);
await writeFile(manifestFile, renderManifest(manifest));
const total = await assertLimits(wantedFiles);
console.info(`${originals.length} pictures, ${(total / kilobyte / 1024).toFixed(2)} MB`);

async function describePicture(name: string, bytes: Buffer): Promise<Entry> {
  const { width, height } = await sharp(bytes).metadata();
  const settings = JSON.stringify([avifOptionsFor(name), webpOptions]);
  return {
    width,
    height,
    widths: widthsFor(width),
    hash: createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 8),
    placeholder: await gradientOf(bytes),
  };
}

function avifOptionsFor(name: string) {
  return name === 'hero' ? { ...avifOptions, quality: heroQuality } : avifOptions;
}

/** The usual widths, and the original's own where it is smaller than the largest of them. */
function widthsFor(original: number): number[] {
  const smaller = avifWidths.filter((width) => width < original);
  return [...smaller, Math.min(original, Math.max(...avifWidths))];
}

/** Two colours, the picture's upper and lower half: enough to feel like it, and cheap in every page's HTML. */
async function gradientOf(bytes: Buffer): Promise<string> {
  const halves = await sharp(bytes).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const hex = (offset: number) => `#${halves.subarray(offset, offset + 3).toString('hex')}`;
  return `linear-gradient(${hex(0)},${hex(3)})`;
}

async function encodePicture(name: string, bytes: Buffer, entry: Entry): Promise<string[]> {
  const outputs = [
    ...entry.widths.map((width) => ({ width, format: 'avif' as const })),
    { width: Math.min(webpWidth, entry.width), format: 'webp' as const },
  ];
  const files: string[] = [];
  for (const { width, format } of outputs) {
    const file = `${name}-${width}.${entry.hash}.${format}`;
    files.push(file);
    const target = path.join(imagesFolder, file);
    if (!forced.has(name) && (await sizeOf(target)) > 0) continue;
    const resized = sharp(bytes).resize({ width });
    const encoded = format === 'avif' ? resized.avif(avifOptionsFor(name)) : resized.webp(webpOptions);
    const { size } = await encoded.toFile(target);
    console.info(`${file} ${Math.round(size / kilobyte)} KB`);
  }
  return files;
}

async function removeStaleOutputs(wanted: Set<string>): Promise<void> {
  for (const file of await readdir(imagesFolder)) {
    if (/\.(avif|webp)$/.test(file) && !wanted.has(file)) await rm(path.join(imagesFolder, file));
  }
}

function renderManifest(entries: Record<string, Entry>): string {
  return [
    '// Written by `npm run assets -- encode`.',
    `export const pictures = ${JSON.stringify(entries, null, 2)} as const;`,
    '',
    'export type PictureName = keyof typeof pictures;',
    '',
  ].join('\n');
}

async function assertLimits(files: Set<string>): Promise<number> {
  let total = 0;
  for (const file of files) {
    const size = await sizeOf(path.join(imagesFolder, file));
    total += size;
    assertAtMost(limitOf(file) ?? limits.folder, size, file);
  }
  assertAtMost(limits.folder, total, 'public/images');
  return total;
}

function assertAtMost(limit: number, size: number, what: string): void {
  if (size <= limit) return;
  throw new Error(`${what} is ${Math.round(size / kilobyte)} KB, the limit is ${limit / kilobyte} KB`);
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
