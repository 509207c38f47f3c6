import { useCallback, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '~/lib/import-with-retry';
import { type Watch, watch } from '~/lib/watch';
import { type Opened, openProposal } from './calls';

type Answer =
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

type Parts = typeof import('./proposal');

/** The most of the page's script: fetched while the proposal is, and not before the page is painted. */
const loadParts = (): Promise<Parts> => importWithRetry(() => import('./proposal'));

/** Opens the proposal, and looks for news as long as somebody looks at the page: an answer, or a newer version. */
export function useProposal(token: string) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' });
  const [parts, setParts] = useState<Parts>();
  const watching = useRef<Watch>(undefined);

  useEffect(() => {
    setAnswer({ kind: 'asking' });
    const open = async (signal: AbortSignal) => {
      const [proposal] = await Promise.all([openProposal(token, signal), loadParts().then(setParts)]);
      return proposal;
    };
    watching.current = watch(open, {
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

  return { answer, parts, retry, refresh };
}

function afterAnswer(before: Answer, proposal: Opened | null): Answer {
  if (!proposal) return { kind: 'missing' };
  const isKnown = before.kind === 'found';
  const hasNewState = isKnown && (before.hasNewState || before.proposal.state !== proposal.state);
  return { kind: 'found', proposal, isStale: false, hasNewState };
}

const afterFailure = (before: Answer): Answer =>
  before.kind === 'found' ? { ...before, isStale: true } : { kind: 'failed' };
