import { type RefObject, useEffect, useState } from 'react';
import { dashboard } from '~/dashboard/en';
import { Icon } from '~/ui/icon';

const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  /** What the list is searched for now. */
  value: string;
  onSearch(text: string): void;
  inputRef?: RefObject<HTMLInputElement | null>;
  placeholder?: string;
}

/** Debounced: searches once the typing pauses. */
export function SearchBox({
  value,
  onSearch,
  inputRef,
  placeholder = dashboard.search.placeholder,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Not an echo of what was typed here: the address changed by itself (Back, "clear").
    if (value !== sent) setText(value);
  }

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <label className="tool min-w-0 flex-1">
      <Icon name="search" className="text-ink-soft" />
      <span className="sr-only">{dashboard.search.label}</span>
      <input
        ref={inputRef}
        type="search"
        value={text}
        maxLength={100}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
        className="h-full min-w-0 flex-1 bg-transparent font-medium outline-none placeholder:text-ink-soft"
      />
      {inputRef && (
        <kbd className="hidden rounded-sm border border-sand-300 px-1.5 text-xs text-ink-soft lg:inline">
          /
        </kbd>
      )}
    </label>
  );
}
