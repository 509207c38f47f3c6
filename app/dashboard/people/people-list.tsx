import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { SearchBox } from '~/dashboard/list/search-box';
import { ROW_LINK, useListShortcuts } from '~/dashboard/list/use-list-shortcuts';
import { formatPhone } from '~/dashboard/records/format-value';
import { ReceivedAt } from '~/dashboard/records/received-at';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import { people } from './en';
import type { ListedPerson } from './people-data';
import { peopleQuery } from './queries';
import { ShowMore } from './show-more';

interface PeopleListProps {
  view: DashboardView;
  /** The person whose page was open before. */
  lastSeen: RefObject<string | null>;
}

export function PeopleList({ view: { state, hrefOf, change }, lastSeen }: PeopleListProps) {
  const searchRef = useRef<HTMLInputElement>(null);
  useListShortcuts(searchRef);
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const list = useInfiniteQuery(peopleQuery(state.search));
  const found = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const isTruncated = state.search.trim() !== '' && found.length === people.limit;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex max-w-2xl">
        <SearchBox value={state.search} onSearch={search} inputRef={searchRef} placeholder={people.search} />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isTruncated && people.truncated}
      </p>
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError && found.length === 0 ? (
          <EmptyState {...people.empty.failed} onAction={() => void list.refetch()} />
        ) : found.length > 0 ? (
          <ul aria-label={people.list}>
            {found.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                to={hrefOf({ person: person.id })}
                lastSeen={lastSeen}
              />
            ))}
          </ul>
        ) : state.search.trim() ? (
          <EmptyState {...people.empty.noMatch} to={hrefOf({ search: '' })} />
        ) : (
          <EmptyState {...people.empty.none} />
        )}
      </div>
      <ShowMore list={list} />
    </div>
  );
}

interface PersonRowProps {
  person: ListedPerson;
  to: string;
  lastSeen: RefObject<string | null>;
}

/** The link is stretched over its row. */
function PersonRow({ person, to, lastSeen }: PersonRowProps) {
  const focusIfLastSeen = (link: HTMLAnchorElement | null) => {
    if (!link || lastSeen.current !== person.id) return;
    lastSeen.current = null;
    link.focus();
  };
  return (
    <li className="relative grid grid-cols-1 gap-x-4 gap-y-1 border-b border-sand-100 px-4 py-3.5 text-sm last:border-0 focus-within:bg-panel-50 hover:bg-panel-50 sm:px-5 md:grid-cols-[2fr_7.5rem_2fr_11rem] md:items-center">
      <Link
        {...{ [ROW_LINK]: '' }}
        ref={focusIfLastSeen}
        to={to}
        className="min-w-0 font-bold break-words outline-none after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-panel-600 md:truncate"
      >
        <bdi lang={languageOf(person.name)}>{person.name}</bdi>
      </Link>
      <span className="tabular-nums">{formatPhone(person.phone)}</span>
      <span className="min-w-0 truncate text-ink-soft">
        {person.email ? <bdi>{person.email}</bdi> : people.noEmail}
      </span>
      <span className="text-xs text-ink-soft md:text-right">
        {people.requests(formatNumber(person.requests))}
        {person.lastRequestAt && (
          <>
            , {people.lastRequest} <ReceivedAt at={person.lastRequestAt} />
          </>
        )}
      </span>
    </li>
  );
}
