/**
 * One style sheet serves all pages, and most of it is for other pages. So each page carries, inline, the rules that its own
 * HTML can match, and those that its modules name if they start before anyone asked. The whole sheet follows as a file,
 * for the pages that the app opens.
 */
import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

const STYLE = /<style>([\s\S]*?)<\/style>/;

export function splitStyles(html: string, modules: string[] = []): { css: string; withPageStyles: string } {
  const css = html.match(STYLE)?.[1];
  if (!css) throw new Error('The page has no style element.');
  return {
    css,
    withPageStyles: html.replace(
      STYLE,
      () => `<style>${stylesFor(css, html.replace(STYLE, ''), modules)}</style>`,
    ),
  };
}

function stylesFor(css: string, html: string, modules: string[]): string {
  // Any word in a module's strings may be a class or an element's name; one too many costs a rule, one too few a style.
  const words = modules.flatMap((text) => text.split(/[\s"'`]+/));
  const page = {
    classes: new Set([
      ...[...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => decode(match[1] ?? '').split(/\s+/)),
      ...words,
    ]),
    tags: new Set([...[...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map((match) => match[1] ?? ''), ...words]),
  };
  const root = parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, page));
  });
  root.walkRules((rule) => {
    if (!rule.selector) rule.remove();
  });
  removeUnusedProperties(root);
  removeUnusedKeyframes(root);
  removeEmpty(root);
  root.walkComments((comment) => {
    comment.remove();
  });
  return root.toString();
}

const decode = (attribute: string) =>
  attribute
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"');

const isKeyframe = (rule: Rule) => (rule.parent as AtRule | undefined)?.name === 'keyframes';

/** What stands in parentheses (`:is`, `:not`, `:where`) is an alternative or a negation and rules nothing out. */
function canMatch(selector: string, page: { classes: Set<string>; tags: Set<string> }): boolean {
  const plain = withoutParentheses(hideEscapes(selector)).replace(/\[[^\]]*\]/g, '');
  const classes = [...plain.matchAll(/\.([\w\uE000-\uF8FF-]+)/g)].map((match) => showEscapes(match[1] ?? ''));
  const tags = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map((match) => match[1] ?? '');
  return classes.every((name) => page.classes.has(name)) && tags.every((name) => page.tags.has(name));
}

/** `\[` in `.grid-cols-\[1fr\]` belongs to a name; it is kept out of sight as a private character. */
const PRIVATE = 0xe000;
const hideEscapes = (selector: string) =>
  selector.replace(/\\(.)/g, (_, char: string) => String.fromCharCode(PRIVATE + char.charCodeAt(0)));
const showEscapes = (name: string) =>
  name.replace(/[\uE000-\uF8FF]/g, (char) => String.fromCharCode(char.charCodeAt(0) - PRIVATE));

function withoutParentheses(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
}

/** Drops custom properties that nothing left refers to, and then those only they referred to. */
function removeUnusedProperties(root: Root): void {
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed++;
    });
    root.walkAtRules('property', (rule) => {
      if (used.has(rule.params)) return;
      rule.remove();
      removed++;
    });
  }
}

function removeUnusedKeyframes(root: Root): void {
  const used: string[] = [];
  root.walkDecls(/^(animation|--)/, (declaration) => {
    used.push(declaration.value);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!used.some((value) => value.includes(rule.params))) rule.remove();
  });
}

/** Bottom up. A layer without a body orders layers and stays. */
function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  }
}
