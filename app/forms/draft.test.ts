import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, loadDraft, newDraft, saveDraft } from './draft';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('A draft comes back as it was, for seven days', () => {
  const draft = { ...newDraft(), values: { name: 'Asha' } };
  saveDraft('contact', draft);
  vi.advanceTimersByTime(6 * 86_400_000);
  expect(loadDraft('contact')).toMatchObject({ seed: draft.seed, values: { name: 'Asha' } });
  vi.advanceTimersByTime(86_400_000);
  expect(loadDraft('contact')).toBeNull();
});

test('A cleared draft is gone, and one form does not see the draft of another', () => {
  saveDraft('contact', newDraft());
  expect(loadDraft('career')).toBeNull();
  clearDraft('contact');
  expect(loadDraft('contact')).toBeNull();
});

test('A browser that keeps nothing, or something else, does not stop the form', () => {
  localStorage.setItem('draft:contact', '{half');
  expect(loadDraft('contact')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  saveDraft('contact', newDraft());
  clearDraft('contact');
  expect(loadDraft('contact')).toBeNull();
});
