import { useSyncExternalStore } from 'react';

/** Where the session leaves the name of staff for public pages, which load nothing that knows of sessions. */
export const STAFF_NAME_KEY = 'staff-name';

/**
 * Who of the office is signed in on this device; null for everybody else, while a prerendered page hydrates, and in a frame, where
 * the office looks at what its customers see.
 */
export function useStaffName(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function read(): string | null {
  if (window !== window.parent) return null;
  try {
    return localStorage.getItem(STAFF_NAME_KEY);
  } catch {
    return null; // storage is switched off
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
