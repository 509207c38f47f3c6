import type { SettingsChange } from './alerts-data';

/** What is left to save: a choice that was changed again meanwhile is another one. */
export function withoutSaved(unsaved: SettingsChange, saved: SettingsChange): SettingsChange {
  const left = Object.entries(unsaved).filter(
    ([key, value]) => JSON.stringify(saved[key as keyof SettingsChange]) !== JSON.stringify(value),
  );
  return Object.fromEntries(left);
}
