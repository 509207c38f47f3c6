// Draws the files that the demo rows of supabase/seed.sql point to: supabase/seed-files/<bucket>/<path>.
// The word SAMPLE is across each of them; they stand for what a visitor would have uploaded.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openBrowser } from '../testing/open-browser.ts';

const FOLDER = path.resolve(import.meta.dirname, '../supabase/seed-files');
/** CSS pixels; the directory shows certificates at most 640 wide. */
const CERTIFICATE = { width: 800, height: 566 };

const browser = await openBrowser();
const page = await browser.newPage({ viewport: CERTIFICATE });

for (const [kind, colour] of [
  ['distributor', '#0f766e'],
  ['dealer', '#1d4ed8'],
  ['student-partner', '#b45309'],
] as const) {
  await page.setContent(certificate(kind.replace('-', ' '), colour));
  save(
    `certificates/seed/${kind}.webp`,
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer(),
  );
}
await page.setContent(certificate('dealer', '#7c3aed'));
save('certificates/seed/dealer.pdf', await printed(page));
await page.setContent(
  letter('Electricity bill', ['Consumer: A. Sample', 'Units: 412', 'Amount due: Rs 3,480']),
);
save('certificates/installation-requests/1760000000000-sample-bill.pdf', await printed(page));
await page.setContent(
  letter('Resume', ['A. Sample', 'Electrician, ITI', 'Four years of rooftop wiring in Lucknow']),
);
save('resumes/1760000000000-sample-resume.pdf', await printed(page));
await browser.close();

function printed(page: Page) {
  return page.pdf({ format: 'A5', landscape: true, printBackground: true });
}

function save(name: string, bytes: Uint8Array) {
  const file = path.join(FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function certificate(kind: string, colour: string): string {
  return sheet(
    colour,
    `<p class="small">Certificate of registration</p><h1>Authorised ${kind}</h1>
     <p>This is to certify that the bearer is registered<br>with the solar partner network.</p>
     <p class="small">No. 0000/SAMPLE &nbsp;·&nbsp; valid until 31st March 2027</p>`,
  );
}

function letter(title: string, lines: string[]): string {
  return sheet('#475569', `<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`);
}

function sheet(colour: string, content: string): string {
  return `<style>
    * { box-sizing: border-box; margin: 0 }
    body { height: 100vh; padding: 24px; font: 22px/1.5 'DejaVu Serif', serif; color: #1f2937; background: #fffdf7 }
    main { position: relative; height: 100%; padding: 48px; display: grid; place-content: center; gap: 18px;
      text-align: center; border: 3px double ${colour}; outline: 10px solid ${colour}1f; overflow: hidden }
    main::before { content: 'SAMPLE'; position: absolute; inset: 0; display: grid; place-content: center;
      font-size: 150px; letter-spacing: .1em; rotate: -18deg; color: ${colour}14 }
    h1 { font-size: 44px; line-height: 1.15; color: ${colour} }
    .small { font-size: 16px; letter-spacing: .12em; text-transform: uppercase; color: #6b7280 }
  </style><main>${content}</main>`;
}
