/**
 * Gathers the icons the site uses into one sprite and a type of their names. Run by hand (`npm run assets -- icons`) after
 * adding a name; results are committed. Icons come from Lucide (ISC licence); their shapes are joined
 * into as few as can be, since a page pays for every one again wherever the icon stands.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

const names = `
  arrow-right award badge-check battery-charging bell briefcase building-2 calculator calendar-check chart-column check
  chevron-down chevron-left chevron-right circle-alert clock copy credit-card download external-link factory file-text funnel graduation-cap
  handshake history house image indian-rupee info landmark leaf loader-circle log-out mail map-pin menu message-circle paperclip pause
  percent phone play plug-zap plus printer quote rotate-ccw search share-2 shield-check sprout star sticky-note sun tractor
  trash-2 trending-up upload users video vote warehouse wifi-off wrench x zap
`
  .trim()
  .split(/\s+/);

const require = createRequire(import.meta.url);
/** From one star of a rating to the next, in the icons' own units. */
const STAR_STEP = 27;

const folder = new URL('../app/components/ui/', import.meta.url);

const symbols = await Promise.all(names.map(async (name) => symbol(name, 24, await shapesOf(name))));
symbols.push(symbol('five-stars', 4 * STAR_STEP + 24, await rowOf('star', 5)));

await writeFile(
  new URL('icons.generated.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
await writeFile(
  new URL('icon-names.generated.ts', folder),
  `// Made by imagery/build-icons.ts\nexport type IconName =\n${names.map((n) => `  | '${n}'`).join('\n')};\n`,
);
console.info(`${names.length} icons`);

async function shapesOf(name: string): Promise<string> {
  const svg = await readFile(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const { data } = optimize(svg, {
    floatPrecision: 2,
    plugins: [
      'removeComments',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
      { name: 'convertPathData', params: { utilizeAbsolute: false } },
    ],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
}

/** A rating is one shape rather than five: a page shows many. All but the first point of a path is relative to it. */
async function rowOf(name: string, count: number): Promise<string> {
  const shape = await shapesOf(name);
  const [, path, x] = shape.match(/^<path d="(M([\d.]+)[^"]*)"\/>$/) ?? [];
  if (!path || !x || /.[A-Z]/.test(path)) throw new Error(`${name} is not one relative path.`);
  const row = Array.from({ length: count }, (_, i) => path.replace(x, String(Number(x) + i * STAR_STEP)));
  return `<path d="${row.join('')}"/>`;
}

function symbol(name: string, width: number, shapes: string): string {
  return `<symbol id="icon-${name}" viewBox="0 0 ${width} 24">${shapes}</symbol>`;
}
