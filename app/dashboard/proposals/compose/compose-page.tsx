import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { kindOf } from '~/dashboard/leads/kind-of';
import type { Lead } from '~/dashboard/leads/lead';
import { leadHref } from '~/dashboard/leads/lead-href';
import { leadQuery } from '~/dashboard/leads/queries';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { type PriceBook, priceBookQuery } from '~/dashboard/prices/price-data';
import { draftIn, type Proposal, sentIn } from '~/dashboard/proposals/proposal-data';
import { proposalQuery } from '~/dashboard/proposals/queries';
import { recordQuery } from '~/dashboard/records/queries';
import type { DashboardView } from '~/dashboard/use-url-state';
import { todayInIndia } from '~/forms/rules';
import type { RecordRow } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { Composer } from './composer';
import { draftOf } from './draft';
import { composeWords } from './en';
import { lastDay, newDraft } from './prefill';
import type { Start } from './use-draft';

interface ComposePageProps {
  proposal: string;
  lead: string;
  view: DashboardView;
}

/** Reads what the form begins with. What others change afterwards does not change what is being typed. */
export function ComposePage({ proposal, lead: leadId, view }: ComposePageProps) {
  const client = useQueryClient();
  const lead = useQuery(leadQuery(leadId));
  const table = lead.data ? kindOf(lead.data) : recordTables[0];
  const record = useQuery({ ...recordQuery(client, table, leadId), enabled: Boolean(lead.data) });
  const book = useQuery(priceBookQuery);
  const known = useQuery({ ...proposalQuery(proposal), refetchOnMount: 'always' });
  const all = [lead, record, book, known];

  if (lead.data === null || record.data === null) return <Notice words={composeWords.noLead} view={view} />;
  if (!lead.data || !record.data || !book.data || !known.isFetchedAfterMount || known.data === undefined) {
    const failed = all.some(({ isError }) => isError);
    const retry = () => all.forEach((query) => void (query.isError && query.refetch()));
    return (
      <div className="card" aria-busy={!failed}>
        {failed ? <EmptyState {...composeWords.loadFailed} onAction={retry} /> : <ListSkeleton />}
      </div>
    );
  }
  if (known.data?.listed.state === 'accepted') return <Notice words={composeWords.accepted} view={view} />;
  const start = startOf({ proposal, lead: leadId }, known.data, record.data, book.data);
  return (
    <Compose key={proposal} start={start} known={known.data} lead={lead.data} book={book.data} view={view} />
  );
}

interface ComposeProps {
  start: Start;
  known: Proposal | null;
  lead: Lead;
  book: PriceBook;
  view: DashboardView;
}

function Compose({ start, known, lead, book, view }: ComposeProps) {
  // Once it is sent there is a next one, which is not what stands here.
  const [version] = useState(() => versionOf(start, known));
  const { name, phone, email } = lead;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={view.hrefOf(known ? { compose: null } : { compose: null, proposal: null })}
          className="tool"
        >
          <Icon name="chevron-left" />
          {known ? composeWords.back : composeWords.backToList}
        </Link>
        <p className="min-w-0 text-sm wrap-anywhere">
          <b>{known ? composeWords.heading.draft(version) : composeWords.heading.new}</b>{' '}
          <span className="text-ink-soft">{composeWords.forLead}</span>{' '}
          <Link to={leadHref(view, lead)} className="link" lang={languageOf(name)}>
            <bdi>{name}</bdi>
          </Link>
        </p>
      </div>
      <Composer
        start={start}
        number={known?.listed.number ?? null}
        version={version}
        book={book}
        recipient={{ name, phone, email }}
        view={view}
      />
    </>
  );
}

const versionOf = ({ saved }: Start, known: Proposal | null) =>
  saved?.version ?? (known ? known.listed.version + 1 : 1);

/** The draft that was saved, or what was sent last with a new last day, or a new one. */
function startOf(
  ids: Pick<Start, 'proposal' | 'lead'>,
  known: Proposal | null,
  row: RecordRow,
  book: PriceBook,
): Start {
  const today = todayInIndia();
  const draft = known && draftIn(known);
  if (draft)
    return {
      ...ids,
      draft: draftOf({ content: draft.content, validUntil: draft.valid_until }),
      saved: draft,
    };
  const sent = known && sentIn(known);
  if (sent)
    return { ...ids, draft: draftOf({ content: sent.content, validUntil: lastDay(today) }), saved: null };
  return { ...ids, draft: newDraft(row, book, today), saved: null };
}

function Notice({ words, view }: { words: { title: string; text: string }; view: DashboardView }) {
  return (
    <div className="card">
      <EmptyState
        {...words}
        action={composeWords.backToList}
        to={view.hrefOf({ compose: null, proposal: null })}
      />
    </div>
  );
}
