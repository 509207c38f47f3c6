import { expect, test } from 'vitest';
import { inlineIcons, spriteOf } from './inline-icons.ts';

const SPRITE = '/assets/icons-abc.svg';
const symbol = (name: string) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="M1 1"/></symbol>`;
const sprite = `<svg>${symbol('phone')}${symbol('check')}${symbol('x')}</svg>`;
const use = (href: string) => `<svg class="icon"><use href="${href}"></use></svg>`;

test('A page gets each icon it shows once, and refers to it there', () => {
  const html = `<body class="a">${use(`${SPRITE}#icon-phone`)}${use(`${SPRITE}#icon-phone`)}</body>`;
  expect(spriteOf(html)).toBe(SPRITE);
  expect(inlineIcons(html, sprite)).toBe(
    `<body class="a"><svg hidden="">${symbol('phone')}</svg>${use('#icon-phone')}${use('#icon-phone')}</body>`,
  );
});

test('Icons that its modules name are there too', () => {
  const html = `<body>${use(`${SPRITE}#icon-x`)}</body>`;
  expect(inlineIcons(html, sprite, ['j(Icon,{name:`check`}),"telephone"'])).toContain(
    `<svg hidden="">${symbol('check')}${symbol('x')}</svg>`,
  );
});

test('A page without icons has no sprite', () => {
  expect(spriteOf('<body><p>text</p></body>')).toBeUndefined();
});
