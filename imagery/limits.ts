/** How heavy pictures may be, in bytes: checked while encoding and again by the tests. */
const kilobyte = 1024;

export const limits = {
  original: 350 * kilobyte,
  /** The only one kept 2400 px wide: more than twice the pixels of the others, and all its sizes come from it. */
  heroOriginal: 700 * kilobyte,
  avif1600: 180 * kilobyte,
  /** What phones take for the home page's first paint. */
  hero480: 30 * kilobyte,
  hero960: 35 * kilobyte,
  /** Only large or dense screens take it. */
  hero2400: 260 * kilobyte,
  /** Everything under `public/images`. */
  folder: 6 * 1024 * kilobyte,
};

/** The limit for an original, by the picture's name. */
export function originalLimitOf(name: string): number {
  return name === 'hero' ? limits.heroOriginal : limits.original;
}

/** The limit for one encoded file, if it has one of its own. */
export function limitOf(file: string): number | undefined {
  if (/^hero-480\..*\.avif$/.test(file)) return limits.hero480;
  if (/^hero-960\..*\.avif$/.test(file)) return limits.hero960;
  if (/^hero-2400\..*\.avif$/.test(file)) return limits.hero2400;
  if (/-1600\..*\.avif$/.test(file)) return limits.avif1600;
  return undefined;
}
