import { expect, test } from 'vitest';
import type { TextBlock, TextSection } from '~/ui/text/text';
import type { Article } from './article';
import { articles, blogCategories } from './articles';
import { articleTexts } from './en';
import { articleTexts as hindiArticleTexts } from './hi';

const WORDS_PER_MINUTE = 200;

const texts = articlesOf(import.meta.glob<{ article: Article }>('./*/en.ts', { eager: true }));
const hindiTexts = articlesOf(import.meta.glob<{ article: Article }>('./*/hi.ts', { eager: true }));

test('Every article of the list has its text, and every text is in the list', () => {
  expect(texts.map(({ slug }) => slug).sort()).toEqual(articles.map(({ slug }) => slug).sort());
});

test.each([
  ...texts.map((article) => ({ article, ...articleTexts[article.slug] })),
  ...hindiTexts.map((article) => ({ article, ...hindiArticleTexts[article.slug] })),
])('“$title” is worth reading: at least 500 words, and its reading time is true', ({ article, minutes }) => {
  const words = countWords(article);
  expect(words).toBeGreaterThanOrEqual(500);
  expect(minutes).toBe(Math.ceil(words / WORDS_PER_MINUTE));
});

test.each(texts)('$slug has the same sections and leads to the same pages in Hindi', (article) => {
  const hindi = hindiTexts.find(({ slug }) => slug === article.slug);
  expect(hindi?.sections.map(outlineOf)).toEqual(article.sections.map(outlineOf));
});

test.each(blogCategories)('A reader who picks %s finds an article', (category) => {
  expect(articles.some(({ categories }) => categories.some((one) => one === category))).toBe(true);
});

test.each(articles)('The summary of $slug fits a search result, in either language', ({ slug }) => {
  expect(articleTexts[slug].summary.length).toBeLessThanOrEqual(160);
  expect(hindiArticleTexts[slug].summary.length).toBeLessThanOrEqual(160);
});

function articlesOf(modules: Record<string, { article: Article }>): Article[] {
  return Object.values(modules).map((module) => module.article);
}

/** A section without its words: its anchor, how many texts each block holds, and where they link to. */
function outlineOf({ id, blocks }: TextSection) {
  const links = blocks
    .flatMap(stringsOf)
    .join(' ')
    .match(/(?<=\]\()[^)]+/g);
  return { id, blocks: blocks.map((block) => stringsOf(block).length), links };
}

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
