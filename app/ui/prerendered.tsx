import { useLayoutEffect, useRef, useState } from 'react';
import { FailureNotice } from './failure-notice';

/**
 * The page's own nodes as they came from the server, taken when this module is loaded and so before React takes them over.
 * React removes them when it gives a part up, but leaves them as they are, typed text included.
 */
const kept =
  typeof document === 'undefined'
    ? undefined
    : {
        path: location.pathname,
        page: [...document.body.children].slice(0, 1),
        content: [...(document.getElementById('content')?.childNodes ?? [])],
      };

/** What stays when drawing failed: the finished HTML, and a notice where something on it now does nothing. */
export function Prerendered({ part }: { part: 'page' | 'content' }) {
  const place = useRef<HTMLDivElement>(null);
  const [needsNotice, setNeedsNotice] = useState(true);
  useLayoutEffect(() => {
    if (!kept || kept.path !== location.pathname) return;
    place.current?.replaceChildren(...kept[part]);
    setNeedsNotice(place.current?.querySelector('form, input, [role=status]') !== null);
  }, [part]);
  return (
    <>
      {needsNotice && <FailureNotice />}
      <div ref={place} className="contents" />
    </>
  );
}
