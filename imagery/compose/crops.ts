/** Views cut out of our renders and mirrored: video thumbnails and a banner that stand on one page with the wholes. */
import path from 'node:path';
import sharp from 'sharp';
import { root } from './sheet.ts';

const originals = path.join(root, 'imagery/originals');
const thumbnail = { width: 960, height: 540 };
const banner = { width: 1600, height: 686 };

/** `left` and `top`: where the view begins in the 1600 × 900 original. */
const crops = {
  'video-home': { from: 'villa', left: 330, top: 170, ...thumbnail },
  'video-shop': { from: 'commercial', left: 90, top: 190, ...thumbnail },
  'video-farm': { from: 'water-pump', left: 560, top: 220, ...thumbnail },
  'video-factory': { from: 'industrial', left: 600, top: 90, ...thumbnail },
  'banner-dawn-farm': { from: 'farm', left: 0, top: 90, ...banner },
};

export async function writeCrops(): Promise<void> {
  for (const [name, { from, ...area }] of Object.entries(crops)) {
    await sharp(path.join(originals, `${from}.jpg`))
      .extract(area)
      .flop()
      .jpeg({ quality: 88, mozjpeg: true })
      .toFile(path.join(originals, `${name}.jpg`));
  }
}
