import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffQuery } from '~/dashboard/leads/queries';
import { refreshStaff } from '~/dashboard/session/session';
import type { Message } from '~/forms/define-form';
import { toDataError } from '~/lib/data-error';
import { toast } from '~/ui/toast';
import { team } from './en';
import { isLastAdmin, isNotAllowed } from './team-data';

/** The team changed: the list is asked again, and who I am, since it may have been my own row. */
export function useReadTeamAgain() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries(staffQuery), refreshStaff()]);
}

interface TeamChange {
  change(): Promise<void>;
  success: Message;
  failure: Message;
  onDone(): void;
}

/** A change from the sheet of a person. What went wrong is said in the sheet, which covers every toast. */
export function useTeamChange({ change, success, failure, onDone }: TeamChange) {
  const readAgain = useReadTeamAgain();
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      toast({ ...success, tone: 'success' });
      onDone();
      await readAgain();
    },
    onError: async (cause) => {
      if (isNotAllowed(toDataError(cause))) await readAgain();
    },
  });
  return { start: () => mutate(), isPending, problem: error && problemOf(error, failure) };
}

function problemOf(cause: unknown, failure: Message): Message {
  const error = toDataError(cause);
  if (isLastAdmin(error)) return team.lastAdmin;
  return isNotAllowed(error) ? team.noRight : failure;
}
