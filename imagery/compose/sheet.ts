/** A page drawn by Chromium with the site's own typeface and colours, taken as a picture. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Sheet {
  width: number;
  height: number;
  body: string;
  css: string;
}

const typeface = await readFile(path.join(root, 'app/styles/fonts/jakarta.woff2'), 'base64');
export const mark = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');

const commonCss = `
  @font-face { font-family: Jakarta; font-weight: 200 800; src: url(data:font/woff2;base64,${typeface}) format('woff2'); }
  :root { --panel: #0a2342; --panel-soft: #17477f; --sun: #f2960c; --sand: #fdfbf7; --ink: #0d1c30; --ink-soft: #45566d; }
  * { box-sizing: border-box; margin: 0; }
  body { font: 500 24px/1.5 Jakarta; color: var(--ink); overflow: hidden; }
  .brand { display: flex; align-items: center; gap: 14px; font-weight: 800; letter-spacing: -0.02em; }
  .brand svg { width: 1.9em; height: 1.9em; }
`;

export async function photograph(browser: Browser, { width, height, body, css }: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>${commonCss}${css}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}
