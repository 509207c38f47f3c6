import { expect, test } from 'vitest';
import type { TextBlock } from '~/ui/text/text';
import type { Article } from './article';
import { articleSummary, articles, type BlogCategory, categoryNames } from './en';

const WORDS_PER_MINUTE = 200;

const texts = Object.values(import.meta.glob<{ article: Article }>('./*/en.ts', { eager: true })).map(
  (module) => module.article,
);

test('Every article of the list has its text, and every text is in the list', () => {
  expect(texts.map(({ slug }) => slug).sort()).toEqual(articles.map(({ slug }) => slug).sort());
});

test.each(texts)('$slug is worth reading: at least 500 words, and its reading time is true', (article) => {
  const words = countWords(article);
  expect(words).toBeGreaterThanOrEqual(500);
  expect(articleSummary(article.slug).minutes).toBe(Math.ceil(words / WORDS_PER_MINUTE));
});

test.each(Object.keys(categoryNames) as BlogCategory[])(
  'A reader who picks %s finds an article',
  (category) => {
    expect(articles.some((article) => article.categories.includes(category))).toBe(true);
  },
);

test.each(articles)('The summary of $slug fits a search result', ({ summary }) => {
  expect(summary.length).toBeLessThanOrEqual(160);
});

function countWords({ inShort, sections }: Article): number {
  const strings = [
    ...inShort,
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(stringsOf)]),
  ];
  return strings.join(' ').split(/\s+/).length;
}

function stringsOf(block: TextBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('note' in block) return [block.note];
  return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
}
