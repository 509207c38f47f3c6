import { useEffect, useRef } from 'react';
import type { Message } from './define-form';
import { readText } from './form-elements';
import { HONEYPOT_FIELD, suspectBot } from './honeypot';

/** Holds what looks like a bot's submission once; the second press goes through. */
export function useBotCheck() {
  const openedAt = useRef(0);
  const held = useRef(false);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return {
    holdOnce(target: HTMLFormElement, draftRestored: boolean): Message | null {
      if (held.current) return null;
      // Who comes back to a draft has nothing left to type.
      const msOnPage = draftRestored ? Number.POSITIVE_INFINITY : performance.now() - openedAt.current;
      const suspicion = suspectBot(readText(target, HONEYPOT_FIELD), msOnPage);
      held.current = suspicion !== null;
      return suspicion;
    },
    reset: () => {
      held.current = false;
    },
  };
}
