import { useRef, useState } from 'react';
import { StoppedNotice } from '~/forms/form-notices';
import { ConfirmStep } from './confirm-step';
import { nameOfStaff, roleHint, roleLabel, team } from './en';
import type { PersonProps } from './person-sheet';
import { changeStaff } from './team-data';
import { useTeamChange } from './use-team-change';

/** One press for others, who can be changed back; who gives up their own rights is asked first. */
export function RoleChange({ person, isMe, onDone }: PersonProps) {
  const words = team.role;
  const next = person.role === 'admin' ? 'agent' : 'admin';
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { start, isPending, problem } = useTeamChange({
    change: () => changeStaff(person.id, { role: next }),
    success: words.changed(nameOfStaff(person), next),
    failure: words.failed,
    onDone,
  });
  const cancel = () => {
    setAsking(false);
    opener.current?.focus();
  };
  return (
    <>
      <p className="text-sm">
        <b>{roleLabel(person.role)}.</b> {roleHint(person.role)}
      </p>
      <button
        ref={opener}
        type="button"
        disabled={isPending}
        aria-expanded={isMe ? asking : undefined}
        className="tool justify-self-start"
        onClick={() => (isMe ? setAsking(!asking) : start())}
      >
        {words.make(next)}
      </button>
      {asking && (
        <ConfirmStep
          question={words.confirmOwn.question}
          action={words.confirmOwn.action}
          isPending={isPending}
          onConfirm={start}
          onCancel={cancel}
        >
          <p>{words.confirmOwn.text}</p>
        </ConfirmStep>
      )}
      {problem && !isPending && <StoppedNotice message={problem} failed reachUs={false} />}
    </>
  );
}
