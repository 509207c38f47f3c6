import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AlertEvent, markSeen } from './alerts-data';
import { myEventsQuery } from './queries';

/** What is listed is seen. Where that could not be stored, the bell counts it again when it next asks. */
export function useMarkSeen(staffId: string, events: AlertEvent[]): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (eventId: number) => markSeen(staffId, eventId),
    onMutate: async (eventId) => {
      await client.cancelQueries(myEventsQuery);
      client.setQueryData(myEventsQuery.queryKey, (all) =>
        all?.map((event) => (event.id <= eventId ? { ...event, is_unread: false } : event)),
      );
    },
    onError: (error) => console.error('alerts were not marked as seen', error),
  });
  const newest = events.find(({ is_unread }) => is_unread)?.id;
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
}
