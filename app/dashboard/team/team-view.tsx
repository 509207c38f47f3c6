import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import { staffQuery } from '~/dashboard/leads/queries';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { refreshStaff } from '~/dashboard/session/session';
import type { ViewProps } from '~/dashboard/view-props';
import { Icon } from '~/ui/icon';
import { AddPersonSheet } from './add-person-sheet';
import { nameOfStaff, team } from './en';
import { PersonSheet } from './person-sheet';
import { StaffList } from './staff-list';
import { useReadTeamAgain } from './use-team-change';

const ADD = 'add';

/** Who works here. Admins change it; agents see whom to ask. */
export function TeamView({ me }: ViewProps) {
  const list = useQuery({ ...staffQuery, refetchOnMount: 'always' });
  const people = list.data ?? [];
  const isAdmin = me.role === 'admin';
  const readAgain = useReadTeamAgain();
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const chosen = people.find(({ id }) => id === open);
  useOwnRow(me, list.data);

  return (
    <section aria-labelledby="team-heading" className="grid max-w-4xl gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="team-heading" className="text-lg">
          {team.heading}
          {list.data && <span className="text-ink-soft"> · {team.count(people.length)}</span>}
        </h2>
        {isAdmin && (
          <button type="button" className="tool tool-strong" onClick={() => setOpen(ADD)}>
            <Icon name="user-plus" />
            {team.add.action}
          </button>
        )}
      </div>
      <p className="text-sm break-words text-ink-soft">
        {isAdmin ? team.howToSignIn : team.readOnly(namesOfAdmins(people))}
      </p>
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...team.failed} onAction={() => void list.refetch()} />
        ) : (
          <StaffList people={people} me={me} onChange={isAdmin ? ({ id }) => setOpen(id) : undefined} />
        )}
      </div>
      {isAdmin && open === ADD && <AddPersonSheet onAdded={() => void readAgain()} onClose={close} />}
      {isAdmin && chosen && (
        <PersonSheet key={chosen.id} person={chosen} isMe={chosen.id === me.id} onDone={close} />
      )}
    </section>
  );
}

const namesOfAdmins = (people: Staff[]) => people.filter(({ role }) => role === 'admin').map(nameOfStaff);

/** Another admin changed or removed me: the whole dashboard should know, not this list alone. */
function useOwnRow(me: Staff, people: Staff[] | undefined) {
  useEffect(() => {
    const mine = people?.find(({ id }) => id === me.id);
    if (people && (mine?.role !== me.role || mine?.name !== me.name)) void refreshStaff();
  }, [people, me]);
}
