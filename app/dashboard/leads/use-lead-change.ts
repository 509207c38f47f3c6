import { useMutation, useQueryClient } from '@tanstack/react-query';
import { patchLead } from '~/dashboard/records/queries';
import { toast } from '~/ui/toast';
import { leadWords } from './en';
import type { Lead } from './lead';
import { changesBetween } from './lead-changes';
import { StaleLead, updateLead } from './lead-data';
import { newestOwn, rememberOwn } from './own-versions';
import { invalidateLeads, staffQuery } from './queries';

type LeadChange = Partial<Pick<Lead, 'owner_id' | 'follow_up_at'>>;

interface Wanted {
  /** The lead as it was when the change was begun. */
  seen: Lead;
  change: LeadChange;
}

/** Sets owner or follow-up. Who was slower is told what the other changed; the lead is then shown as it is. */
export function useLeadChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that the second can build on what the first made.
    scope: { id: `lead-${id}` },
    mutationFn: ({ seen, change }: Wanted) => update(seen, change),
    onSuccess: (lead) => patchLead(client, lead),
    onError: async (error, { seen }) => {
      if (!(error instanceof StaleLead)) {
        console.error('lead was not changed', error);
        return toast(leadWords.toasts.notSaved);
      }
      patchLead(client, error.current);
      const staff = await client.ensureQueryData(staffQuery).catch(() => []);
      toast(leadWords.toasts.stale(changesBetween(seen, error.current, staff, new Date())));
    },
    onSettled: () => invalidateLeads(client),
  });
}

async function update(seen: Lead, change: LeadChange): Promise<Lead> {
  const changed = await updateUnlessDone(newestOwn(seen), change);
  rememberOwn(seen, changed);
  return changed;
}

/** An answer that was lost on the way leaves a version behind that is our own. */
async function updateUnlessDone(seen: Lead, change: LeadChange): Promise<Lead> {
  try {
    return await updateLead(seen, change);
  } catch (error) {
    if (error instanceof StaleLead && isDone(error.current, change)) return error.current;
    throw error;
  }
}

function isDone(current: Lead, { owner_id, follow_up_at }: LeadChange): boolean {
  return (
    (owner_id === undefined || owner_id === current.owner_id) &&
    (follow_up_at === undefined || timeOf(follow_up_at) === timeOf(current.follow_up_at))
  );
}

const timeOf = (at: string | null) => at && Date.parse(at);
