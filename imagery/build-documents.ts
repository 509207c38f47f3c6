/**
 * Prints the brochure and the catalogue in every language (`npm run assets -- documents`) from the same content as the
 * pages, with the same design tokens, to public/documents. Run after changing what they say; results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { openBrowser } from '../testing/open-browser.ts';
import { load, printed, render } from './documents/load.ts';

const { resolve } = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'public/documents');
const builtFrom = path.join(root, 'imagery/documents/built-from.generated.json');
/** CSS pixels. */
const A4 = { width: 794, height: 1123 };
const MAX_BYTES = 400 * 1024;

const { default: css } = await load<{ default: string }>('documents.css?inline', 'en');

const browser = await openBrowser();
await mkdir(folder, { recursive: true });
const hashes: Record<string, string> = {};
for (const document of printed) {
  const { file } = document;
  const { lang, title, markup, hash } = await render(document);
  const html = `<!doctype html><html lang="${lang}"><title>${title}</title><style>${await fonts()}${css}</style>${await withPictures(markup)}</html>`;
  const pdf = await print(html);
  if (pdf.length > MAX_BYTES)
    throw new Error(`${file}.pdf is ${pdf.length} bytes, the limit is ${MAX_BYTES}`);
  await writeFile(path.join(folder, `${file}.pdf`), pdf);
  hashes[file] = hash;
  console.info(`${file}.pdf ${Math.round(pdf.length / 1024)} KB`);
}
await writeFile(builtFrom, `${JSON.stringify(hashes, null, 2)}\n`);
await browser.close();

async function print(html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: A4 });
  await page.emulateMedia({ media: 'screen' }); // the site's print rules are for its own pages
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const tooLong = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].findIndex((sheet) => sheet.scrollHeight > sheet.clientHeight),
  );
  if (tooLong >= 0) throw new Error(`Page ${tooLong + 1} holds more than fits on its paper`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return pdf;
}

async function fonts(): Promise<string> {
  const jakarta = (file: string) => path.join(root, `app/styles/fonts/${file}.woff2`);
  const devanagari = (weight: number) =>
    resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`);
  const faces = [
    {
      family: 'Jakarta',
      weight: '400 800',
      file: jakarta('jakarta'),
      range: 'U+20-7E, U+A0-FF, U+2010-2026',
    },
    { family: 'Jakarta', weight: '400 800', file: jakarta('jakarta-rupee'), range: 'U+20B9' },
    ...[400, 800].map((weight) => ({
      family: 'Noto Sans Devanagari',
      weight,
      file: devanagari(weight),
      range: 'U+900-97F, U+200C-200D',
    })),
  ];
  const rules = faces.map(async ({ family, weight, file, range }) => {
    const bytes = await readFile(file, 'base64');
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${bytes});unicode-range:${range}}`;
  });
  return (await Promise.all(rules)).join('');
}

/** Replaces `picture:name@width` by the picture itself; as JPEG, which a PDF can hold as it is. */
async function withPictures(markup: string): Promise<string> {
  let result = markup;
  for (const [address, name, width] of markup.matchAll(/picture:([\w-]+)@(\d+)/g)) {
    const jpeg = await sharp(path.join(root, `imagery/originals/${name}.jpg`))
      .resize({ width: Number(width) })
      .jpeg({ quality: 45, mozjpeg: true })
      .toBuffer();
    result = result.replace(address, `data:image/jpeg;base64,${jpeg.toString('base64')}`);
  }
  return result;
}
