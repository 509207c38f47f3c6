import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
let now = new Date();

function subscribe(listener: () => void) {
  const timer = setInterval(() => {
    now = new Date();
    listener();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** The time, for words such as “5 minutes late” that grow old while somebody looks at them. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
