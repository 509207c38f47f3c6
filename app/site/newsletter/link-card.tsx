import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toDataError } from '~/lib/data-error';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { newsletterPage as page } from './en';
import { type Answer, followLink } from './follow-link';
import type { MailLink } from './mail-link';

type State =
  | { at: 'question' | 'pending' }
  | { at: 'failed'; isBusy: boolean }
  | { at: 'done'; answer: Answer };

/** Asks before it acts: programs that scan mail open links, and some of them run scripts, but they press no button. */
export function LinkCard({ link }: { link: MailLink }) {
  const [state, setState] = useState<State>({ at: 'question' });
  const follow = async () => {
    setState({ at: 'pending' });
    try {
      setState({ at: 'done', answer: await followLink(link) });
    } catch (cause) {
      setState({ at: 'failed', isBusy: (toDataError(cause).status ?? 0) > 0 });
    }
  };
  if (state.at === 'done') return <Outcome wish={link.wish} answer={state.answer} />;
  const { title, text, button, pending } = page.wishes[link.wish];
  const isPending = state.at === 'pending';
  const hasFailed = state.at === 'failed';
  return (
    <>
      <Words title={title} text={text} />
      {hasFailed && (
        <p role="alert" className="form-notice form-notice-bad text-left">
          <Icon name="circle-alert" />
          {state.isBusy ? page.failed.busy : page.failed.offline}
        </p>
      )}
      <button
        type="button"
        className="btn btn-sun"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => void follow()}
      >
        {isPending ? pending : hasFailed ? page.failed.again : button}
      </button>
    </>
  );
}

function Outcome({ wish, answer }: { wish: MailLink['wish']; answer: Answer }) {
  const { title, text } = answer === 'unknown' ? page.unknown[wish] : page.answers[answer];
  return (
    <Words title={title} text={text} isResult>
      {answer === 'left' ? (
        <SubscribeLink>{page.back}</SubscribeLink>
      ) : answer === 'unknown' && wish === 'confirm' ? (
        <SubscribeLink>{page.subscribe}</SubscribeLink>
      ) : (
        <SiteLink to={paths.blog} className="btn btn-line">
          {page.read}
        </SiteLink>
      )}
    </Words>
  );
}

export function SubscribeLink({ children }: { children: ReactNode }) {
  return (
    <SiteLink to={`${paths.blog}#newsletter-title`} className="btn btn-line">
      {children}
    </SiteLink>
  );
}

interface WordsProps {
  title: string;
  text?: string;
  /** The button that led here is gone, so that the focus comes along. */
  isResult?: boolean;
  children?: ReactNode;
}

export function Words({ title, text, isResult = false, children }: WordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResult) heading.current?.focus();
  }, [isResult]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl text-balance outline-none">
        {title}
      </h2>
      {text && <p className="max-w-md text-balance text-ink-soft">{text}</p>}
      {children}
    </>
  );
}
