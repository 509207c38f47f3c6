import { useState } from 'react';
import { formatNumber } from '~/lib/format';
import type { Problem } from './check-lines';
import { countLines, importWords } from './en';

const FIRST = 10;
const MORE = 200;

/** Lines by their number, each with a reason. Of very many the first, and more when asked for. */
export function LineList({ lines }: { lines: Problem[] }) {
  const [shown, setShown] = useState(FIRST);
  const more = Math.min(lines.length - shown, MORE);
  return (
    <div className="w-full overflow-hidden rounded-md border border-sand-200 text-sm">
      <ul className="divide-y divide-sand-100">
        {lines.slice(0, shown).map(({ line, reason }) => (
          <li key={line} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <span className="font-semibold tabular-nums">
              {importWords.report.line} {formatNumber(line)}
            </span>
            <bdi className="min-w-0 break-words">{reason}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="h-11 w-full border-t border-sand-100 px-4 text-left text-xs font-bold hover:bg-sand-50"
          onClick={() => setShown(shown + MORE)}
        >
          {importWords.check.more(countLines(more, formatNumber(more)))}
        </button>
      )}
    </div>
  );
}
