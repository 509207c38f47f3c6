import { expect, test } from 'vitest';

type Words = Record<string, unknown>;

const english = import.meta.glob<Words>(['./**/en.ts', '!./dashboard/**'], { eager: true });
const hindi = import.meta.glob<Words>('./**/hi.ts', { eager: true });

const pairs = Object.entries(english).map(([file, en]) => ({
  file,
  en,
  hi: hindi[file.replace(/en\.ts$/, 'hi.ts')] ?? {},
}));

test.each(pairs)('$file has all its words in Hindi, and no more', ({ en, hi }) => {
  expect(Object.keys(hi).sort()).toEqual(Object.keys(en).sort());
});

test.each(pairs)('$file states the same figures in Hindi', ({ en, hi }) => {
  const missing = textsOf(en).flatMap(({ place, text }) => {
    const stated = figuresIn(textAt(hi, place));
    return figuresIn(text)
      .filter((figure) => !stated.includes(figure))
      .map((figure) => `${figure} at ${place.join('.')}`);
  });
  expect(missing).toEqual([]);
});

/** Not times of day, which Hindi says in words; what English spells out, Hindi may write as a figure. */
const figuresIn = (text: string): string[] => text.replace(/\d?\d:\d\d/g, '').match(/\d[\d,.]*\d|\d/g) ?? [];

function textsOf(value: unknown, place: string[] = []): { place: string[]; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...place, key]));
}

function textAt(words: unknown, place: string[]): string {
  const found = place.reduce((inner, key) => (inner as Words | undefined)?.[key], words);
  return typeof found === 'string' ? found : '';
}
