import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Sheet } from '~/dashboard/sheet';
import { SmallDialog } from '~/dashboard/small-dialog';
import type { UrlState } from '~/dashboard/url-state';
import { Icon } from '~/ui/icon';
import { listWords } from './en';
import { type SavedView, savedViewsQuery } from './saved-views-data';
import { useDeleteView, useRenameView, useSaveView } from './use-saved-views';
import { ViewNameForm } from './view-name-form';
import { isSameView, viewQuery } from './view-query';

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

/** Saves what the list shows now, renames, and deletes what is not needed any more. */
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
          <SaveView state={state} />
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

function SaveView({ state }: { state: UrlState }) {
  const { mutateAsync, isPending } = useSaveView();
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{words.intro}</p>
      <ViewNameForm
        label={words.name}
        submit={words.save}
        isPending={isPending}
        onSave={(name) => mutateAsync({ name, query: viewQuery(state) })}
      />
    </div>
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
          <RenameButton view={view} />
          <DeleteButton view={view} />
        </li>
      ))}
    </ul>
  );
}

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sand-200 disabled:opacity-60';

function RenameButton({ view }: { view: SavedView }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useRenameView();
  const rename = async (name: string) => {
    await mutateAsync({ id: view.id, name });
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.rename.one(view.name)}
        onClick={() => setOpen(true)}
        className={`${iconButton} hover:text-ink`}
      >
        <Icon name="pencil" />
      </button>
      {isOpen && (
        <SmallDialog title={words.rename.title} about={view.name} onClose={() => setOpen(false)}>
          <ViewNameForm
            label={words.rename.name}
            initial={view.name}
            submit={words.rename.save}
            isPending={isPending}
            onSave={rename}
          />
        </SmallDialog>
      )}
    </>
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
      className={`${iconButton} hover:text-danger-700`}
    >
      <Icon name="trash-2" />
    </button>
  );
}
