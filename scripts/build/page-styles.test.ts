import { expect, test } from 'vitest';
import { splitStyles } from './page-styles.ts';

const stylesOf = (css: string, body: string) =>
  splitStyles(`<html><head><style>${css}</style></head><body>${body}</body></html>`).withPageStyles.match(
    /<style>(.*)<\/style>/s,
  )?.[1];

test('A page keeps the rules its classes and tags match, and no others', () => {
  const css = '.a{color:red}.b{color:blue}p{margin:0}table{border:0}.a .b{top:0}.a:hover,.b:hover{left:0}';
  expect(stylesOf(css, '<p class="a"></p>')).toBe('.a{color:red}p{margin:0}.a:hover{left:0}');
});

test('Names with escaped brackets, colons and ampersands are read as the browser reads them', () => {
  const css = String.raw`@media (min-width:64rem){.lg\:grid-cols-\[1\.4fr_2fr\]{display:grid}}.\[\&_p\]\:mt-0 p{margin:0}.w-\[calc\(1px\*2\)\]{width:2px}`;
  const body =
    '<p class="lg:grid-cols-[1.4fr_2fr] [&amp;_p]:mt-0 w-[calc(1px*2)]"></p><i class="lg:grid-cols-[other]"></i>';
  expect(stylesOf(css, body)).toBe(css);
});

test('Alternatives and negations in parentheses rule nothing out', () => {
  const css = '.a:not(.missing){top:0}:where(.missing,.a){left:0}.missing:not(.a){right:0}';
  expect(stylesOf(css, '<p class="a"></p>')).toBe('.a:not(.missing){top:0}:where(.missing,.a){left:0}');
});

test('Custom properties go with the last rule that uses them; the order of layers stays', () => {
  const css =
    '@layer base,utilities;:root{--used:var(--inner);--inner:1px;--unused:2px}@layer utilities{.a{top:var(--used)}.b{top:var(--unused)}}@property --unused{syntax:"*";inherits:false}';
  expect(stylesOf(css, '<html><p class="a"></p>')).toBe(
    '@layer base,utilities;:root{--used:var(--inner);--inner:1px}@layer utilities{.a{top:var(--used)}}',
  );
});

test('Keyframes go with the last animation of that name', () => {
  const css =
    '.a{animation:1s spin}.b{animation:1s fade}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(stylesOf(css, '<p class="a"></p>')).toBe('.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}');
});
