import { useCallback, useEffect, useRef, useState } from 'react';
import { type Watch, watch } from '~/lib/watch';
import { type Opened, openProposal } from './calls';

export type Answer =
  | { kind: 'asking' }
  | { kind: 'missing' }
  | { kind: 'failed' }
  | {
      kind: 'found';
      proposal: Opened;
      isStale: boolean;
      /** It was open, or answered otherwise, when the page first showed it. */
      hasNewState: boolean;
    };

/** Opens the proposal, and looks for news as long as somebody looks at the page: an answer, or a newer version. */
export function useProposal(token: string) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' });
  const watching = useRef<Watch>(undefined);

  useEffect(() => {
    setAnswer({ kind: 'asking' });
    watching.current = watch((signal) => openProposal(token, signal), {
      onAnswer: (proposal) => setAnswer((before) => afterAnswer(before, proposal)),
      onFailure: () => setAnswer(afterFailure),
    });
    return watching.current.stop;
  }, [token]);

  const retry = useCallback(() => {
    setAnswer({ kind: 'asking' });
    watching.current?.askNow();
  }, []);

  /** Shows at once what the database has just said yes to, and asks it for the rest. */
  const refresh = useCallback((change: Partial<Opened> = {}) => {
    setAnswer((before) =>
      before.kind === 'found' ? afterAnswer(before, { ...before.proposal, ...change }) : before,
    );
    watching.current?.askNow();
  }, []);

  return { answer, retry, refresh };
}

function afterAnswer(before: Answer, proposal: Opened | null): Answer {
  if (!proposal) return { kind: 'missing' };
  const isKnown = before.kind === 'found';
  const hasNewState = isKnown && (before.hasNewState || before.proposal.state !== proposal.state);
  return { kind: 'found', proposal, isStale: false, hasNewState };
}

const afterFailure = (before: Answer): Answer =>
  before.kind === 'found' ? { ...before, isStale: true } : { kind: 'failed' };
