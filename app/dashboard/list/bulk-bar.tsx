import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import type { Owners } from '~/dashboard/records/export-records';
import { readLeads } from '~/dashboard/records/read-rows';
import type { UrlState } from '~/dashboard/url-state';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { actionsFor, type BulkAction } from './bulk-actions';
import { BulkSheet } from './bulk-sheet';
import { listWords } from './en';
import type { Selection } from './use-selection';

const words = listWords.selection;
/** More than anyone can look over before changing it. */
const MOST = 1000;

interface BulkBarProps {
  state: UrlState;
  selection: Selection;
  /** The ids of the rows on screen. */
  shown: string[];
  /** Whether the list goes on beyond the page. */
  hasMore: boolean;
  me: Staff;
  owners: Owners;
}

/** What can be done with the rows that are selected. */
export function BulkBar({ state, selection, shown, hasMore, me, owners }: BulkBarProps) {
  const { selected, select } = selection;
  const [action, setAction] = useState<BulkAction | null>(null);
  const elsewhere = selected.size - shown.filter((id) => selected.has(id)).length;
  const offersAll = hasMore && elsewhere === 0 && shown.every((id) => selected.has(id));
  return (
    <>
      {selected.size > 0 && (
        <section
          aria-label={listWords.bulk.region}
          className="on-dark sticky top-2 z-20 flex flex-wrap items-center gap-2 rounded-lg bg-panel-900 py-2 pr-2 pl-4 text-white shadow-lift"
        >
          <p role="status" className="mr-auto text-sm font-bold tabular-nums max-sm:basis-[calc(100%-4rem)]">
            {words.count(selected.size, elsewhere)}
          </p>
          <button
            type="button"
            aria-label={words.clear}
            title={words.clear}
            onClick={() => select(new Map())}
            className="grid size-11 place-items-center sm:order-last rounded-md hover:bg-white/10"
          >
            <Icon name="x" />
          </button>
          {offersAll && <SelectAll state={state} onSelect={select} />}
          {actionsFor(state.table).map((each) => (
            <button key={each.type} type="button" className="tool text-ink" onClick={() => setAction(each)}>
              <Icon name={each.icon} className="text-ink-soft" />
              {each.words.open}
            </button>
          ))}
        </section>
      )}
      {action && (
        <BulkSheet
          action={action}
          table={state.table}
          selection={selection}
          me={me}
          owners={owners}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}

function SelectAll({ state, onSelect }: { state: UrlState; onSelect: Selection['select'] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readLeads(state, { order: 'newest first', limit: MOST }),
    onSuccess: (leads) => {
      onSelect(new Map(leads.map(({ id, name }) => [id, name])));
      if (leads.length === MOST) toast(words.limited(formatNumber(MOST)));
    },
    onError: () => toast(words.allFailed),
  });
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => mutate()}
      className="h-11 rounded-md px-3 text-xs font-semibold underline hover:bg-white/10"
    >
      {words.all}
    </button>
  );
}
