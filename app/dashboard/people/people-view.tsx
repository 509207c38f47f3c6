import { useEffect, useRef } from 'react';
import type { ViewProps } from '~/dashboard/view-props';
import { PeopleList } from './people-list';
import { PersonPage } from './person-page';

/** Who asked for something: everybody, or everything about one of them. */
export function PeopleView({ view, me }: ViewProps) {
  const { person } = view.state;
  // Whoever comes back from a person's page goes on where they left the list.
  const lastSeen = useRef<string | null>(null);
  useEffect(() => {
    if (person) lastSeen.current = person;
  }, [person]);
  return person ? (
    <PersonPage key={person} id={person} view={view} me={me} />
  ) : (
    <PeopleList view={view} lastSeen={lastSeen} />
  );
}
