import { queryOptions } from '@tanstack/react-query';
import type { LeadKind } from '~/dashboard/leads/lead';
import { indianDay, type LeadFilter, startOfDay } from '~/dashboard/leads/lead-filter';
import { FIGURES_KEY } from '~/dashboard/query-cache';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

export interface Figures {
  leads: number;
  reached: number;
  won: number;
}

export interface SourceRow extends Figures {
  source: string;
  kind: LeadKind;
}

export interface SourceFigures extends Figures {
  source: string;
  kinds: ReadonlyMap<LeadKind, Figures>;
}

/** The last so many days, today included, unless days were chosen. An open end is the first day of all, or today. */
export function periodOf({ from, to }: Pick<LeadFilter, 'from' | 'to'>, days: number, now: Date): Period {
  const today = indianDay(now);
  if (from || to) return { from: from ?? '2000-01-01', to: to ?? today };
  return { from: indianDay(new Date(startOfDay(today, 1 - days))), to: today };
}

export const sourceReportQuery = (period: Period) =>
  queryOptions({
    queryKey: [...FIGURES_KEY, 'source report', period],
    queryFn: () => readReport(period),
    placeholderData: (previous) => previous,
  });

async function readReport({ from, to }: Period): Promise<SourceRow[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('source_report', { from_day: from, to_day: to })) ?? [];
}

export function total(rows: readonly Figures[]): Figures {
  const sum = { leads: 0, reached: 0, won: 0 };
  for (const row of rows) {
    sum.leads += row.leads;
    sum.reached += row.reached;
    sum.won += row.won;
  }
  return sum;
}

/** Most leads first; as many leads, by name. */
export function bySource(rows: readonly SourceRow[]): SourceFigures[] {
  const names = new Set(rows.map(({ source }) => source));
  return [...names]
    .map((source) => {
      const own = rows.filter((row) => row.source === source);
      return { source, ...total(own), kinds: new Map(own.map((row) => [row.kind, total([row])])) };
    })
    .sort((a, b) => b.leads - a.leads || a.source.localeCompare(b.source));
}

/** 42%, never 0% of something or 100% of not all. */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%';
  if (part === whole) return '100%';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`;
}
