import { startTransition, useEffect, useState } from 'react';

/**
 * The value once the browser has painted what the change itself showed and, if a pause is given, the value has rested
 * that long. Unlike a deferred value, whose rendering may get in before the paint, it never keeps a typed digit waiting.
 */
export function useAfterPaint<T>(value: T, pauseMs = 0): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(value)), pauseMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, pauseMs]);
  return painted;
}
