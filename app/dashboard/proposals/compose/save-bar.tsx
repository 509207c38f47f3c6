import { whenWords } from '~/dashboard/leads/when';
import { proposalWords } from '~/dashboard/proposals/en';
import type { Figures } from '~/proposals/figures';
import { formatPaise } from '~/proposals/format';
import { composeWords } from './en';
import type { Problem } from './read-draft';
import type { DraftState } from './use-draft';

interface SaveBarProps {
  state: DraftState;
  figures: Figures;
  /** Those that are shown at their fields. */
  problems: Problem[];
  onShow(problem: Problem): void;
  onSave(): void;
  onSend(): void;
}

/** Always in view: what the proposal comes to, whether it is saved, and what can be done with it. */
export function SaveBar({ state, figures, problems, onShow, onSave, onSend }: SaveBarProps) {
  const { saved, isDirty, isSaving } = state;
  const [first] = problems;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand-200 bg-sand-50 px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 xl:mx-0 xl:rounded-t-lg xl:border-x xl:px-5">
      <p className="flex items-baseline gap-2 text-sm">
        <span className="text-ink-soft">{proposalWords.price}</span>
        <b className="text-base tabular-nums">{formatPaise(figures.price)}</b>
      </p>
      <p role="status" className="flex-1 text-xs whitespace-nowrap text-ink-soft">
        {isSaving
          ? composeWords.saving
          : isDirty
            ? composeWords.state.unsaved
            : saved
              ? composeWords.state.saved(whenWords(saved.edited_at, new Date()))
              : composeWords.state.fresh}
      </p>
      {first && (
        <p className="flex items-center gap-2 text-xs font-semibold text-danger-700">
          {composeWords.stopped(problems.length)}
          <button
            type="button"
            className="tool h-9 text-ink pointer-coarse:h-11"
            onClick={() => onShow(first)}
          >
            {composeWords.goTo}
          </button>
        </p>
      )}
      <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1 max-sm:[&>*]:justify-center">
        <button type="button" className="tool" disabled={isSaving} onClick={onSave}>
          {composeWords.save}
        </button>
        <button type="button" className="tool tool-strong" disabled={isSaving} onClick={onSend}>
          {composeWords.send}
        </button>
      </div>
    </div>
  );
}
