import type { ViewProps } from '~/dashboard/view-props';
import { ComposePage } from './compose/compose-page';
import { ProposalList } from './proposal-list';
import { ProposalPage } from './proposal-page';
import { Totals } from './totals';

/** What customers are offered: all proposals, one of them, or one that is being composed. */
export function ProposalsView({ view, me }: ViewProps) {
  const { proposal, compose } = view.state;
  if (proposal && compose)
    return <ComposePage key={proposal} proposal={proposal} lead={compose} view={view} />;
  if (proposal) return <ProposalPage key={proposal} id={proposal} view={view} me={me} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Totals view={view} />
      <ProposalList view={view} />
    </div>
  );
}
