import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { SmallDialog } from '~/dashboard/small-dialog';
import { importWords } from './en';

const words = importWords.leave;

/** Asks before the page is left while lines are being sent: by a link, the Back button, or by closing the tab. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker(isActive);
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
