import { composeWords } from './en';
import type { DraftState } from './use-draft';

/** Says why the draft was not saved, and that nothing typed is lost. */
export function TroubleNotice({ state }: { state: DraftState }) {
  const { trouble, isSaving, keepMine, takeTheirs } = state;
  const words = composeWords.conflict;
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-danger-100 px-4 py-3 text-sm empty:hidden">
      {trouble?.kind === 'failed' && (
        <p>
          <b>{composeWords.failed.title}.</b> {trouble.text}
        </p>
      )}
      {trouble?.kind === 'conflict' && (
        <>
          <p>
            <b>{words.title}.</b> {words.text}
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="tool"
              disabled={isSaving}
              onClick={() => void keepMine().catch(() => null)}
            >
              {words.mine}
            </button>
            <button
              type="button"
              className="tool"
              disabled={isSaving}
              onClick={() => void takeTheirs().catch(() => null)}
            >
              {words.theirs}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
