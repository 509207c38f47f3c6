import { formatDate } from '~/lib/format';
import { Part } from '~/proposals/view/part';
import { WrittenLines } from '~/proposals/view/written';
import type { Question } from './calls';
import { proposalPage } from './en';

const words = proposalPage.questions;

/** What was asked and answered; an answer that comes while the page is open is read out. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div aria-live="polite" className="contents">
      {questions.length > 0 && (
        <Part id="questions" title={words.title}>
          <ol className="grid gap-6">
            {questions.map(({ body, asked_at, answer, answered_at }) => (
              <li key={asked_at}>
                <p className="text-sm text-ink-soft">{words.asked(formatDate(asked_at))}</p>
                <WrittenLines text={body} className="font-semibold" />
                {answer && answered_at ? (
                  <div className="mt-3 border-l-4 border-sun-400 pl-4">
                    <p className="text-sm text-ink-soft">{words.answered(formatDate(answered_at))}</p>
                    <WrittenLines text={answer} />
                  </div>
                ) : (
                  <p className="mt-1 text-sm text-ink-soft print:hidden">{words.waiting}</p>
                )}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}
