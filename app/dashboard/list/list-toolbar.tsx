import { useMutation } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { useCallback } from 'react';
import { dashboard } from '~/dashboard/en';
import { exportRecords } from '~/dashboard/records/export-records';
import { sentenceCase } from '~/dashboard/records/format-value';
import { statusFilters } from '~/dashboard/url-state';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { SearchBox } from './search-box';

interface ListToolbarProps {
  view: DashboardView;
  searchRef: RefObject<HTMLInputElement | null>;
  actions?: ReactNode;
}

export function ListToolbar({ view: { state, change }, searchRef, actions }: ListToolbarProps) {
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>.tool]:grow max-sm:[&>.tool]:justify-center">
      <div className="flex min-w-0 flex-[1_1_18rem]">
        <SearchBox value={state.search} onSearch={search} inputRef={searchRef} />
      </div>
      <label className="tool relative">
        <Icon name="funnel" className="text-ink-soft" />
        <span className="sr-only">Filter by status</span>
        <select
          value={state.status ?? ''}
          onChange={(event) => change({ status: event.target.value || null })}
          className="h-full appearance-none bg-transparent pr-6 font-semibold outline-none"
        >
          <option value="">All statuses</option>
          {statusFilters(state.table).map((status) => (
            <option key={status} value={status}>
              {sentenceCase(status)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3" />
      </label>
      {actions}
    </div>
  );
}

export function ExportButton({ state }: { state: DashboardView['state'] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportRecords(state),
    onSuccess: ({ file, count }) => {
      save(file);
      toast(dashboard.toasts.exported(count === 1 ? '1 record' : `${formatNumber(count)} records`));
    },
    onError: () => toast(dashboard.toasts.exportFailed),
  });
  return (
    <button type="button" className="tool" disabled={isPending} onClick={() => mutate()}>
      <Icon name={isPending ? 'loader-circle' : 'download'} className={isPending ? 'spin' : ''} />
      Export CSV
    </button>
  );
}

function save(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(URL.revokeObjectURL, 10_000, link.href);
}
