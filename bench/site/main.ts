/**
 * Measures every public page next to its twin without script, interleaved, on the server that users get, with demo rows.
 *   npm run bench:site                      all public pages, 5 runs each
 *   npm run bench:site -- --runs 3 / /blog  these pages, 3 runs each
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../backend/config.ts';
import { startServer } from '../../backend/server.ts';
import { addresses } from '../../testing/addresses.ts';
import { openBrowser } from '../../testing/open-browser.ts';
import { migratedFolder } from '../../testing/test-server.ts';
import { median } from '../support/median.ts';
import { type LighthouseRun, loadLighthouse, runLighthouse } from './lighthouse.ts';
import { throttledVisit, type Visit } from './throttled-visit.ts';
import { makeTwin } from './twin.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const routes = positionals.length
  ? positionals
  : addresses.filter((page) => page.indexed).map((page) => page.path);

const root = path.resolve(import.meta.dirname, '../..');
const twinBuild = path.join(root, '.cache/bench-twin');
await makeTwin(path.join(root, 'build'), twinBuild);
const ours = await serve(path.join(root, 'build'));
const twin = await serve(twinBuild);

/** What a page has to show before it is done, where that comes from the database. */
const drawnByScript: Record<string, string> = { '/our-associates': 'article' };

const DEBUGGING_PORT = 4009;
const browser = await openBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);
const lighthouse = await loadLighthouse();

console.info(
  `${'page'.padEnd(24)} LCP ms (ratio)   throttled LCP (ratio)   CLS   TBT ms (twin)   KB before load¹   Lighthouse P/A/B/S`,
);
const results = [];
for (const route of routes) {
  const samples = { ours: [] as Sample[], twin: [] as Sample[] };
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`\r${route} run ${run}/${runs}        \r`);
    // Only speed differs from run to run.
    samples.ours.push(
      await measure(ours.url + route, run === 1 ? 'everything' : 'metrics', drawnByScript[route]),
    );
    samples.twin.push(await measure(twin.url + route, 'metrics'));
  }
  const row = summarise(route, samples.ours, samples.twin);
  results.push(row);
  print(row);
}
console.info(
  '¹ besides images, with headers of about 1 KB a file. Ratios are against the same page without script, measured in the same run; medians.',
);
const folder = path.join(root, 'bench/results');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'site.json'), JSON.stringify({ runs, results }, null, 2));

await browser.close();
await Promise.all([ours.close(), twin.close()]);

type Sample = { lighthouse: LighthouseRun; visit: Visit };

async function serve(buildFolder: string) {
  const dataFolder = await migratedFolder();
  const server = await startServer({ ...readConfig([], {}), port: 0, dataFolder, buildFolder });
  await server.ready;
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function measure(url: string, extent: 'everything' | 'metrics', shows?: string): Promise<Sample> {
  return {
    lighthouse: await runLighthouse(lighthouse, url, DEBUGGING_PORT, extent),
    visit: await throttledVisit(browser, url, shows),
  };
}

function print(row: ReturnType<typeof summarise>): void {
  console.info(
    [
      row.route.padEnd(24),
      `${row.lcp.toFixed(0)} (${row.lcpRatio.toFixed(2)})`.padEnd(16),
      `${row.throttledLcp.toFixed(0)} (${row.throttledLcpRatio.toFixed(2)})`.padEnd(23),
      row.cls.toFixed(3),
      `${row.tbt.toFixed(0)} (${row.tbtOfTwin.toFixed(0)})`.padStart(12),
      (row.bytesBesidesImages / 1024).toFixed(1).padStart(14),
      `      ${row.scores.join('/')}`,
      row.failures.join(' '),
    ].join(' '),
  );
}

function summarise(route: string, page: Sample[], reference: Sample[]) {
  const lcp = median(page.map((sample) => sample.lighthouse.lcp));
  const throttledLcp = median(page.map((sample) => sample.visit.lcp));
  const last = page.at(-1);
  return {
    route,
    lcp,
    lcpRatio: lcp / median(reference.map((sample) => sample.lighthouse.lcp)),
    throttledLcp,
    throttledLcpRatio: throttledLcp / median(reference.map((sample) => sample.visit.lcp)),
    cls: Math.max(...page.map((sample) => Math.max(sample.lighthouse.cls, sample.visit.cls))),
    tbt: median(page.map((sample) => sample.lighthouse.tbt)),
    tbtOfTwin: median(reference.map((sample) => sample.lighthouse.tbt)),
    bytesBesidesImages: Object.entries(last?.visit.bytesBeforeLoad ?? {})
      .filter(([type]) => type !== 'Image')
      .reduce((total, [, bytes]) => total + bytes, 0),
    bytesBeforeLoad: last?.visit.bytesBeforeLoad,
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
      median(page.flatMap((sample) => sample.lighthouse.scores[category] ?? [])),
    ),
    failures: [...new Set(page.flatMap((sample) => sample.lighthouse.failures))],
  };
}
