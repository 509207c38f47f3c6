/** How heavy pictures may be, in bytes: checked while encoding and again by the tests. */
const kilobyte = 1024;

export const limits = {
  original: 350 * kilobyte,
  avif1600: 180 * kilobyte,
  /** What phones take for the home page's first paint. */
  hero480: 30 * kilobyte,
  hero960: 35 * kilobyte,
  /** Everything under `public/images`. */
  folder: 6 * 1024 * kilobyte,
};

/** The limit for one encoded file, if it has one of its own. */
export function limitOf(file: string): number | undefined {
  if (/^hero-480\..*\.avif$/.test(file)) return limits.hero480;
  if (/^hero-960\..*\.avif$/.test(file)) return limits.hero960;
  if (/-1600\..*\.avif$/.test(file)) return limits.avif1600;
  return undefined;
}
