import Beasties from 'beasties';

/**
 * Leaves of the inline style sheet what the page's own HTML can match; the app brings the whole sheet when it starts. Beasties
 * decides on plain selectors. It cannot hold states, negations and nesting against HTML: those stay if the page has their
 * classes, and the inner parts of fields if the page has any.
 */
export async function withCriticalCss(html: string): Promise<string> {
  const hasFields = html.includes('<input');
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    keyframes: 'critical',
    inlineFonts: true,
    preloadFonts: false, // the root route does
    allowRules: [new RegExp(`^(?=.*[:[&])${hasFields ? '' : '(?!::-webkit)'}${ofClasses(classesOf(html))}$`)],
    logLevel: 'silent',
  });
  return withoutDoubledColours(withoutIdleProperties(await beasties.process(html)));
}

function classesOf(html: string): string[] {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => list ?? '');
  return [
    ...new Set(lists.flatMap((list) => list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))),
  ];
}

/** A selector that names none but these classes, other than to exclude them or beside one of them. */
function ofClasses(names: string[]): string {
  const escaped = names.map((name) => name.replace(/[^\w-]/g, String.raw`\\\$&`));
  const known = String.raw`\.(?:${escaped.join('|')})(?![\w\\-])`;
  return String.raw`(?::not\([^)]*\)|:is\([^)]*${known}[^)]*\)|\\.|[^.\\]|${known})+`;
}

/** Tailwind declares the custom properties of every utility in the sheet; the page keeps those that its own rules name. */
function withoutIdleProperties(html: string): string {
  const named = new Set(html.match(/(?<=var\()--[\w-]+/g));
  return html
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (named.has(name) ? rule : ''))
    .replace(/(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
      named.has(name) ? declaration : '',
    );
}

/** Translucent colours are written twice, as #rgba and as the same in lab(), some in a block of their own. */
const withoutDoubledColours = (html: string) =>
  html
    .replace(/([\w-]+:)(#\w+);\1lab\([^)]*\)/g, '$1$2')
    .replace(/@supports \(color:lab\([^)]*\)\)\{[^{}]*\{[^{}]*\}\}/g, '');
