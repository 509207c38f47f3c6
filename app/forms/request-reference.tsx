import { useRef, useState } from 'react';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { referenceWords as words } from './en';

interface RequestReferenceProps {
  /** As it is read out. */
  reference: string;
  /** The page that shows how far the request has come. */
  followTo: string;
}

/** What a visitor takes along from a request: a number to name, and a page to look at. */
export function RequestReference({ reference, followTo }: RequestReferenceProps) {
  return (
    <div className="grid gap-3 text-left">
      <ReferenceLine reference={reference} />
      <SiteLink to={followTo} className="btn btn-line justify-self-start max-sm:px-3">
        {words.follow}
        <Icon name="arrow-right" className="max-sm:hidden" />
      </SiteLink>
    </div>
  );
}

/** The reference itself, with a button that copies it. */
export function ReferenceLine({ reference }: { reference: string }) {
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => setOutcome((await copied(shown.current)) ? words.copied : words.copyYourself);
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span>{words.label}</span>
      <strong ref={shown} lang="en" className="text-lg whitespace-nowrap tabular-nums select-all">
        {reference}
      </strong>
      <button type="button" className="link min-h-11" onClick={copy}>
        {words.copy}
      </button>
      <span role="status">{outcome}</span>
    </p>
  );
}

/** Pages without TLS have no clipboard, and a browser may forbid it; then the text is at least selected. */
async function copied(element: HTMLElement | null): Promise<boolean> {
  if (!element) return false;
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
