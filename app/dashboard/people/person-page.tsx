import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Staff } from '~/dashboard/leads/lead';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { ReceivedAt } from '~/dashboard/records/received-at';
import type { DashboardView } from '~/dashboard/use-url-state';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { people } from './en';
import { MergeLog } from './merge-log';
import { MergeSheet } from './merge-sheet';
import type { ListedPerson } from './people-data';
import { PersonContact } from './person-contact';
import { PersonRequests } from './person-requests';
import { PersonTimeline } from './person-timeline';
import { personQuery } from './queries';

interface PersonPageProps {
  id: string;
  view: DashboardView;
  me: Staff;
}

/** Everything about one person. */
export function PersonPage({ id, view, me }: PersonPageProps) {
  const { data: person, isPending, isError, refetch } = useQuery(personQuery(id));
  const back = view.hrefOf({ person: null });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link to={back} className="tool justify-self-start">
        <Icon name="chevron-left" />
        {people.person.back}
      </Link>
      {person ? (
        <Person key={person.id} person={person} view={view} me={me} />
      ) : (
        <div className="card overflow-hidden">
          {isPending ? (
            <ListSkeleton />
          ) : isError ? (
            <EmptyState {...people.empty.failed} onAction={() => void refetch()} />
          ) : (
            <EmptyState {...people.person.gone} to={back} />
          )}
        </div>
      )}
    </div>
  );
}

function Person({ person, view, me }: { person: ListedPerson; view: DashboardView; me: Staff }) {
  const [merges, setMerges] = useState(false);
  const isAdmin = me.role === 'admin';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <Name name={person.name} />
          <p className="text-xs text-ink-soft">
            {people.person.since} <ReceivedAt at={person.created_at} long />
          </p>
        </div>
        {isAdmin && (
          <button type="button" className="tool" onClick={() => setMerges(true)}>
            <Icon name="merge" />
            {people.merge.open}
          </button>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid grid-cols-1 gap-4">
          <PersonContact person={person} />
          <PersonRequests personId={person.id} view={view} />
          <MergeLog personId={person.id} isAdmin={isAdmin} />
        </div>
        <PersonTimeline personId={person.id} view={view} />
      </div>
      {merges && (
        <MergeSheet
          person={person}
          onMerged={(into) => {
            setMerges(false);
            view.change({ person: into }, { replace: true });
          }}
          onClose={() => setMerges(false)}
        />
      )}
    </>
  );
}

/** The link that led here is gone; who uses the keyboard goes on from the name. */
function Name({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
      <bdi lang={languageOf(name)}>{name}</bdi>
    </h2>
  );
}
