import { backend } from '~/lib/backend';

const MAPS = [
  { host: 'maps.google.com', path: '/' },
  { host: 'google.com', path: '/maps' },
  { host: 'www.google.com', path: '/maps' },
  { host: 'google.co.in', path: '/maps' },
  { host: 'www.google.co.in', path: '/maps' },
  { host: 'maps.app.goo.gl', path: '/' },
  { host: 'goo.gl', path: '/maps/' },
];

/** Associates type this link themselves: only https to a maps service becomes one. */
export function mapsLink(typed: string): string | undefined {
  const url = parse(typed);
  if (url?.protocol !== 'https:' || url.port || url.username) return undefined;
  const known = MAPS.some(({ host, path }) => url.hostname === host && url.pathname.startsWith(path));
  return known ? url.href : undefined;
}

const CERTIFICATES = '/storage/v1/object/public/certificates/';

export interface Certificate {
  url: string;
  kind: 'picture' | 'document';
}

/** Always a file of our own storage: the stored address may name an older host of the site, or be made up. */
export function certificateFrom(stored: string): Certificate | undefined {
  const path = parse(stored, 'http://localhost')?.pathname;
  if (!path?.startsWith(CERTIFICATES)) return undefined;
  return { url: backend.url + path, kind: /\.pdf$/i.test(path) ? 'document' : 'picture' };
}

/** `URL.parse`, which phones of 2023 lack. */
function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
