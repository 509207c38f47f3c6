import { company } from '~/company/facts';
import type { ProposalContent } from '~/proposals/content';
import { proposalWords } from '~/proposals/view/en';
import { ProposalHero, type ProposalMeta } from '~/proposals/view/hero';
import { ProposalView } from '~/proposals/view/proposal-view';
import { Icon } from '~/ui/icon';
import { AcceptForm } from './accept-form';
import { AskForm } from './ask-form';
import type { Opened } from './calls';
import { ContactAbout } from './contact-about';
import { DeclineForm } from './decline-form';
import { proposalPage as page } from './en';
import { HeroActions } from './hero-actions';
import { Questions } from './questions';
import { StateNotice } from './state-notice';
import { usePrintedAs } from './use-printed-as';
import { useSeen } from './use-seen';

interface ProposalProps {
  token: string;
  proposal: Opened;
  content: ProposalContent;
  isStale: boolean;
  hasNewState: boolean;
  /** Shows what is known already, and asks for the rest. */
  refresh: (change?: Partial<Opened>) => void;
}

export function Proposal({ token, proposal, content, isStale, hasNewState, refresh }: ProposalProps) {
  const { number, version, link_version, state, questions } = proposal;
  useSeen(token);
  usePrintedAs(`${company.name} · ${proposalWords.number(number, version)}`);
  const now = () => new Date().toISOString();
  const isOpen = state === 'sent';
  return (
    <div className="proposal-page">
      <ProposalHero content={content} meta={metaOf(proposal)} actions={<HeroActions isOpen={isOpen} />} />
      <div className="wrap grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[1.9fr_1fr] lg:gap-12 print:block print:py-2">
        <div className="proposal">
          <StateNotice key={state} proposal={proposal} takesFocus={hasNewState} />
          {link_version < version && (
            <p className="form-notice text-ink">
              <Icon name="info" /> {page.superseded(link_version, version)}
            </p>
          )}
          <p role="status" className={isStale ? 'form-notice no-print' : 'sr-only'}>
            {isStale ? page.stale : ''}
          </p>
          <ProposalView content={content} />
          {isOpen && (
            <AcceptForm
              token={token}
              proposal={proposal}
              price={content.figures.price}
              onAccepted={(name) => refresh({ state: 'accepted', accepted_by: name, answered_at: now() })}
              onRefused={refresh}
            />
          )}
          <Questions questions={questions} />
          <AskForm
            token={token}
            onAsked={(body) =>
              refresh({
                questions: [...questions, { body, asked_at: now(), answer: null, answered_at: null }],
              })
            }
            onRefused={refresh}
          />
          {(isOpen || state === 'expired') && (
            <DeclineForm
              token={token}
              proposal={proposal}
              onDeclined={() => refresh({ state: 'declined', answered_at: now() })}
              onRefused={refresh}
            />
          )}
        </div>
        <div className="no-print lg:sticky lg:top-24">
          <ContactAbout proposal={proposal} />
        </div>
      </div>
    </div>
  );
}

function metaOf({ number, version, valid_until, sent_at }: Opened): ProposalMeta {
  return { number, version, validUntil: valid_until, sentAt: sent_at };
}
