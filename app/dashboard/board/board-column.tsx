import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ageWords } from '~/dashboard/leads/age';
import type { Lead, LeadKind } from '~/dashboard/leads/lead';
import { sentenceCase } from '~/dashboard/records/format-value';
import { formatNumber } from '~/lib/format';
import { BoardCard, type CardActions } from './board-card';
import type { ColumnSummary } from './board-data';
import { board } from './en';
import { cardsQuery } from './queries';

interface BoardColumnProps extends CardActions {
  kind: LeadKind;
  status: string;
  summary: ColumnSummary | undefined;
  isCounted: boolean;
  /** A card of another column is being dragged. */
  isTarget: boolean;
  onDrop(): void;
}

export function BoardColumn({
  kind,
  status,
  summary,
  isCounted,
  isTarget,
  onDrop,
  ...actions
}: BoardColumnProps) {
  const titleId = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      aria-labelledby={titleId}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
      className={`min-h-full rounded-md outline-2 -outline-offset-2 ${
        isOver && isTarget
          ? 'bg-panel-100 outline-panel-600'
          : isTarget
            ? 'bg-sand-100 outline-sand-300 outline-dashed'
            : 'bg-sand-100 outline-transparent'
      }`}
    >
      <header className="sticky top-0 z-10 rounded-t-md border-b border-sand-200 bg-sand-100 px-3 py-2.5">
        <h2 id={titleId} className="text-sm font-bold">
          {sentenceCase(status)}
        </h2>
        <p className="text-xs text-ink-soft tabular-nums">
          {isCounted && formatNumber(summary?.count ?? 0)}
          {summary?.oldest &&
            summary.count > 0 &&
            ` · ${board.oldest(ageWords(summary.oldest, actions.now))}`}
        </p>
      </header>
      <Cards kind={kind} status={status} titleId={titleId} actions={actions} />
    </section>
  );
}

interface CardsProps {
  kind: LeadKind;
  status: string;
  titleId: string;
  actions: CardActions;
}

function Cards({ kind, status, titleId, actions }: CardsProps) {
  const list = useInfiniteQuery(cardsQuery(kind, status));
  const leads: Lead[] = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (list.isPending) {
    return (
      <p role="status" className="p-3 text-xs text-ink-soft">
        {board.loading}
      </p>
    );
  }
  if (list.isError && leads.length === 0) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 p-3 text-xs">
        <p>{board.failed}</p>
        <button type="button" className="tool" onClick={() => void list.refetch()}>
          {board.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-2 p-2">
      {leads.length === 0 && <p className="p-1 text-xs text-ink-soft">{board.empty}</p>}
      <ul aria-labelledby={titleId} className="grid gap-2 empty:hidden">
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} {...actions} />
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          aria-describedby={titleId}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="tool justify-center"
        >
          {list.isFetchingNextPage ? board.loading : board.more}
        </button>
      )}
    </div>
  );
}
