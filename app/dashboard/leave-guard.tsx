import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { SmallDialog } from './small-dialog';

interface LeaveGuardProps {
  /** While something would be lost. */
  isActive: boolean;
  words: { title: string; text: string; leave: string; stay: string };
  /** Whether another address of the dashboard still shows it. Without this, none does. */
  staysAt?: (query: URLSearchParams) => boolean;
}

/** Asks before the page is left: by a link, the Back button, or by closing the tab. */
export function LeaveGuard({ isActive, words, staysAt }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => isActive && !staysAt?.(new URLSearchParams(nextLocation.search)),
  );
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isActive]);
  if (blocker.state !== 'blocked') return null;
  return (
    <SmallDialog title={words.title} onClose={() => blocker.reset()}>
      <p className="text-sm">{words.text}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="tool" onClick={() => blocker.proceed()}>
          {words.leave}
        </button>
        <button type="button" className="tool tool-strong" onClick={() => blocker.reset()}>
          {words.stay}
        </button>
      </div>
    </SmallDialog>
  );
}
