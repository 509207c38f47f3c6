import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Sheet } from '~/dashboard/sheet';
import type { UrlState } from '~/dashboard/url-state';
import { Icon } from '~/ui/icon';
import { listWords } from './en';
import { SaveViewForm } from './save-view-form';
import { type SavedView, savedViewsQuery } from './saved-views-data';
import { useDeleteView } from './use-saved-views';
import { isSameView } from './view-query';

const words = listWords.views;

/** A staff member's own views, one click away. */
export function SavedViewLinks({ state }: { state: UrlState }) {
  const { data: views = [] } = useQuery(savedViewsQuery);
  if (views.length === 0) return null;
  return (
    <nav aria-label={words.nav}>
      <ul className="flex flex-wrap gap-2">
        {views.map(({ id, name, query }) => (
          <li key={id} className="min-w-0">
            <Link
              to={`?${query}`}
              preventScrollReset
              aria-current={isSameView(query, state) ? 'page' : undefined}
              className="flex h-9 max-w-64 items-center gap-2 rounded-full border border-sand-300 bg-white px-3.5 text-xs font-semibold hover:border-panel-600 aria-[current=page]:border-panel-800 aria-[current=page]:bg-panel-800 aria-[current=page]:text-white pointer-coarse:h-11"
            >
              <Icon name="bookmark" className="shrink-0 opacity-70" />
              <bdi className="truncate">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Saves what the list shows now, and deletes what is not needed any more. */
export function SavedViewsButton({ state }: { state: UrlState }) {
  const [isOpen, setOpen] = useState(false);
  const views = useQuery(savedViewsQuery);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="tool" onClick={() => setOpen(true)}>
        <Icon name="bookmark" className="text-ink-soft" />
        {words.open}
      </button>
      {isOpen && (
        <Sheet title={words.title} onClose={() => setOpen(false)}>
          <SaveViewForm state={state} />
          {views.isError ? (
            <div role="alert" className="grid justify-items-start gap-2 text-sm">
              <p>{words.unreadable}</p>
              <button type="button" className="tool" onClick={() => void views.refetch()}>
                {words.retry}
              </button>
            </div>
          ) : (
            <ViewList views={views.data} />
          )}
        </Sheet>
      )}
    </>
  );
}

function ViewList({ views }: { views: SavedView[] | undefined }) {
  if (!views) return null;
  if (views.length === 0) return <p className="text-sm text-ink-soft">{words.none}</p>;
  return (
    <ul aria-label={words.title} className="card divide-y divide-sand-200">
      {views.map((view) => (
        <li key={view.id} className="flex items-center gap-2 py-1 pr-1.5 pl-4 text-sm font-semibold">
          <bdi className="min-w-0 flex-1 truncate">{view.name}</bdi>
          <DeleteButton view={view} />
        </li>
      ))}
    </ul>
  );
}

function DeleteButton({ view }: { view: SavedView }) {
  const { mutate, isPending } = useDeleteView();
  return (
    <button
      type="button"
      aria-label={words.remove(view.name)}
      disabled={isPending}
      onClick={() => mutate(view.id)}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sand-200 hover:text-danger-700"
    >
      <Icon name="trash-2" />
    </button>
  );
}
