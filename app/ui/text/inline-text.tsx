import { createElement, Fragment } from 'react';
import { units } from '~/ui/en';
import { SiteLink } from '~/ui/site-link';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;
const LINKS = /(\[[^\]]+\]\([^)]+\))/;
/** A figure stays on one line with its unit. */
const UNITS = new RegExp(`(\\d) (${units.join('|')})(?![\\p{L}\\p{M}\\p{N}_])`, 'gu');

/** A string of content with its `[label](/path)` links made real. */
export function InlineText({ text }: { text: string }) {
  return createElement(Fragment, null, ...text.split(LINKS).map(renderPart));
}

function renderPart(part: string) {
  const [, label, to] = LINK.exec(part) ?? [];
  if (!label || !to) return part.replace(UNITS, '$1\u00a0$2');
  return (
    <SiteLink to={to} className="link">
      {label}
    </SiteLink>
  );
}
