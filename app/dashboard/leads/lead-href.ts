import type { DashboardView } from '~/dashboard/use-url-state';
import { kindOf } from './kind-of';
import type { Lead } from './lead';

/** The address of a lead's panel above the view that is open. */
export function leadHref({ state, hrefOf }: DashboardView, lead: Pick<Lead, 'id' | 'kind'>): string {
  const table = kindOf(lead);
  // A tab that is named again would lose its filters.
  if (state.view === 'records' && state.table.table === table.table) return hrefOf({ record: lead.id });
  return hrefOf({ table, view: state.view, record: lead.id });
}
