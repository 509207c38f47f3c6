import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import type { Staff } from './leads/lead';
import type { View } from './url-state';
import type { DashboardView } from './use-url-state';

interface Entry {
  view: View;
  label: string;
  icon: IconName;
  adminOnly?: boolean;
}

export const dashboardViews: Entry[] = [
  { view: 'today', label: 'Today', icon: 'calendar-check' },
  { view: 'board', label: 'Board', icon: 'layout-grid' },
  { view: 'people', label: 'People', icon: 'users' },
  { view: 'proposals', label: 'Proposals', icon: 'file-text' },
  { view: 'prices', label: 'Price book', icon: 'indian-rupee' },
  { view: 'sources', label: 'Sources', icon: 'chart-column' },
  { view: 'subscribers', label: 'Newsletter', icon: 'mail', adminOnly: true },
  { view: 'import', label: 'Import', icon: 'upload', adminOnly: true },
  { view: 'notifications', label: 'Notifications', icon: 'bell' },
  { view: 'team', label: 'Team', icon: 'badge-check' },
];

/** The views beside the tabs of records: above them in the rail, a strip of their own on narrow screens. */
export function Navigation({ view: { state, hrefOf }, me }: { view: DashboardView; me: Staff }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which entry is the current one depends on the view
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [state.view]);
  return (
    <nav aria-label="Dashboard" className="px-3">
      <ul ref={list} className="flex gap-1 overflow-x-auto max-lg:pr-1 lg:grid lg:overflow-visible">
        {dashboardViews
          .filter(({ adminOnly }) => !adminOnly || me.role === 'admin')
          .map(({ view, label, icon }) => {
            const current = view === state.view;
            return (
              <li key={view}>
                <Link
                  to={hrefOf({ view, search: '', person: null, proposal: null, compose: null })}
                  aria-current={current ? 'page' : undefined}
                  className={`flex h-11 items-center gap-3 rounded-md px-3 text-sm font-semibold whitespace-nowrap lg:h-10 ${
                    current ? 'bg-white/14 text-white' : 'text-panel-200 hover:bg-white/7 hover:text-white'
                  }`}
                >
                  <Icon name={icon} className={current ? 'text-sun-400' : 'opacity-80'} />
                  {label}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
