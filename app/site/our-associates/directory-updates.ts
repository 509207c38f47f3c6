import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onFirstInteraction } from '~/lib/on-first-interaction';
import { subscribeToAssociates } from './subscribe-to-associates';

/** First part of the key of every query about the directory. */
export const DIRECTORY_KEY = 'associates';

/** One change is told to every open directory at the same instant; they should not all ask at the same instant. */
const REFRESH_WITHIN_MS = { min: 100, max: 700 };

/** The live channel's code weighs as much as half the page: on a slow phone it must not delay the list and its first tap. */
const JOIN_AT_LATEST_MS = 6000;

/**
 * Fetches the directory again whenever it changed, or may have while the phone was offline. Returns whether changes arrive
 * by themselves at the moment; undefined until that is known.
 */
export function useDirectoryUpdates(): boolean | undefined {
  const queries = useQueryClient();
  const [isLive, setLive] = useState<boolean>();

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const directory = { queryKey: [DIRECTORY_KEY] };
    const refresh = async () => {
      waiting = undefined;
      // A request under way may have read before the change; it is awaited, not cut off, lest a slow line never finish one.
      if (queries.isFetching(directory)) await queries.refetchQueries(directory, { cancelRefetch: false });
      queries.invalidateQueries(directory);
    };
    addEventListener('online', refresh);
    let leave = () => {};
    const callOff = onFirstInteraction(() => {
      leave = subscribeToAssociates({
        onChange: () => {
          waiting ??= setTimeout(refresh, randomBetween(REFRESH_WITHIN_MS));
        },
        onConnection: setLive,
      });
    }, JOIN_AT_LATEST_MS);
    return () => {
      callOff();
      clearTimeout(waiting);
      removeEventListener('online', refresh);
      leave();
    };
  }, [queries]);

  return isLive;
}

function randomBetween({ min, max }: { min: number; max: number }): number {
  return min + Math.random() * (max - min);
}
