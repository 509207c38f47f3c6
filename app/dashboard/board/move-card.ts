import type { InfiniteData } from '@tanstack/react-query';
import type { Lead } from '~/dashboard/leads/lead';
import type { Page } from '~/dashboard/records/keyset-page';
import type { ColumnSummary } from './board-data';

export type Cards = InfiniteData<Page<Lead>>;

export function removeCard(cards: Cards, id: string): Cards {
  const pages = cards.pages.map((page) => ({ ...page, rows: page.rows.filter((lead) => lead.id !== id) }));
  return { ...cards, pages };
}

/** Puts a card where its age belongs, or behind all that are shown. */
export function addCard(cards: Cards, added: Lead): Cards {
  const { pages } = cards;
  const holds = pages.findIndex(({ rows }) => rows.some((lead) => isNewer(added, lead)));
  const into = holds < 0 ? pages.length - 1 : holds;
  return {
    ...cards,
    pages: pages.map((page, index) =>
      index === into ? { ...page, rows: inserted(page.rows, added) } : page,
    ),
  };
}

function inserted(rows: Lead[], added: Lead): Lead[] {
  const at = rows.findIndex((lead) => isNewer(added, lead));
  return at < 0 ? [...rows, added] : [...rows.slice(0, at), added, ...rows.slice(at)];
}

function isNewer(one: Lead, other: Lead): boolean {
  const difference = Date.parse(one.created_at) - Date.parse(other.created_at);
  return difference > 0 || (difference === 0 && one.id > other.id);
}

/** The counts as they are once a card has gone from one column to another. */
export function moveCount(summaries: ColumnSummary[], from: string, { status, status_since }: Lead) {
  const known = summaries.some((summary) => summary.status === status)
    ? summaries
    : [...summaries, { status, count: 0, oldest: status_since }];
  return known.map((summary) => {
    const step = Number(summary.status === status) - Number(summary.status === from);
    return { ...summary, count: Math.max(0, summary.count + step) };
  });
}
