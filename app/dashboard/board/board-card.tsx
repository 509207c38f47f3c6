import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { ageWords } from '~/dashboard/leads/age';
import { leadWords } from '~/dashboard/leads/en';
import type { Lead } from '~/dashboard/leads/lead';
import { whenWords } from '~/dashboard/leads/when';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { board } from './en';
import { MoveMenu } from './move-menu';

export interface CardActions {
  statuses: readonly string[];
  owners: ReadonlyMap<string, string>;
  now: Date;
  hrefOf(lead: Lead): string;
  /** null: no longer. */
  onDrag(lead: Lead | null): void;
  onMove(lead: Lead, to: string): void;
  /** The card whose menu takes the focus when it appears. */
  focusOn: RefObject<string | null>;
}

export function BoardCard({
  lead,
  statuses,
  owners,
  now,
  hrefOf,
  onDrag,
  onMove,
  focusOn,
}: { lead: Lead } & CardActions) {
  return (
    <li
      // A long press drags whatever is draggable; a finger has to scroll, so only a mouse finds it so.
      onPointerDown={({ currentTarget, pointerType }) => {
        currentTarget.draggable = pointerType === 'mouse';
      }}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', lead.name);
        onDrag(lead);
      }}
      onDragEnd={() => onDrag(null)}
      className="relative grid gap-1.5 rounded-md border border-sand-200 bg-white p-3 text-xs shadow-card pointer-fine:cursor-grab"
    >
      <Link
        to={hrefOf(lead)}
        preventScrollReset
        draggable={false}
        className="line-clamp-2 text-sm font-bold break-words outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-panel-600"
      >
        <bdi lang={languageOf(lead.name)}>{lead.name}</bdi>
      </Link>
      <Fact icon="map-pin" label={board.place}>
        {lead.place ? <bdi>{lead.place}</bdi> : board.noPlace}
      </Fact>
      <Fact icon="users" label={leadWords.owner.label}>
        {lead.owner_id ? <bdi>{owners.get(lead.owner_id)}</bdi> : leadWords.owner.nobodyYet}
      </Fact>
      {lead.follow_up_at && <FollowUp at={lead.follow_up_at} isOpen={lead.is_open} now={now} />}
      <div className="mt-1 flex items-center justify-between gap-2">
        <span className="text-ink-soft">{board.here(ageWords(lead.status_since, now))}</span>
        <MoveMenu lead={lead} statuses={statuses} onMove={(to) => onMove(lead, to)} focusOn={focusOn} />
      </div>
    </li>
  );
}

function FollowUp({ at, isOpen, now }: { at: string; isOpen: boolean; now: Date }) {
  const isOverdue = isOpen && Date.parse(at) < now.getTime();
  return (
    <Fact icon="clock" label={leadWords.followUp.label}>
      {isOverdue ? (
        <strong className="text-danger-700">{board.overdue(ageWords(at, now))}</strong>
      ) : (
        <time dateTime={at} className="inline-block first-letter:uppercase">
          {whenWords(at, now)}
        </time>
      )}
    </Fact>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5">
      <Icon name={icon} className="shrink-0 text-ink-soft" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 truncate">{children}</span>
    </p>
  );
}
