import { useState } from 'react';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { CallBackDialog } from './call-back-dialog';
import { leadWords } from './en';
import { nextFollowUp } from './india-time';
import type { Lead, Outcome } from './lead';
import { NotInterestedDialog } from './not-interested-dialog';
import { type ChosenOutcome, useLogOutcome } from './use-log-outcome';

const buttons: { type: Outcome; icon: IconName }[] = [
  { type: 'reached', icon: 'phone-call' },
  { type: 'no-answer', icon: 'phone-off' },
  { type: 'call-back', icon: 'clock' },
  { type: 'not-interested', icon: 'x' },
];

/** What came of a call: one tap, or one more where a time or a reason is needed. */
export function OutcomeButtons({ lead }: { lead: Lead }) {
  const { mutate, isPending } = useLogOutcome(lead);
  const [asked, setAsked] = useState<Outcome | null>(null);
  function choose(type: Outcome) {
    if (type === 'call-back' || type === 'not-interested') return setAsked(type);
    mutate({ type, followUpAt: nextFollowUp(type, new Date()) });
  }
  function log(outcome: ChosenOutcome) {
    setAsked(null);
    mutate(outcome);
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-1.5">
      <legend className="sr-only">{leadWords.outcomeOf(lead.name)}</legend>
      {buttons.map(({ type, icon }) => (
        <button
          key={type}
          type="button"
          disabled={isPending}
          aria-haspopup={type === 'call-back' || type === 'not-interested' ? 'dialog' : undefined}
          onClick={() => choose(type)}
          className="tool justify-center max-sm:px-2 sm:h-9 sm:px-2.5 pointer-coarse:h-11"
        >
          <Icon name={icon} className="text-ink-soft max-[22rem]:hidden" />
          {leadWords.outcomes[type]}
          {(type === 'call-back' || type === 'not-interested') && '…'}
        </button>
      ))}
      {asked === 'call-back' && (
        <CallBackDialog name={lead.name} onChoose={log} onClose={() => setAsked(null)} />
      )}
      {asked === 'not-interested' && (
        <NotInterestedDialog name={lead.name} onChoose={log} onClose={() => setAsked(null)} />
      )}
    </fieldset>
  );
}
