import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateLeads } from '~/dashboard/leads/queries';
import { SearchBox } from '~/dashboard/list/search-box';
import { formatPhone, plainName } from '~/dashboard/records/format-value';
import { Sheet } from '~/dashboard/sheet';
import { formatNumber } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { people } from './en';
import { isRefused } from './merge-log';
import { type ListedPerson, mergePeople } from './people-data';
import { numbersQuery, peopleQuery } from './queries';

interface MergeSheetProps {
  person: ListedPerson;
  onMerged(into: string): void;
  onClose(): void;
}

/** First who else it is, then what will become of the two. */
export function MergeSheet({ person, onMerged, onClose }: MergeSheetProps) {
  const [other, setOther] = useState<ListedPerson | null>(null);
  return (
    <Sheet title={people.merge.title} onClose={onClose}>
      <p className="text-sm text-ink-soft">{people.merge.intro}</p>
      {other ? (
        <Preview person={person} other={other} onMerged={onMerged} onBack={() => setOther(null)} />
      ) : (
        <Candidates except={person.id} onChoose={setOther} />
      )}
    </Sheet>
  );
}

function Candidates({ except, onChoose }: { except: string; onChoose(person: ListedPerson): void }) {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(peopleQuery(search));
  const found = list.data?.pages.flatMap(({ rows }) => rows).filter(({ id }) => id !== except) ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-sm font-bold">{people.merge.search}</h3>
      <div className="flex">
        <SearchBox value={search} onSearch={setSearch} placeholder={people.search} />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {list.isPending
          ? people.loading
          : list.isError
            ? people.empty.failed.text
            : found.length === 0
              ? people.merge.nobody
              : ''}
      </p>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {found.map((candidate) => (
          <li key={candidate.id}>
            <button
              type="button"
              onClick={() => onChoose(candidate)}
              className="card grid w-full grid-cols-1 gap-0.5 p-3 text-left text-sm hover:border-panel-600"
            >
              <span className="sr-only">{people.merge.choose} </span>
              <Identity person={candidate} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Identity({ person }: { person: ListedPerson }) {
  return (
    <>
      <bdi lang={languageOf(person.name)} className="font-bold break-words">
        {person.name}
      </bdi>
      <span className="tabular-nums">{formatPhone(person.phone)}</span>
      <span className="truncate text-xs text-ink-soft">
        <bdi>{person.email ?? people.noEmail}</bdi>
        {' · '}
        {people.requests(formatNumber(person.requests))}
      </span>
    </>
  );
}

interface PreviewProps {
  person: ListedPerson;
  other: ListedPerson;
  onMerged(into: string): void;
  onBack(): void;
}

function Preview({ person, other, onMerged, onBack }: PreviewProps) {
  const [isSwapped, setIsSwapped] = useState(false);
  const [from, into] = isSwapped ? [person, other] : [other, person];
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => mergePeople(from.id, into.id),
    onSuccess: async () => {
      toast(people.toasts.merged);
      await invalidateLeads(client);
      onMerged(into.id);
    },
    onError: (error) => {
      toast(isRefused(error) ? people.toasts.mergeRefused : people.toasts.mergeFailed);
      return invalidateLeads(client);
    },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Side title={people.merge.stays} person={into} />
        <Side title={people.merge.goes} person={from} />
      </div>
      <p role="status" className="text-sm">
        {people.merge.moves(
          formatNumber(from.requests),
          plainName(from.name),
          formatPhone(from.phone),
          plainName(into.name),
        )}{' '}
        {people.merge.remains(plainName(newer(from, into).name), formatPhone(into.phone))}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="tool tool-strong" disabled={isPending} onClick={() => mutate()}>
          <Icon name={isPending ? 'loader-circle' : 'merge'} className={isPending ? 'spin' : ''} />
          {isPending ? people.merge.merging : people.merge.confirm}
        </button>
        <button type="button" className="tool" disabled={isPending} onClick={() => setIsSwapped(!isSwapped)}>
          {people.merge.swap}
        </button>
        <button type="button" className="tool" disabled={isPending} onClick={onBack}>
          {people.merge.other}
        </button>
      </div>
    </div>
  );
}

/** Whose name the database keeps: a person is called what their newest request says. */
const newer = (one: ListedPerson, other: ListedPerson) =>
  Date.parse(one.lastRequestAt ?? '') > Date.parse(other.lastRequestAt ?? '') ? one : other;

function Side({ title, person }: { title: string; person: ListedPerson }) {
  const { data: numbers = [] } = useQuery(numbersQuery(person.id));
  return (
    <section aria-label={title} className="card grid min-w-0 grid-cols-1 content-start gap-0.5 p-4 text-sm">
      <h3 className="mb-1 text-xs font-bold text-ink-soft">{title}</h3>
      <Identity person={person} />
      {numbers.map((number) => (
        <span key={number.id} className="text-xs text-ink-soft tabular-nums">
          {people.person.otherNumber}: {formatPhone(number.phone)}
        </span>
      ))}
    </section>
  );
}
