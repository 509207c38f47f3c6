import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { clearDraft, type Draft, loadDraft, newDraft, saveDraft } from './draft';
import { writeText } from './form-elements';

export type DraftKeeper = ReturnType<typeof useDraft>;

/**
 * Keeps what is typed on the visitor's device and puts it back after a reload, except into fields that were `touched`
 * before the script ran. `onDevice: false` keeps it only as long as the form is open.
 */
export function useDraft(
  { formName, onDevice }: { formName: string; onDevice: boolean },
  element: RefObject<HTMLFormElement | null>,
  touched: RefObject<Set<string>>,
) {
  const draft = useRef<Draft | null>(null);
  const [restored, setRestored] = useState(false);

  // Before the first event can reach the form: what was typed just now is no draft of another visit.
  useLayoutEffect(() => {
    const kept = onDevice ? loadDraft(formName) : null;
    if (!kept || !element.current) return;
    draft.current = kept;
    for (const [name, text] of Object.entries(kept.values)) {
      if (!touched.current.has(name)) writeText(element.current, name, text);
    }
    setRestored(true);
  }, [formName, onDevice, element, touched]);

  /** The draft this tab works on. A second tab joins the first one's, so that both name the same row. */
  const current = (): Draft => {
    draft.current ??= (onDevice && loadDraft(formName)) || newDraft();
    return draft.current;
  };
  const update = (change: Partial<Draft>) => {
    draft.current = { ...current(), ...change };
    if (onDevice) saveDraft(formName, draft.current);
  };

  return {
    restored,
    current,
    keep: (values: Record<string, string>) => update({ values }),
    markSent: (sentId: string) => update({ sentId }),
    discard: () => {
      clearDraft(formName);
      draft.current = null;
      setRestored(false);
    },
  };
}
