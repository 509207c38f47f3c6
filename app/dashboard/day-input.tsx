import { useState } from 'react';

/** Before this a year is still being typed: 0002, 0020, 0202. */
const FIRST_DAY = '2000-01-01';

interface DayInputProps {
  label: string;
  /** 2026-11-16 */
  value: string | null;
  min?: string | null;
  max?: string | null;
  onChange(day: string | null): void;
}

export function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const [text, setText] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value ?? '');
  }
  return (
    <label className="grid gap-1 text-xs font-semibold text-ink-soft">
      {label}
      <span className="tool">
        <input
          type="date"
          value={text}
          min={min ?? FIRST_DAY}
          max={max ?? undefined}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '' || target.value >= FIRST_DAY) onChange(target.value || null);
          }}
          className="h-full w-full min-w-0 bg-transparent font-semibold text-ink outline-none"
        />
      </span>
    </label>
  );
}
