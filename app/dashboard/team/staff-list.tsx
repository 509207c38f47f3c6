import type { Staff } from '~/dashboard/leads/lead';
import { formatDate } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import { nameOfStaff, roleLabel, team } from './en';

interface StaffListProps {
  people: Staff[];
  me: Staff;
  /** Left out for who may only look. */
  onChange?: (person: Staff) => void;
}

/** One line each where there is room; on a phone a name takes its own. */
export function StaffList({ people, me, onChange }: StaffListProps) {
  return (
    <ul>
      {people.map((person) => (
        <li
          key={person.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-sand-100 px-4 py-3 last:border-0 sm:px-5 md:grid-cols-[minmax(0,1fr)_6rem_9rem_auto]"
        >
          <Person person={person} isMe={person.id === me.id} />
          <div className="flex items-center gap-3 text-xs text-ink-soft md:contents">
            <RoleBadge role={person.role} />
            <p>
              {team.since} {formatDate(person.created_at)}
            </p>
          </div>
          {onChange && (
            <button
              type="button"
              aria-label={team.person.changeLabel(nameOfStaff(person))}
              className="tool h-9 justify-self-end pointer-coarse:h-11"
              onClick={() => onChange(person)}
            >
              {team.person.change}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Person({ person, isMe }: { person: Staff; isMe: boolean }) {
  return (
    <div className="min-w-0 max-md:col-span-2">
      <p className="flex flex-wrap items-center gap-x-2 font-bold">
        <bdi lang={languageOf(nameOfStaff(person))} className="wrap-anywhere">
          {nameOfStaff(person)}
        </bdi>
        {isMe && (
          <span className="rounded-full bg-sun-400 px-2 text-xs font-bold text-panel-950">{team.you}</span>
        )}
      </p>
      {person.name && <p className="text-sm wrap-anywhere text-ink-soft">{person.email}</p>}
    </div>
  );
}

function RoleBadge({ role }: { role: string }) {
  const tone = role === 'admin' ? 'bg-panel-100 text-panel-700' : 'bg-ink/8 text-ink-soft';
  return (
    <span className={`shrink-0 justify-self-start rounded-full px-3 py-1 text-xs font-bold ${tone}`}>
      {roleLabel(role)}
    </span>
  );
}
