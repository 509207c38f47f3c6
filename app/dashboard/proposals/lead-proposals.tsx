import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dashboard } from '~/dashboard/en';
import type { Lead } from '~/dashboard/leads/lead';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';
import { proposalWords } from './en';
import { ProposalRow } from './proposal-row';
import { proposalsOfLeadQuery } from './queries';

const words = proposalWords.lead;
const OFFERED: Lead['kind'][] = ['consultation_bookings', 'installation_requests'];

/** What a lead was offered, and the way to offer something. */
export function LeadProposals({ lead, view }: { lead: Lead; view: DashboardView }) {
  const isOffered = OFFERED.includes(lead.kind);
  const {
    data: proposals,
    isError,
    refetch,
  } = useQuery({
    ...proposalsOfLeadQuery(lead.id),
    enabled: isOffered,
  });
  // Made beforehand, so that a second try to save is recognised.
  const [newId] = useState(() => crypto.randomUUID());
  if (!isOffered) return null;
  return (
    <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-sm font-bold">{words.title}</h3>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {words.failed}
          <button type="button" className="tool" onClick={() => void refetch()}>
            {dashboard.empty.failed.action}
          </button>
        </p>
      )}
      {proposals?.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="card overflow-hidden empty:hidden">
        {proposals?.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} view={view} isNamed={false} />
        ))}
      </ul>
      <Link
        to={view.hrefOf({ view: 'proposals', proposal: newId, compose: lead.id, record: null })}
        className="tool justify-self-start pointer-coarse:h-11"
      >
        <Icon name="file-text" className="text-panel-600" />
        {words.compose}
      </Link>
    </section>
  );
}
