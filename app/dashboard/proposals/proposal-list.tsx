import { useQuery } from '@tanstack/react-query';
import { Choice } from '~/dashboard/choice';
import { dashboard } from '~/dashboard/en';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { Pager } from '~/dashboard/list/pager';
import { PROPOSAL_STATES, type ProposalState } from '~/dashboard/url-state';
import type { DashboardView } from '~/dashboard/use-url-state';
import { recordTables } from '~/leads/kinds';
import { proposalWords } from './en';
import { ProposalRow } from './proposal-row';
import { proposalsQuery } from './queries';

const words = proposalWords.list;
const ALL = 'all';

/** Every proposal, the newest first, in one state or in all. */
export function ProposalList({ view }: { view: DashboardView }) {
  const { state, hrefOf, change } = view;
  const list = useQuery(proposalsQuery(state.proposalState, state.position));
  const rows = list.data?.rows ?? [];
  const installations = recordTables.find(({ table }) => table === 'installation_requests');
  return (
    <section aria-labelledby="proposals-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="proposals-heading" className="text-lg">
        {words.title}
      </h2>
      {/* Positioned, or words for screen readers in it would make the page as wide as the whole strip. */}
      <div className="relative flex max-w-full overflow-x-auto">
        <Choice
          label={words.filter}
          options={[
            { value: ALL, text: words.all },
            ...PROPOSAL_STATES.map((value) => ({ value, text: proposalWords.states[value] })),
          ]}
          chosen={state.proposalState ?? ALL}
          onChoose={(chosen) =>
            change({ proposalState: chosen === ALL ? null : (chosen as ProposalState) }, { replace: true })
          }
        />
      </div>
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...dashboard.empty.failed} onAction={() => void list.refetch()} />
        ) : rows.length > 0 ? (
          <ul>
            {rows.map((proposal) => (
              <ProposalRow key={proposal.id} proposal={proposal} view={view} />
            ))}
          </ul>
        ) : state.proposalState ? (
          <EmptyState {...words.noneOfThese} to={hrefOf({ proposalState: null })} />
        ) : (
          <EmptyState {...words.none} to={hrefOf({ table: installations })} />
        )}
      </div>
      {list.data && <Pager page={list.data} hrefOf={hrefOf} />}
    </section>
  );
}
