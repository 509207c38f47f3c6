import { useEffect, useState } from 'react';

/** Long enough that typing a four-digit bill is announced once, not four times. */
const DEBOUNCE_MS = 900;

/** Tells a screen reader the result, debounced: every other result is live. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
