import { useEffect, useRef } from 'react';
import { formatDate } from '~/lib/format';
import { Written } from '~/proposals/view/written';
import { Icon } from '~/ui/icon';
import type { Opened } from './calls';
import { proposalPage } from './en';

const { states } = proposalPage;

interface StateNoticeProps {
  proposal: Opened;
  /** It came to this while the page was open: by a form that is gone now, and had the focus. */
  takesFocus: boolean;
}

/** What became of a proposal that is no longer open; nothing for one that is. */
export function StateNotice({ proposal, takesFocus }: StateNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const words = wordsOf(proposal);
  if (!words) return null;
  const isGood = proposal.state === 'accepted';
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className={`form-notice p-5 text-base sm:p-7 ${isGood ? 'form-notice-good' : ''}`}
    >
      <Icon name={isGood ? 'badge-check' : 'info'} className="text-xl" />
      <div>
        <p className="text-xl font-bold">{words.title}</p>
        {isGood && <AcceptedBy proposal={proposal} />}
        <p className="mt-1">{words.text}</p>
      </div>
    </div>
  );
}

function AcceptedBy({ proposal: { accepted_by, answered_at } }: { proposal: Opened }) {
  if (!accepted_by || !answered_at) return null;
  const { by } = states.accepted;
  return (
    <p className="mt-1 wrap-anywhere">
      {by.before} <Written text={accepted_by} className="font-bold" /> {by.after(formatDate(answered_at))}
    </p>
  );
}

function wordsOf({ state, valid_until, answered_at }: Opened): { title: string; text: string } | undefined {
  switch (state) {
    case 'withdrawn':
      return states.withdrawn;
    case 'expired':
      return { title: states.expired.title(formatDate(valid_until)), text: states.expired.text };
    case 'accepted':
      return states.accepted;
    case 'declined':
      return { title: states.declined.title, text: states.declined.text(formatDate(answered_at ?? '')) };
    default:
      return undefined;
  }
}
