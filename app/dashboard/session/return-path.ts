import { paths } from '~/paths';

const HOME = '/';
const DASHBOARD = paths.dashboard;

/**
 * Where to go after signing in. `next` comes from the address bar, so anybody can write it into a link: only the
 * dashboard, with its own search and tab, is accepted; everything else means the home page.
 */
export function returnPath(next: string | null): string {
  const path = next?.split('?', 1)[0];
  return next && path === DASHBOARD ? next : HOME;
}

/** The login page's address that comes back to the dashboard as it was. */
export function loginPath(search: string): string {
  return `${paths.login}?next=${encodeURIComponent(DASHBOARD + search)}`;
}
