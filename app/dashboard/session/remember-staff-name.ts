import { STAFF_NAME_KEY } from '~/lib/staff-name';

/** Lets the site's header and footer greet staff. It opens nothing, and goes when they sign out. */
export function rememberStaffName(name: string | null): void {
  try {
    if (localStorage.getItem(STAFF_NAME_KEY) === name) return;
    if (name === null) localStorage.removeItem(STAFF_NAME_KEY);
    else localStorage.setItem(STAFF_NAME_KEY, name);
    // Other tabs hear of it by themselves; this one would not.
    dispatchEvent(new StorageEvent('storage', { key: STAFF_NAME_KEY }));
  } catch {
    // Storage is switched off: the header stays a visitor's.
  }
}
