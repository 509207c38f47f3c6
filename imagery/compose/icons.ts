/** The mark as the bitmaps that phones ask for. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mark, root } from './sheet.ts';

const tileColour = '#0a2342';
/** Android crops maskable icons to a circle of 80 %; the mark's own corners must lie inside it. */
const maskableShare = 0.72;

export async function writeIcons(): Promise<void> {
  await mkdir(path.join(root, 'public/icons'), { recursive: true });
  await icon(192).toFile(path.join(root, 'public/icons/icon-192.png'));
  await icon(512).toFile(path.join(root, 'public/icons/icon-512.png'));
  await fullBleed(512, maskableShare).then((image) =>
    image.toFile(path.join(root, 'public/icons/maskable-512.png')),
  );
  await fullBleed(180, 1).then((image) => image.toFile(path.join(root, 'public/apple-touch-icon.png')));
  await writeFile(path.join(root, 'public/favicon.ico'), await ico([16, 32, 48]));
}

/** For whoever asks for /favicon.ico without having read the page: a directory of sizes, then each as a PNG. */
async function ico(sizes: number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => icon(size).png({ palette: false }).toBuffer()));
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(1, 2); // icons, not cursors
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  for (const [i, image] of images.entries()) {
    const entry = 6 + 16 * i;
    directory.writeUInt8(sizes[i] ?? 0, entry);
    directory.writeUInt8(sizes[i] ?? 0, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([directory, ...images]);
}

function icon(size: number): Sharp {
  const pixelsPerUnit = size / 40;
  return sharp(Buffer.from(mark), { density: 72 * pixelsPerUnit })
    .resize(size, size)
    .png({ palette: true });
}

/** The mark on a square without rounded corners: the phone rounds it itself. */
async function fullBleed(size: number, share: number): Promise<Sharp> {
  const inner = Math.round(size * share);
  const symbol = await icon(inner).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: tileColour } })
    .composite([{ input: symbol, gravity: 'centre' }])
    .png({ palette: true });
}
