import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Staff } from '~/dashboard/leads/lead';
import { leadHref } from '~/dashboard/leads/lead-href';
import { leadQuery, staffQuery } from '~/dashboard/leads/queries';
import { useNow } from '~/dashboard/leads/use-now';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { ViewProps } from '~/dashboard/view-props';
import { languageOf } from '~/lib/language-of';
import { formatDecimal, THOUSANDTHS } from '~/proposals/decimals';
import { formatPaise } from '~/proposals/format';
import { Icon } from '~/ui/icon';
import { proposalWords } from './en';
import { draftIn, type Proposal, sentIn, type Version } from './proposal-data';
import { eventsOf, numberWords } from './proposal-facts';
import { type Device, DeviceChoice, ProposalPreview } from './proposal-preview';
import { proposalQuery } from './queries';
import { Questions } from './questions';
import { SendDialog } from './send-dialog';
import { StateBadge } from './state-badge';
import { VersionHistory } from './version-history';
import { WithdrawButton } from './withdraw-button';

const words = proposalWords.page;

/** One proposal: where it stands, what the customer asked, and what was sent. */
export function ProposalPage({ id, view, me }: ViewProps & { id: string }) {
  const { data, isError, refetch, isFetching } = useQuery(proposalQuery(id));
  const { data: staff = [me] } = useQuery(staffQuery);
  return (
    <>
      <Link to={view.hrefOf({ proposal: null })} className="tool justify-self-start">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      {data ? (
        <Page proposal={data} staff={staff} view={view} />
      ) : (
        <div className="card" aria-busy={isFetching}>
          {data === null ? (
            <EmptyState {...words.gone} />
          ) : isError ? (
            <EmptyState {...words.failed} onAction={() => void refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </div>
      )}
    </>
  );
}

function Page({ proposal, staff, view }: { proposal: Proposal; staff: Staff[]; view: DashboardView }) {
  const draft = draftIn(proposal);
  const sent = sentIn(proposal);
  const shown = sent ?? draft;
  const [device, setDevice] = useState<Device>('phone');
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${device === 'phone' ? 'xl:grid-cols-[minmax(0,1fr)_22.5rem]' : ''}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Summary proposal={proposal} view={view} />
        {(sent || proposal.questions.length > 0) && (
          <Questions questions={proposal.questions} staff={staff} />
        )}
        <VersionHistory proposal={proposal} staff={staff} />
      </div>
      {shown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-base font-bold">{sent ? words.preview : words.draftPreview}</h2>
            <DeviceChoice chosen={device} onChoose={setDevice} />
          </div>
          <ProposalPreview
            content={shown.content}
            number={proposal.listed.number}
            version={shown.version}
            validUntil={shown.valid_until}
            device={device}
          />
        </div>
      )}
    </div>
  );
}

function Summary({ proposal, view }: { proposal: Proposal; view: DashboardView }) {
  const { listed } = proposal;
  const now = useNow();
  const hints: Partial<Record<typeof listed.state, string>> = {
    accepted: words.acceptedHint,
    withdrawn: words.withdrawnHint,
    expired: words.expiredHint,
  };
  const hint = hints[listed.state];
  return (
    <section
      aria-label={numberWords(listed)}
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <bdi lang={languageOf(listed.name)}>{listed.name}</bdi>
        </h2>
        <StateBadge state={listed.state} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-soft">
        <b className="text-2xl font-extrabold tracking-tight text-ink tabular-nums">
          {formatPaise(listed.price)}
        </b>
        <span>{formatDecimal(listed.watts, THOUSANDTHS)} kW</span>
        <span>{numberWords(listed)}</span>
      </p>
      <div role="status" className="grid gap-1 text-sm">
        <p className="wrap-anywhere">{eventsOf(listed, now).join(' · ')}</p>
        {listed.follow_up_suggested && (
          <p className="flex items-center gap-2 font-bold text-sun-700">
            <Icon name="phone-call" />
            {proposalWords.list.followUp}
          </p>
        )}
      </div>
      {listed.state === 'declined' && (
        <p className="rounded-md bg-danger-100 px-4 py-3 text-sm wrap-anywhere">
          {listed.decline_reason ? (
            <>
              {words.reason}: <bdi lang={languageOf(listed.decline_reason)}>{listed.decline_reason}</bdi>
            </>
          ) : (
            words.noReason
          )}
        </p>
      )}
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <Actions proposal={proposal} view={view} />
    </section>
  );
}

function Actions({ proposal, view }: { proposal: Proposal; view: DashboardView }) {
  const { listed } = proposal;
  const { data: lead } = useQuery(leadQuery(listed.lead_id));
  const [sending, setSending] = useState<Version | null>(null);
  const draft = draftIn(proposal);
  const sent = sentIn(proposal);
  const compose = view.hrefOf({ proposal: listed.id, compose: listed.lead_id });
  const close = () => setSending(null);
  return (
    <div className="flex flex-wrap gap-2">
      {draft && (
        <button type="button" className="tool tool-strong" onClick={() => setSending(draft)}>
          {words.sendDraft}
        </button>
      )}
      {listed.state !== 'accepted' && (
        <Link to={compose} className="tool">
          <Icon name="pencil" className="text-panel-600" />
          {draft ? words.edit : words.newVersion}
        </Link>
      )}
      {sent && !['withdrawn', 'declined'].includes(listed.state) && (
        <button type="button" className="tool" onClick={() => setSending(sent)}>
          <Icon name="share-2" className="text-panel-600" />
          {words.sendAgain}
        </button>
      )}
      <Link
        to={leadHref(view, { id: listed.lead_id, kind: listed.kind })}
        className="tool"
        preventScrollReset
      >
        {words.openLead}
      </Link>
      {sent && !['withdrawn', 'accepted'].includes(listed.state) && <WithdrawButton id={listed.id} />}
      {sending && lead && <SendDialog version={sending} recipient={lead} onClose={close} onDone={close} />}
    </div>
  );
}
