import { useEffect, useState } from 'react';
import { hasNews, type Progress } from './progress';
import { askForProgress, type Question } from './question';

const EVERY_MS = 20_000;

export type Answer =
  | { kind: 'asking' }
  | { kind: 'missing' }
  | { kind: 'failed' }
  | { kind: 'found'; progress: Progress; isNews: boolean; isStale: boolean };

/** Asks, and then again for as long as somebody looks at the page. A new `question`, even an equal one, asks anew. */
export function useProgress(question: Question | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!question) return;
    setAnswer({ kind: 'asking' });
    return watch(question, setAnswer);
  }, [question]);
  return question && answer;
}

type SetAnswer = (change: (before: Answer | undefined) => Answer) => void;

function watch(question: Question, setAnswer: SetAnswer): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isFound = false;

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      const progress = await askForProgress(question, leaving.signal);
      isFound ||= progress !== null;
      setAnswer((before) => afterAnswer(before, progress));
    } catch {
      if (leaving.signal.aborted) return;
      setAnswer(afterFailure);
    }
    isAsking = false;
    if (isFound && !document.hidden) timer = setTimeout(ask, EVERY_MS);
  }

  function onVisibilityChange() {
    if (document.hidden) clearTimeout(timer);
    else if (isFound) ask();
  }

  ask();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    leaving.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** What is shown stays when a later question gets no answer: somebody else may have locked the reference meanwhile. */
function afterAnswer(before: Answer | undefined, progress: Progress | null): Answer {
  if (before?.kind !== 'found')
    return progress ? { kind: 'found', progress, isNews: false, isStale: false } : { kind: 'missing' };
  if (!progress) return { ...before, isStale: false };
  const isNews = before.isNews || hasNews(before.progress, progress);
  return { kind: 'found', progress, isNews, isStale: false };
}

const afterFailure = (before: Answer | undefined): Answer =>
  before?.kind === 'found' ? { ...before, isStale: true } : { kind: 'failed' };
