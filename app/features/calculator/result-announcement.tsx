import { useEffect, useState } from 'react';

/** Long enough that typing a four-digit bill is announced once, not four times. */
const QUIET_MS = 900;

/** Tells a screen reader the result once typing has paused. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, QUIET_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
