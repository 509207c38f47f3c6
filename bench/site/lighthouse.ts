import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const VERSION = '13.5.0';
const tools = path.resolve(import.meta.dirname, '../../.cache/bench-tools');

export interface LighthouseRun {
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  failures: string[];
}

type Audit = { id: string; score: number | null; numericValue?: number };
type Result = {
  lhr: {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

/** Not a dependency of the project: 100 packages that only this measurement needs are fetched when it first runs. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(tools, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.info(`fetching lighthouse ${VERSION} …`);
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', tools, `lighthouse@${VERSION}`], {
      stdio: 'inherit',
    });
  }
  return (await import(pathToFileURL(entry).href)).default;
}

/** All that the score of speed is made of. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** One run of the default profile, a mid-range phone on simulated slow 4G; of everything or of what differs between runs. */
export async function runLighthouse(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  extent: 'everything' | 'metrics',
): Promise<LighthouseRun> {
  const onlyAudits = extent === 'metrics' ? METRICS : undefined;
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyAudits });
  if (!result) throw new Error(`Lighthouse had no answer for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, category]) => [id, Math.round((category.score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failures: Object.values(categories)
      .flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0))
      .map((ref) => audits[ref.id])
      .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
      .map((audit) => audit?.id ?? ''),
  };
}
