import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LeadKind, Staff } from '~/dashboard/leads/lead';
import { activitiesQuery } from '~/dashboard/leads/queries';
import { historyQuery, notesQuery } from './queries';
import { mergeTimeline, newFromOthers, type TimelineEntry } from './timeline';

/** Everything that happened to a lead; undefined until it is known. */
export function useTimeline(kind: LeadKind, id: string) {
  const activities = useQuery(activitiesQuery(id));
  const notes = useQuery(notesQuery(kind, id));
  const changes = useQuery(historyQuery(kind, id));
  const parts = [activities, notes, changes];
  const entries = useMemo(
    () =>
      activities.data && notes.data && changes.data
        ? mergeTimeline(activities.data, notes.data, changes.data)
        : undefined,
    [activities.data, notes.data, changes.data],
  );
  return {
    entries,
    isError: entries === undefined && parts.some(({ isError }) => isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}

/** The last thing that somebody else did while the panel was open. */
export function useOthersDoing(entries: TimelineEntry[] | undefined, me: Staff): TimelineEntry | undefined {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [latest, setLatest] = useState<TimelineEntry>();
  useEffect(() => {
    if (!entries) return;
    const [newest] = known.current ? newFromOthers(entries, known.current, me.email) : [];
    if (newest) setLatest(newest);
    known.current = new Set(entries.map(({ id }) => id));
  }, [entries, me.email]);
  return latest;
}
