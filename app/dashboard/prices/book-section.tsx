import { type ReactNode, useId } from 'react';
import { EmptyState } from '~/dashboard/list/empty-state';
import { todayInIndia } from '~/forms/rules';
import { formatDate } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { priceWords } from './en';
import { holdsOn, type PriceItem } from './price-data';

type Row = Pick<PriceItem, 'id' | 'valid_from' | 'valid_until' | 'source'>;

interface BookSectionProps<Each extends Row> {
  words: { title: string; add: string; none: { title: string; text: string } };
  rows: Each[];
  nameOf(row: Each): string;
  /** What it says, under its name. */
  children(row: Each): ReactNode;
  /** Left out for who may only look. */
  onAdd?: (() => void) | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** One table of the price book. */
export function BookSection<Each extends Row>(props: BookSectionProps<Each>) {
  const { words, rows, nameOf, children, onAdd, onChange } = props;
  const id = useId();
  const today = todayInIndia();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {words.title}
        </h2>
        {onAdd && (
          <button type="button" className="tool tool-strong" onClick={onAdd}>
            <Icon name="plus" />
            {words.add}
          </button>
        )}
      </div>
      <div className="card overflow-hidden">
        {rows.length === 0 && <EmptyState {...words.none} />}
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-sand-100 px-4 py-3 last:border-0 sm:px-5"
            >
              <div className="grid min-w-0 gap-0.5 wrap-anywhere">
                <p className="flex flex-wrap items-center gap-x-2 font-bold">
                  <bdi lang={languageOf(nameOf(row))}>{nameOf(row)}</bdi>
                  {!holdsOn(today, row) && (
                    <span className="rounded-full bg-ink/8 px-2 text-xs font-bold text-ink-soft">
                      {priceWords.notToday}
                    </span>
                  )}
                </p>
                {children(row)}
                <p className="text-xs text-ink-soft">
                  {daysOf(row)} · {priceWords.source(row.source)}
                </p>
              </div>
              {onChange && (
                <button
                  type="button"
                  aria-label={priceWords.changeLabel(nameOf(row))}
                  className="tool h-9 pointer-coarse:h-11"
                  onClick={() => onChange(row.id)}
                >
                  {priceWords.change}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const daysOf = ({ valid_from, valid_until }: Row) =>
  valid_until
    ? priceWords.fromTo(formatDate(valid_from), formatDate(valid_until))
    : priceWords.from(formatDate(valid_from));
