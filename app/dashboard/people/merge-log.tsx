import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateLeads } from '~/dashboard/leads/queries';
import { formatPhone, plainName } from '~/dashboard/records/format-value';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { DataError } from '~/lib/data-error';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { people } from './en';
import { type LoggedMerge, undoMerge } from './people-data';
import { mergesQuery } from './queries';

/** Which people were merged into this one. An admin can part them again. */
export function MergeLog({ personId, isAdmin }: { personId: string; isAdmin: boolean }) {
  const { data: merges = [] } = useQuery(mergesQuery(personId));
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="merges" className="card grid grid-cols-1 gap-2 p-4 sm:p-5">
      <h3 id="merges" className="text-sm font-bold">
        {people.merge.log}
      </h3>
      <ul className="grid grid-cols-1 gap-3">
        {merges.map((merge) => (
          <Entry key={merge.id} merge={merge} isAdmin={isAdmin} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ merge, isAdmin }: { merge: LoggedMerge; isAdmin: boolean }) {
  const { from, merged_by, merged_at, undone_at } = merge;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <div className="min-w-0">
        {from && (
          <p className="font-semibold break-words">
            <bdi lang={languageOf(from.name)}>{from.name}</bdi>,{' '}
            <span className="tabular-nums">{formatPhone(from.phone)}</span>
          </p>
        )}
        <p className="text-xs text-ink-soft">
          {people.merge.by(merged_by)}, <ReceivedAt at={merged_at} long />
        </p>
      </div>
      {undone_at ? (
        <p className="text-xs text-ink-soft">
          {people.merge.undone}, <ReceivedAt at={undone_at} long />
        </p>
      ) : (
        isAdmin && <UndoButton merge={merge} />
      )}
    </li>
  );
}

function UndoButton({ merge }: { merge: LoggedMerge }) {
  const client = useQueryClient();
  const name = plainName(merge.from?.name ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoMerge(merge.id),
    onSuccess: () => toast(people.toasts.undone(name)),
    onError: (error) => toast(isRefused(error) ? people.toasts.undoRefused : people.toasts.undoFailed),
    onSettled: () => invalidateLeads(client),
  });
  return (
    <button type="button" className="tool" disabled={isPending} onClick={() => mutate()}>
      <Icon name={isPending ? 'loader-circle' : 'undo-2'} className={isPending ? 'spin' : ''} />
      {isPending ? people.merge.undoing : people.merge.undo}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

/** The database found the two no longer as they were. */
export const isRefused = (error: Error) => error instanceof DataError && error.code === 'PT409';
