import { type ReactNode, useId, useMemo } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import { Sheet, TITLE_ID } from '~/dashboard/sheet';
import { Form } from '~/forms/form';
import { nameOfStaff, team } from './en';
import { personNameForm } from './person-name-form';
import { RemovePerson } from './remove-person';
import { RoleChange } from './role-change';
import { useReadTeamAgain } from './use-team-change';

export interface PersonProps {
  person: Staff;
  isMe: boolean;
  onDone(): void;
}

/** Everything an admin can change about a person of the team. */
export function PersonSheet({ person, isMe, onDone }: PersonProps) {
  const readAgain = useReadTeamAgain();
  const form = useMemo(() => personNameForm(person.id), [person.id]);
  const written = useMemo(() => ({ name: person.name ?? '' }), [person.name]);
  const finish = () => {
    onDone();
    void readAgain();
  };
  return (
    <Sheet title={nameOfStaff(person)} onClose={onDone}>
      <p className="-mt-3 text-sm wrap-anywhere text-ink-soft">{person.email}</p>
      <Form form={form} labelledBy={TITLE_ID} prefill={written} onSent={finish} />
      <PersonSection title={team.role.title}>
        <RoleChange person={person} isMe={isMe} onDone={onDone} />
      </PersonSection>
      <PersonSection title={team.remove.title}>
        <RemovePerson person={person} isMe={isMe} onDone={onDone} />
      </PersonSection>
    </Sheet>
  );
}

function PersonSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-sand-200 pt-5">
      <h3 id={id} className="text-sm font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}
