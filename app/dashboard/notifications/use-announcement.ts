import { useEffect, useRef, useState } from 'react';
import type { AlertEvent } from './alerts-data';
import { announcementOf } from './event-words';

/** A burst is one sentence now and one at its end, not a stream of them. */
const PAUSE_MS = 10_000;

/** What a screen reader should say of events that come while the page is open. */
export function useAnnouncement(events: AlertEvent[] | undefined): string {
  const [text, setText] = useState('');
  const announced = useRef<number>(undefined);
  const lastAt = useRef(0);
  useEffect(() => {
    if (!events) return;
    const newest = events[0]?.id ?? 0;
    // What was there before the page is no news.
    announced.current ??= newest;
    const since = announced.current;
    if (newest <= since) return;
    const timer = setTimeout(
      () => {
        announced.current = newest;
        lastAt.current = Date.now();
        setText(announcementOf(events, since));
      },
      Math.max(0, lastAt.current + PAUSE_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [events]);
  return text;
}
