/**
 * Gathers the icons the site uses, each as one path. Run by hand (`npm run assets -- icons`) after adding a name; the result
 * is committed. Icons come from Lucide (ISC licence).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

const siteNames = `
  arrow-right award badge-check briefcase building-2 calculator chart-column chevron-down chevron-left
  chevron-right circle-alert clock credit-card download external-link factory file-text graduation-cap
  handshake history house image indian-rupee info landmark mail map-pin menu message-circle paperclip
  pause phone play printer rotate-ccw search share-2 shield-check star sun trending-up upload users video
  vote warehouse wifi-off wrench x zap
`;

/** Those of the dashboard alone, which no visitor loads. */
const officeNames = `
  bell bookmark calendar calendar-check check copy ellipsis funnel layout-grid loader-circle log-out merge
  pencil phone-call phone-off plus quote trash-2 undo-2 user-plus
`;

const require = createRequire(import.meta.url);
await writeIcons(
  '../app/ui/icons.generated.ts',
  `// Made by imagery/build-icons.ts
import type { officeIcons } from './office-icons.generated';

/** The path of each icon, 24 units square. */
export const icons = {
${await pathsOf(siteNames)}
};

export type IconName = keyof typeof icons | keyof typeof officeIcons;
`,
);
await writeIcons(
  '../app/ui/office-icons.generated.ts',
  `// Made by imagery/build-icons.ts
export const officeIcons = {
${await pathsOf(officeNames)}
};
`,
);

function writeIcons(file: string, text: string): Promise<void> {
  return writeFile(new URL(file, import.meta.url), text);
}

async function pathsOf(names: string): Promise<string> {
  const lines = names
    .trim()
    .split(/\s+/)
    .map(async (name) => `  '${name}': '${await pathOf(name)}',`);
  return (await Promise.all(lines)).join('\n');
}

async function pathOf(name: string): Promise<string> {
  const svg = await readFile(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const { data } = optimize(svg.replace(/<rect[^>]*>/g, roundedPath), {
    floatPrecision: 1,
    plugins: [
      'removeComments',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
      'convertPathData',
    ],
  });
  const paths = [...data.matchAll(/<path d="([^"]+)"\/>/g)].map(([, path]) => path);
  if (paths.length !== 1) throw new Error(`${name} is not one path.`);
  return paths[0] ?? '';
}

/** The optimiser turns plain rectangles into paths, but not those with round corners. */
function roundedPath(rect: string): string {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    Number(rect.match(new RegExp(`\\s${name}="([^"]+)"`))?.[1] ?? 0),
  ) as [number, number, number, number, number];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `<path d="M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z"/>`;
}
