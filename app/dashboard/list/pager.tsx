import { Link } from 'react-router';
import type { Page, Position } from '~/dashboard/records/keyset-page';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';

/** Keyset pagination: pages are found by the record they begin behind, not by number: the last is as quick as the first. */
export function Pager({ page, hrefOf }: { page: Page<unknown>; hrefOf: DashboardView['hrefOf'] }) {
  const { newer, older } = page;
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex gap-2">
        <Step label="Newest" position={newer && { at: 'newest' }} hrefOf={hrefOf} />
        <Step label="Newer" position={newer && { at: 'before', cursor: newer }} hrefOf={hrefOf} icon="left" />
      </div>
      <div className="flex gap-2">
        <Step label="Older" position={older && { at: 'after', cursor: older }} hrefOf={hrefOf} icon="right" />
        <Step label="Oldest" position={older && { at: 'oldest' }} hrefOf={hrefOf} />
      </div>
    </nav>
  );
}

interface StepProps {
  label: string;
  /** null: there is nothing in that direction. */
  position: Position | null;
  hrefOf: DashboardView['hrefOf'];
  icon?: 'left' | 'right';
}

function Step({ label, position, hrefOf, icon }: StepProps) {
  const content = (
    <>
      {icon === 'left' && <Icon name="chevron-left" />}
      {label}
      {icon === 'right' && <Icon name="chevron-right" />}
    </>
  );
  const look = 'tool px-3.5';
  if (!position) {
    return (
      <span aria-disabled="true" className={`${look} opacity-45`}>
        {content}
      </span>
    );
  }
  return (
    <Link to={hrefOf({ position })} className={look} preventScrollReset>
      {content}
    </Link>
  );
}
