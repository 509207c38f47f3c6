import { useQuery } from '@tanstack/react-query';
import { Icon } from '~/ui/icon';
import { bellWords } from './en';
import { countUnread, unreadWords } from './event-words';
import { myEventsQuery } from './queries';
import { useAnnouncement } from './use-announcement';

/** How many events I have not looked at, live. */
export function BellButton({ onOpen }: { onOpen(): void }) {
  const { data: events } = useQuery(myEventsQuery);
  const unread = unreadWords(countUnread(events ?? []));
  const announcement = useAnnouncement(events);
  return (
    <>
      <button
        type="button"
        aria-label={bellWords.button(unread)}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="relative grid size-11 place-items-center rounded-md border border-white/25 hover:bg-white/10 lg:size-10"
      >
        <Icon name="bell" />
        {unread !== '0' && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-sun-400 px-1 text-center text-xs/5 font-bold text-panel-950 tabular-nums"
          >
            {unread}
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
