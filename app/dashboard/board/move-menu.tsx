import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Lead } from '~/dashboard/leads/lead';
import { plainName, sentenceCase } from '~/dashboard/records/format-value';
import { Icon } from '~/ui/icon';
import { board } from './en';

interface MoveMenuProps {
  lead: Lead;
  statuses: readonly string[];
  onMove(to: string): void;
  focusOn: RefObject<string | null>;
}

/** A native popover rather than a select, which some browsers change on the first arrow key: it would move the card. */
export function MoveMenu({ lead, statuses, onMove, focusOn }: MoveMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn.current !== lead.id) return;
    focusOn.current = null;
    button.current?.focus();
  }, [focusOn, lead.id]);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => button.current && menu.current && placeAt(button.current, menu.current);
    place();
    document.addEventListener('scroll', place, { capture: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="relative flex h-8 shrink-0 items-center gap-1 rounded-md border border-sand-300 px-2 font-semibold hover:border-panel-600 pointer-coarse:h-11"
      >
        {board.move.button}
        <span className="sr-only"> {board.move.to(plainName(lead.name))}</span>
        <Icon name="chevron-down" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="fixed inset-auto m-0 rounded-md border border-sand-200 bg-white p-1 text-sm text-ink shadow-lift"
      >
        <ul>
          {statuses
            .filter((status) => status !== lead.status)
            .map((status) => (
              <li key={status}>
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  onClick={() => onMove(status)}
                  className="h-10 w-full rounded-sm px-3 text-left font-semibold hover:bg-panel-50 pointer-coarse:h-11"
                >
                  {sentenceCase(status)}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

/** Under its button, or above it near the window's end. */
function placeAt(button: HTMLElement, menu: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = menu;
  const fits = bottom + offsetHeight < window.innerHeight;
  menu.style.top = `${fits ? bottom + 4 : Math.max(4, top - offsetHeight - 4)}px`;
  menu.style.left = `${Math.max(4, right - offsetWidth)}px`;
}
