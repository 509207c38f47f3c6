/** Closer views cut out of our renders and mirrored, for the video thumbnails: they stand beside the whole pictures. */
import path from 'node:path';
import sharp from 'sharp';
import { root } from './sheet.ts';

const originals = path.join(root, 'imagery/originals');
const width = 960;
const height = 540;

/** Where the view begins in the 1600 × 900 original. */
const crops = {
  'video-home': { from: 'villa', left: 330, top: 170 },
  'video-shop': { from: 'commercial', left: 90, top: 190 },
  'video-farm': { from: 'water-pump', left: 560, top: 220 },
  'video-factory': { from: 'industrial', left: 600, top: 90 },
};

export async function writeCrops(): Promise<void> {
  for (const [name, { from, left, top }] of Object.entries(crops)) {
    await sharp(path.join(originals, `${from}.jpg`))
      .extract({ left, top, width, height })
      .flop()
      .jpeg({ quality: 88, mozjpeg: true })
      .toFile(path.join(originals, `${name}.jpg`));
  }
}
