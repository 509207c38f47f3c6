/**
 * Makes what is not rendered: certificates, payment details, share cards, icons.
 *
 *   npm run assets -- compose
 *
 * Documents become originals for `encode`; share cards and icons go straight to `public/`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openBrowser } from '../../testing/open-browser.ts';
import { certificateSheets } from './certificates.ts';
import { writeIcons } from './icons.ts';
import { paymentDetailsSheet } from './payment-details.ts';
import { shareCardSheets } from './share-cards.ts';
import { photograph, root } from './sheet.ts';

const largestShareCard = 90 * 1024;

const browser = await openBrowser();
for (const [name, sheet] of [...certificateSheets(), ['payment-details', paymentDetailsSheet] as const]) {
  const picture = await photograph(browser, sheet);
  await sharp(picture)
    .jpeg({ quality: 90, mozjpeg: true })
    .toFile(path.join(root, 'imagery/originals', `${name}.jpg`));
}

await mkdir(path.join(root, 'public/share'), { recursive: true });
for (const [page, sheet] of await shareCardSheets()) {
  const picture = await photograph(browser, sheet);
  await writeFile(
    path.join(root, 'public/share', `${page}.jpg`),
    await jpegAtMost(largestShareCard, picture),
  );
}
await browser.close();
await writeIcons();

async function jpegAtMost(limit: number, picture: Buffer): Promise<Buffer> {
  for (let quality = 88; quality >= 60; quality -= 4) {
    const bytes = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`A share card stays above ${limit} bytes`);
}
