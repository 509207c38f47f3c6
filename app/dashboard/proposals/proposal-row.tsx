import { Link } from 'react-router';
import { useNow } from '~/dashboard/leads/use-now';
import type { DashboardView } from '~/dashboard/use-url-state';
import { languageOf } from '~/lib/language-of';
import { formatDecimal, THOUSANDTHS } from '~/proposals/decimals';
import { formatPaise } from '~/proposals/format';
import { Icon } from '~/ui/icon';
import { proposalWords } from './en';
import type { ListedProposal } from './proposal-data';
import { eventsOf, numberWords } from './proposal-facts';
import { StateBadge } from './state-badge';

const words = proposalWords.list;

interface ProposalRowProps {
  proposal: ListedProposal;
  view: DashboardView;
  /** In a lead's own list everybody knows whose it is. */
  isNamed?: boolean;
}

/** A proposal in a list: whose, how much, and what came of it. */
export function ProposalRow({ proposal, view, isNamed = true }: ProposalRowProps) {
  const { id, name, place, state, price, watts, open_questions, follow_up_suggested, decline_reason } =
    proposal;
  const now = useNow();
  const number = numberWords(proposal);
  const href = view.hrefOf({ view: 'proposals', proposal: id, compose: null, record: null });
  return (
    <li className="row grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-sand-100 px-4 py-3 last:border-0 hover:bg-panel-50 sm:px-5">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 font-bold wrap-anywhere">
          <Link
            to={href}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-panel-600"
          >
            {isNamed ? <bdi lang={languageOf(name)}>{name}</bdi> : number}
          </Link>
        </p>
        <StateBadge state={state} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-xs text-ink-soft">
        {isNamed && (
          <p className="min-w-0 wrap-anywhere">
            {number}
            {place && (
              <>
                {' · '}
                <bdi lang={languageOf(place)}>{place}</bdi>
              </>
            )}
          </p>
        )}
        <p className="whitespace-nowrap tabular-nums">
          <b className="text-sm text-ink">{formatPaise(price)}</b> · {formatDecimal(watts, THOUSANDTHS)} kW
        </p>
      </div>
      <p className="text-xs text-ink-soft wrap-anywhere">{eventsOf(proposal, now).join(' · ')}</p>
      {decline_reason && (
        <p dir="auto" lang={languageOf(decline_reason)} className="text-left text-xs wrap-anywhere">
          “{decline_reason}”
        </p>
      )}
      {(open_questions > 0 || follow_up_suggested) && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs font-bold text-sun-700">
          {open_questions > 0 && (
            <span className="flex items-center gap-1.5">
              <Icon name="message-circle" />
              {words.questions(open_questions)}
            </span>
          )}
          {follow_up_suggested && (
            <span className="flex items-center gap-1.5">
              <Icon name="phone-call" />
              {words.followUp}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
