import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { leadViewKey } from '~/dashboard/leads/queries';
import { StoppedNotice } from '~/forms/form-notices';
import { Icon } from '~/ui/icon';
import { ConfirmStep } from './confirm-step';
import { nameOfStaff, team } from './en';
import type { PersonProps } from './person-sheet';
import { countLeadsOf, removeStaff } from './team-data';
import { useTeamChange } from './use-team-change';

export function RemovePerson({ person, isMe, onDone }: PersonProps) {
  const words = team.remove;
  const name = nameOfStaff(person);
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { start, isPending, problem } = useTeamChange({
    change: () => removeStaff(person.id),
    success: words.removed(name),
    failure: words.failed,
    onDone,
  });
  const cancel = () => {
    setAsking(false);
    opener.current?.focus();
  };
  return (
    <>
      <p className="text-sm text-ink-soft">{words.text}</p>
      <button
        ref={opener}
        type="button"
        aria-expanded={asking}
        className="tool justify-self-start text-danger-700"
        onClick={() => setAsking(!asking)}
      >
        <Icon name="trash-2" />
        {words.action}
      </button>
      {asking && (
        <ConfirmStep
          question={isMe ? words.questionOwn : words.question(name)}
          action={words.confirm}
          isPending={isPending}
          onConfirm={start}
          onCancel={cancel}
        >
          <p>{words.access}</p>
          <LeadsLeftBehind ownerId={person.id} />
        </ConfirmStep>
      )}
      {problem && !isPending && <StoppedNotice message={problem} failed reachUs={false} />}
    </>
  );
}

function LeadsLeftBehind({ ownerId }: { ownerId: string }) {
  const { data: count } = useQuery({
    queryKey: [...leadViewKey('team'), ownerId],
    queryFn: () => countLeadsOf(ownerId),
  });
  return <p>{team.remove.leads(count)}</p>;
}
