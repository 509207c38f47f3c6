import { type ChangeEvent, type CSSProperties, useLayoutEffect, useRef } from 'react';
import { caretAfterFormatting, formatBill, parseBill } from '~/calculator/bill-text';
import { formatRupees } from '~/lib/format';
import { calculatorPage } from './en';

interface BillFieldProps {
  value: string;
  onChange: (bill: string) => void;
}

/**
 * Grouped while one types; the caret stays at the digit it was at. The box is a layer of its own (`will-change`), so that a
 * digit repaints the box alone and not the gradient behind it: 8 to 16 ms of a slow phone's.
 */
export function BillField({ value, onChange }: BillFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    // At the end it is already, and moving it would cost a layout at every key.
    if (caret.current !== undefined && caret.current < value.length) {
      field.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = undefined;
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const formatted = formatBill(typed);
    caret.current = caretAfterFormatting(typed, event.target.selectionStart ?? typed.length, formatted);
    onChange(formatted);
  }

  return (
    <div>
      <label htmlFor="bill" className="font-bold">
        {calculatorPage.bill.label}
      </label>
      <div className="mt-2 flex items-center gap-2 rounded-md border-2 border-line-strong bg-white px-4 will-change-transform focus-within:border-panel-600 focus-within:outline-3 focus-within:outline-sun-300">
        <span aria-hidden="true" className="text-3xl font-bold text-ink-soft">
          ₹
        </span>
        <input
          ref={field}
          id="bill"
          name="bill"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          value={value}
          onChange={handleChange}
          className="w-full min-w-0 scroll-mt-8 scroll-mb-20 bg-transparent py-2 text-4xl font-extrabold tabular-nums tracking-tight outline-none placeholder:text-sand-300"
        />
      </div>
    </div>
  );
}

const SLIDER = { min: 500, max: 15_000, step: 100 };

/** For a thumb on a phone: watch the panels grow. Larger bills are typed. */
export function BillSlider({ value, onChange }: BillFieldProps) {
  const bill = parseBill(value) || SLIDER.min;
  const position = Math.min(Math.max(bill, SLIDER.min), SLIDER.max);
  const filled = ((position - SLIDER.min) / (SLIDER.max - SLIDER.min)) * 100;
  return (
    <input
      type="range"
      {...SLIDER}
      value={position}
      aria-label={calculatorPage.bill.slider}
      aria-valuetext={formatRupees(position)}
      onChange={(event) => onChange(formatBill(event.target.value))}
      className="slider mt-1 w-full"
      style={{ '--filled': `${filled}%` } as CSSProperties}
    />
  );
}
