/**
 * Gathers the icons the site uses into one sprite and a type of their names. Run by hand (`npm run assets:icons`) after
 * adding a name; results are committed. Icons come from Lucide (ISC licence).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

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
const folder = new URL('../../app/components/ui/', import.meta.url);

const symbols = await Promise.all(
  names.map(async (name) => {
    const svg = await readFile(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
  }),
);

await writeFile(
  new URL('icons.generated.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
await writeFile(
  new URL('icon-names.generated.ts', folder),
  `// Made by scripts/assets/build-icons.ts\nexport type IconName =\n${names.map((n) => `  | '${n}'`).join('\n')};\n`,
);
console.info(`${names.length} icons`);
