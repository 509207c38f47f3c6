import type { Lead } from '~/dashboard/leads/lead';
import type { Owners } from '~/dashboard/records/export-records';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { listWords } from './en';

const words = listWords.lead;

interface OwnerAndFollowUpProps {
  lead: Lead;
  owners: Owners;
  /** One above the other. */
  stacked?: boolean;
}

/** Who sees to a lead and when; nothing is due any more once it is done with. */
export function OwnerAndFollowUp({ lead, owners, stacked = false }: OwnerAndFollowUpProps) {
  const owner = lead.owner_id && owners.get(lead.owner_id);
  return (
    <span className={stacked ? 'grid' : 'flex gap-1.5'}>
      {owner ? (
        <bdi title={owner} className="truncate text-ink">
          {owner}
        </bdi>
      ) : (
        <span className="truncate">{words.noOwner}</span>
      )}
      {lead.follow_up_at && lead.is_open && (
        <span className="shrink-0">
          {!stacked && <span aria-hidden="true">· </span>}
          <FollowUp at={lead.follow_up_at} />
        </span>
      )}
    </span>
  );
}

function FollowUp({ at }: { at: string }) {
  const isOverdue = Date.parse(at) < Date.now();
  return (
    <span className={isOverdue ? 'font-semibold text-danger-700' : ''}>
      {isOverdue ? `${words.overdue} ` : <span className="sr-only">{words.followUp} </span>}
      <ReceivedAt at={at} />
    </span>
  );
}
