import { newSeed } from './idempotency-key';

/** What a visitor typed, kept on their device until it is sent. Never a file, never anything secret. */
export interface Draft {
  /** Names the row that will be made from this draft; see idempotency-key.ts. */
  seed: string;
  startedAt: number;
  savedAt: number;
  values: Record<string, string>;
  /** The row was sent but no answer came: it may be stored already. */
  sentId?: string;
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export function newDraft(): Draft {
  return { seed: newSeed(), startedAt: Date.now(), savedAt: Date.now(), values: {} };
}

export function loadDraft(form: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null') as Draft | null;
    if (draft && Date.now() - draft.savedAt < KEPT_MS) return draft;
    localStorage.removeItem(keyOf(form));
  } catch {
    // Storage is switched off or holds something else: the form works without a draft.
  }
  return null;
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // Storage is full or switched off: the form works without a draft.
  }
}

export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}

const keyOf = (form: string) => `draft:${form}`;
