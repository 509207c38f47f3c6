import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import { whenWords } from '~/dashboard/leads/when';
import { describedBy, FieldNotes } from '~/forms/field-parts';
import { toDataError } from '~/lib/data-error';
import { languageOf } from '~/lib/language-of';
import { proposalWords } from './en';
import { answerQuestion, type Question } from './proposal-data';
import { invalidateProposals } from './queries';

const words = proposalWords.questions;
const CONFLICT = 'PT409';
const MAX_ANSWER = 2000;

/** What the customer asked, with what waits for an answer first. */
export function Questions({ questions, staff }: { questions: Question[]; staff: Staff[] }) {
  const waitingFirst = questions.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
  return (
    <section
      aria-labelledby="questions-heading"
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5"
    >
      <h2 id="questions-heading" className="text-base font-bold">
        {words.title}
      </h2>
      {questions.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {waitingFirst.map((question) => (
          <li
            key={question.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-sand-200 pt-4 first:border-0 first:pt-0"
          >
            <Words text={question.body} className="font-semibold" />
            <p className="text-xs text-ink-soft">{words.asked(whenWords(question.asked_at, new Date()))}</p>
            {question.answer === null ? (
              <AnswerForm question={question} />
            ) : (
              <div className="rounded-md bg-panel-50 px-4 py-3">
                <Words text={question.answer} />
                <p className="mt-1 text-xs text-ink-soft">{answeredBy(question, staff)}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      dir="auto"
      lang={languageOf(text)}
      className={`text-left text-sm whitespace-pre-line wrap-anywhere ${className}`}
    >
      {text}
    </p>
  );
}

function answeredBy({ answered_by, answered_at }: Question, staff: Staff[]): string {
  const person = staff.find(({ id }) => id === answered_by);
  return words.answered(
    person?.name ?? person?.email ?? words.office,
    whenWords(answered_at ?? '', new Date()),
  );
}

/** What was typed stays until it is saved. */
function AnswerForm({ question }: { question: Question }) {
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerQuestion(question.id, text),
    onSuccess: () => invalidateProposals(client),
    onError: (cause) => setProblem(toDataError(cause).code === CONFLICT ? words.taken : words.failed),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setProblem(isBlank ? words.blank : undefined);
    if (isBlank) document.getElementById(id)?.focus();
    else mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {words.answer}
      </label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        value={text}
        maxLength={MAX_ANSWER}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, words.hint, problem)}
        className="rounded-md border border-line-strong bg-white px-3 py-2 text-left text-sm"
      />
      <FieldNotes id={id} hint={words.hint} error={problem} />
      <button type="submit" disabled={isPending} className="tool tool-strong justify-self-end">
        {isPending ? words.submitting : words.submit}
      </button>
    </form>
  );
}
