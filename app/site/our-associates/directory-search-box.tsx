import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon';
import { cleanPincode } from './directory-search';
import { directoryPage } from './en';

const TYPING_PAUSE_MS = 250;
const { label, placeholder, clear } = directoryPage.search;

interface DirectorySearchBoxProps {
  /** The pincode being searched for. */
  pincode: string;
  onSearch: (pincode: string) => void;
}

/** Searches once typing pauses; follows the address when that changes for another reason. */
export function DirectorySearchBox({ pincode, onSearch }: DirectorySearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string>();

  function type(text: string, wait = TYPING_PAUSE_MS) {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      onSearch(cleanPincode(text));
    }, wait);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the address changed, whoever changed it
  useEffect(() => {
    if (pause.current === undefined) setTyped(undefined);
  }, [pincode]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script had arrived
  useEffect(() => {
    const early = field.current?.value;
    if (early && early !== pincode) type(early);
    return () => clearTimeout(pause.current);
  }, []);

  const text = typed ?? pincode;
  return (
    <search className="relative block">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        className="w-full rounded-full border-2 border-transparent bg-white py-3.5 pr-14 pl-13 text-lg font-bold text-ink tabular-nums shadow-lift placeholder:font-normal placeholder:text-ink-soft focus-visible:outline-sun-400"
      />
      {text && (
        <button
          type="button"
          aria-label={clear}
          className="absolute top-1/2 right-2 grid size-11 -translate-y-1/2 place-items-center rounded-full text-ink hover:bg-sand-100"
          onClick={() => {
            type('', 0);
            field.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </search>
  );
}
