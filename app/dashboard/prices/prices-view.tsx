import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import type { ViewProps } from '~/dashboard/view-props';
import { languageOf } from '~/lib/language-of';
import { formatDecimal, PERCENT, THOUSANDTHS } from '~/proposals/decimals';
import { formatPaise } from '~/proposals/format';
import { BookSection } from './book-section';
import { priceWords as words } from './en';
import { type PriceBook, priceBookQuery, type Scheme, type Terms } from './price-data';
import { priceItemForm, schemeForm, termsForm } from './price-forms';
import { RowSheet } from './row-sheet';
import { writtenItem, writtenScheme, writtenTerms } from './written-rows';

type Part = keyof PriceBook;
/** What is open: a row by its id, or a new one. */
type Open = { part: Part; id: string | null };

/** What proposals are composed from. Admins change it; agents read it. */
export function PricesView({ me }: ViewProps) {
  const book = useQuery(priceBookQuery);
  const isAdmin = me.role === 'admin';
  const [open, setOpen] = useState<Open | null>(null);
  const actions = (part: Part) =>
    isAdmin
      ? { onAdd: () => setOpen({ part, id: null }), onChange: (id: string) => setOpen({ part, id }) }
      : {};
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-ink-soft">
        {words.intro} {!isAdmin && words.readOnly}
      </p>
      {book.data ? (
        <>
          <BookSection
            words={words.items}
            rows={book.data.items}
            nameOf={({ label }) => label}
            {...actions('items')}
          >
            {(item) => (
              <>
                <Line>
                  {words.items.each(
                    formatPaise(item.unit_price),
                    words.units[item.unit],
                    formatDecimal(item.gst, PERCENT),
                  )}
                </Line>
                <Hindi text={item.label_hi} />
              </>
            )}
          </BookSection>
          <BookSection
            words={words.schemes}
            rows={book.data.schemes}
            nameOf={({ name }) => name}
            {...actions('schemes')}
          >
            {(scheme) => (
              <>
                <Line>{stepsOf(scheme)}</Line>
                <Hindi text={scheme.name_hi} />
                {scheme.note && <p className="text-xs font-semibold text-sun-700">{scheme.note}</p>}
              </>
            )}
          </BookSection>
          <BookSection words={words.terms} rows={book.data.terms} nameOf={nameOfTerms} {...actions('terms')}>
            {({ body }) => (
              <p dir="auto" lang={languageOf(body)} className="text-left text-sm whitespace-pre-line">
                {body}
              </p>
            )}
          </BookSection>
        </>
      ) : (
        <div className="card" aria-busy={book.isFetching}>
          {book.isError ? (
            <EmptyState {...words.failed} onAction={() => void book.refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </div>
      )}
      {isAdmin && open && book.data && <OpenRow open={open} book={book.data} onClose={() => setOpen(null)} />}
    </div>
  );
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-sm tabular-nums">{children}</p>;

const Hindi = ({ text }: { text: string | null }) =>
  text && (
    <p lang={languageOf(text)} className="text-sm text-ink-soft">
      {text}
    </p>
  );

const nameOfTerms = ({ section, locale }: Terms) =>
  words.terms.name(words.sections[section], words.languages[locale]);

const stepsOf = ({ steps, cap }: Scheme) =>
  [
    ...steps.map(({ upToWatts, perKw }) =>
      words.schemes.step(formatDecimal(upToWatts, THOUSANDTHS), formatPaise(perKw)),
    ),
    words.schemes.cap(formatPaise(cap)),
  ].join(', ');

/** The form of a row in a sheet. */
function OpenRow({ open: { part, id }, book, onClose }: { open: Open; book: PriceBook; onClose(): void }) {
  const found = <Row extends { id: string }>(rows: Row[]) => rows.find((row) => row.id === id) ?? null;
  const common = { id, onClose };
  switch (part) {
    case 'items': {
      const row = found(book.items);
      const title = row?.label ?? words.items.add;
      return (
        <RowSheet
          table="price_items"
          form={priceItemForm}
          written={writtenItem(row)}
          {...{ title, ...common }}
        />
      );
    }
    case 'schemes': {
      const row = found(book.schemes);
      const title = row?.name ?? words.schemes.add;
      return (
        <RowSheet
          table="subsidy_schemes"
          form={schemeForm}
          written={writtenScheme(row)}
          {...{ title, ...common }}
        />
      );
    }
    case 'terms': {
      const row = found(book.terms);
      const title = row ? nameOfTerms(row) : words.terms.add;
      return (
        <RowSheet
          table="proposal_terms"
          form={termsForm}
          written={writtenTerms(row)}
          {...{ title, ...common }}
        />
      );
    }
  }
}
