import type { PriceBook } from '~/dashboard/prices/price-data';
import type { Language } from '~/languages';
import type { ProposalTexts } from '~/proposals/content';
import type { Draft } from './draft';
import { firstWords } from './first-words';
import { lineOf, schemeIn, standardTexts } from './prefill';

/** The draft in the other language: what nobody has changed is taken from there, what somebody wrote stays as it is. */
export function changeLanguage(draft: Draft, to: Language, book: PriceBook, today: string): Draft {
  const from = draft.locale;
  if (from === to) return draft;
  const labels = new Map([
    ...pairs(firstWords[from].components, firstWords[to].components),
    ...pairs(
      firstWords[from].payments.map(({ label }) => label),
      firstWords[to].payments.map(({ label }) => label),
    ),
    ...book.items.map((item) => [lineOf(from, item).label, lineOf(to, item).label] as const),
    ...book.schemes.map((scheme) => [schemeIn(from, scheme).name, schemeIn(to, scheme).name] as const),
  ]);
  const translate = (label: string) => labels.get(label) ?? label;
  return {
    ...draft,
    locale: to,
    components: draft.components.map((row) => ({ ...row, label: translate(row.label) })),
    lines: draft.lines.map((row) => ({ ...row, label: translate(row.label) })),
    payments: draft.payments.map((row) => ({ ...row, label: translate(row.label) })),
    subsidies: draft.subsidies.map((scheme) => ({ ...scheme, name: translate(scheme.name) })),
    texts: textsIn(draft, to, book, today),
  };
}

function textsIn({ texts, locale }: Draft, to: Language, book: PriceBook, today: string): ProposalTexts {
  const before = standardTexts(locale, book, today);
  const after = standardTexts(to, book, today);
  const unchanged = (Object.keys(before) as (keyof typeof before)[]).filter(
    (section) => texts[section].trim() === before[section].trim(),
  );
  return { ...texts, ...Object.fromEntries(unchanged.map((section) => [section, after[section]])) };
}

const pairs = (from: string[], to: string[]) =>
  from.map((label, index) => [label, to[index] ?? label] as const);
