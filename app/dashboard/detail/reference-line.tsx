import { useState } from 'react';
import type { Lead } from '~/dashboard/leads/lead';
import { formatReference } from '~/leads/reference';
import { Icon } from '~/ui/icon';
import { panelWords } from './en';

/** What the customer names on the phone, and where they came from. */
export function ReferenceLine({ lead }: { lead: Lead }) {
  const words = panelWords.reference;
  const reference = formatReference(lead.reference);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setSaid(words.copied),
      () => setSaid(words.failed),
    );
  return (
    <dl className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <div className="flex items-center gap-2">
        <dt className="text-xs text-ink-soft">{words.label}</dt>
        <dd className="flex items-center gap-1 font-semibold tabular-nums select-all">
          {reference}
          <button
            type="button"
            aria-label={words.copy}
            title={words.copy}
            onClick={() => void copy()}
            className="grid size-9 place-items-center rounded-md hover:bg-sand-200 pointer-coarse:size-11"
          >
            <Icon name={said === words.copied ? 'check' : 'copy'} className="text-panel-600" />
          </button>
          <span role="status" className="text-xs font-normal text-ink-soft">
            {said}
          </span>
        </dd>
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <dt className="text-xs text-ink-soft">{panelWords.source}</dt>
        <dd className="min-w-0 truncate font-semibold">
          <bdi>{lead.source}</bdi>
        </dd>
      </div>
    </dl>
  );
}
