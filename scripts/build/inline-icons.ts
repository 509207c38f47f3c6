const REFERENCE = /(?<=<use href=")(\/assets\/icons[^"#]+\.svg)(?=#([^"]+)")/g;
const SYMBOL = /<symbol id="(icon-([^"]+))".*?<\/symbol>/g;

/** Where the page's icons come from, if it shows any. */
export const spriteOf = (html: string) => html.match(REFERENCE)?.[0];

/**
 * Gives a page the icons it shows, and those that its modules name if they start before anyone asked. So they are there
 * at the first paint, where the whole sprite would be one more file and a document of its own to the browser. Whatever
 * else appears later comes from the sprite (`Icon`).
 */
export function inlineIcons(html: string, sprite: string, modules: string[] = []): string {
  const shown = new Set([...html.matchAll(REFERENCE)].map((match) => match[2]));
  const words = new Set(modules.flatMap((text) => text.split(/["'`]+/)));
  const symbols = [...sprite.matchAll(SYMBOL)]
    .filter(([, id, name = '']) => shown.has(id) || words.has(name))
    .map(([symbol]) => symbol);
  // React skips over elements in the body that it does not know.
  return html
    .replace(REFERENCE, '')
    .replace(/<body[^>]*>/, (body) => `${body}<svg hidden="">${symbols.join('')}</svg>`);
}
