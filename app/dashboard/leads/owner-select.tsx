import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Icon } from '~/ui/icon';
import { leadWords } from './en';
import type { Lead, Staff } from './lead';
import { staffQuery } from './queries';
import { nameOfStaff } from './staff-name';
import { useLeadChange } from './use-lead-change';

/** Who sees to a lead: oneself first, then the colleagues. */
export function OwnerSelect({ lead, me }: { lead: Lead; me: Staff }) {
  const id = useId();
  const { data: staff = [me] } = useQuery(staffQuery);
  const { mutate, isPending } = useLeadChange(lead.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const words = leadWords.owner;
  function choose(owner: string) {
    setChosen(owner);
    mutate({ seen: lead, change: { owner_id: owner || null } }, { onSettled: () => setChosen(null) });
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-xs text-ink-soft">
        {words.label}
      </label>
      <span className="relative grid">
        <select
          id={id}
          value={chosen ?? lead.owner_id ?? ''}
          disabled={isPending}
          onChange={(event) => choose(event.target.value)}
          className="tool w-full appearance-none truncate pr-9"
        >
          <option value="">{words.nobody}</option>
          <option value={me.id}>
            {words.me} ({nameOfStaff(me)})
          </option>
          {staff
            .filter((member) => member.id !== me.id)
            .map((member) => (
              <option key={member.id} value={member.id}>
                {nameOfStaff(member)}
              </option>
            ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
      </span>
    </div>
  );
}
