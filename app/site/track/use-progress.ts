import { useEffect, useState } from 'react';
import { watch } from '~/lib/watch';
import { hasNews, type Progress } from './progress';
import { askForProgress, type Question } from './question';

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
    return watch((signal) => askForProgress(question, signal), {
      onAnswer: (progress) => setAnswer((before) => afterAnswer(before, progress)),
      onFailure: () => setAnswer(afterFailure),
    }).stop;
  }, [question]);
  return question && answer;
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
