import { useEffect, useRef } from 'react';
import { ReferenceLine } from '~/forms/request-reference';
import { formatDate } from '~/lib/format';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { kinds, trackPage as page } from './en';
import { currentStage, type Progress, type Step, stepsOf } from './progress';
import type { StageWords } from './stages';
import type { Answer } from './use-progress';

interface RequestProgressProps {
  answer: Extract<Answer, { kind: 'found' }>;
  reference: string;
  /** The form that had the focus is gone. */
  takesFocus: boolean;
}

export function RequestProgress({ answer, reference, takesFocus }: RequestProgressProps) {
  const { progress, isNews, isStale } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const stage = wordsOf(progress, currentStage(progress));

  return (
    <div className="grid gap-8">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {kinds[progress.kind].name}
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          <bdi className="font-bold text-ink">{progress.first_name}</bdi>,{' '}
          {page.received(formatDate(progress.received_at))}
        </p>
        <ReferenceLine reference={reference} />
      </div>
      <p role="status" className={isNews || isStale ? 'form-notice' : 'sr-only'}>
        {isStale ? page.stale : isNews ? page.news(stage.label) : ''}
      </p>
      <section aria-labelledby="progress-title">
        <h3 id="progress-title" className="mb-4 text-lg">
          {page.progressTitle}
        </h3>
        <ol className="grid">
          {stepsOf(progress).map((step) => (
            <ProgressStep key={step.stage} step={step} label={wordsOf(progress, step.stage).label} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="next-title" className="border-l-4 border-sun-400 pl-4">
        <h3 id="next-title" className="text-lg">
          {page.nextTitle}
        </h3>
        <p className="mt-1">{stage.next}</p>
      </section>
      <SiteLink to={paths.track} className="link justify-self-start py-2">
        {page.another}
      </SiteLink>
    </div>
  );
}

const marks = {
  done: 'bg-leaf-100 text-leaf-700',
  current: 'bg-sun-400 text-ink',
  ahead: 'border-2 border-dashed border-line-strong bg-white',
};

function ProgressStep({ step: { stage, state, at }, label }: { step: Step; label: string }) {
  const icon = stage === 'closed' ? 'info' : state === 'done' ? 'badge-check' : 'clock';
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="step">
      <span aria-hidden="true" className={`step-number ${marks[state]}`}>
        {state !== 'ahead' && <Icon name={icon} />}
      </span>
      <div className="min-w-0">
        <p className={state === 'current' ? 'text-lg leading-snug font-bold' : 'pt-1.5'}>
          {label}
          <span className="sr-only"> ({page.states[state]})</span>
        </p>
        {at && (
          <p className="text-sm text-ink-soft">
            <time dateTime={at}>{formatDate(at)}</time>
          </p>
        )}
      </div>
    </li>
  );
}

function wordsOf({ kind }: Progress, stage: string): StageWords {
  const { label, next, application } = page.closed;
  const closed = { label, next: kind === 'career_applications' ? application : next };
  return (kinds[kind].stages as Record<string, StageWords>)[stage] ?? closed;
}
