import { useState } from 'react';
import { holdsOn } from '~/dashboard/prices/price-data';
import { formatPaise } from '~/proposals/format';
import { Icon } from '~/ui/icon';
import { useComposing } from './compose-context';
import { keyed, type TypedLine, withRow } from './draft';
import { composeWords } from './en';
import { fieldId, NumberField, TextField } from './field';
import { lineOf } from './prefill';
import { AddRow, Rows, RowsProblem } from './rows';
import { Section } from './section';

const words = composeWords.price;
const MOST = 40;
const FREE_LINE: TypedLine = { label: '', quantity: '1', unitPrice: '', gst: '' };
const GST_RATES = 'proposal-gst-rates';

export function PriceSection() {
  const { draft, content, change } = useComposing();
  const { lines } = draft;
  const set = (rows: typeof lines) => change({ lines: rows });
  return (
    <Section title={words.title}>
      {/* The rates in use; others can be typed. */}
      <datalist id={GST_RATES}>
        {['0', '5', '12', '18'].map((rate) => (
          <option key={rate} value={rate} />
        ))}
      </datalist>
      <Rows rows={lines} nameOf={words.line} removeLabel={words.remove} onChange={set}>
        {({ key, label, quantity, unitPrice, gst }, removeButton) => (
          <>
            <TextField
              name={`line-${key}`}
              label={words.label}
              value={label}
              onChange={(text) => set(withRow(lines, key, { label: text }))}
            />
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 sm:grid-cols-[1fr_2fr_1fr_auto]">
              <NumberField
                name={`quantity-${key}`}
                label={words.quantity}
                value={quantity}
                onChange={(text) => set(withRow(lines, key, { quantity: text }))}
              />
              <NumberField
                name={`price-${key}`}
                label={words.unitPrice}
                value={unitPrice}
                onChange={(text) => set(withRow(lines, key, { unitPrice: text }))}
              />
              <NumberField
                name={`gst-${key}`}
                label={words.gst}
                list={GST_RATES}
                value={gst}
                onChange={(text) => set(withRow(lines, key, { gst: text }))}
              />
              <div className="flex justify-end gap-2">
                <p className="grid min-w-0 content-start gap-1 text-right text-sm font-bold tabular-nums sm:min-w-24">
                  <span className="text-xs font-semibold text-ink-soft">{words.amount}</span>
                  <span className="flex h-11 items-center justify-end">
                    {formatPaise(content.figures.lines[lines.findIndex((line) => line.key === key)] ?? 0)}
                  </span>
                </p>
                <div className="pt-6">{removeButton}</div>
              </div>
            </div>
          </>
        )}
      </Rows>
      <div className="flex flex-wrap items-end gap-3">
        <FromBook />
        <AddRow
          name="add-line"
          label={words.addFree}
          rows={lines}
          empty={FREE_LINE}
          max={MOST}
          onChange={set}
        />
      </div>
      <RowsProblem name="add-line" />
      <NumberField
        name="discount"
        label={words.discount}
        value={draft.discount}
        onChange={(discount) => change({ discount })}
        className="max-w-60"
      />
    </Section>
  );
}

/** What the price book says today. A copy goes into the proposal: the book may change afterwards. */
function FromBook() {
  const { draft, book, today, change } = useComposing();
  const [chosen, setChosen] = useState('');
  const items = book.items.filter((item) => holdsOn(today, item));
  if (items.length === 0) return <p className="w-full text-sm text-ink-soft">{words.bookIsEmpty}</p>;
  const item = items.find(({ id }) => id === chosen);
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <label htmlFor={fieldId('from-book')} className="text-xs font-semibold text-ink-soft">
          {words.fromBook}
        </label>
        <select
          id={fieldId('from-book')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="tool w-full max-w-full text-sm font-normal"
        >
          <option value="">{words.choose}</option>
          {items.map((each) => (
            <option key={each.id} value={each.id}>
              {`${lineOf(draft.locale, each).label} · ${formatPaise(each.unit_price)} / ${each.unit}`}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="tool"
        disabled={!item || draft.lines.length >= MOST}
        onClick={() => item && change({ lines: [...draft.lines, keyed(lineOf(draft.locale, item))] })}
      >
        <Icon name="plus" className="text-panel-600" />
        {words.addChosen}
      </button>
    </>
  );
}
