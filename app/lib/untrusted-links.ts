/** Links made of what people typed. Whatever does not look like what it should be becomes none. */

/** Elsewhere these hosts also redirect to any address they are given. */
const MAPS = [
  { hosts: ['maps.google.com'], path: /^\/($|maps(\/|$))/ },
  { hosts: ['google.com', 'www.google.com', 'google.co.in', 'www.google.co.in'], path: /^\/maps(\/|$)/ },
  { hosts: ['maps.app.goo.gl'], path: /^\// },
  { hosts: ['goo.gl'], path: /^\/maps\// },
];

/** Only https to a maps service. */
export function mapsLink(typed: string): string | undefined {
  const url = parse(typed);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return undefined;
  const known = MAPS.some(({ hosts, path }) => hosts.includes(url.hostname) && path.test(url.pathname));
  return known ? url.href : undefined;
}

/** Digits alone: a dialler also obeys codes such as *#06#. */
export function dialLink(phone: string): string | undefined {
  return isPhone(phone) ? `tel:${phone}` : undefined;
}

export function chatLink(phone: string, text: string): string | undefined {
  return isPhone(phone) ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}` : undefined;
}

/** One address, and no header that an address could smuggle in. */
export function mailLink(email: string, subject: string, text = ''): string | undefined {
  if (!/^[^\s@,;:<>()[\]"\\?&%]+@[^\s@,;:<>()[\]"\\?&%]+$/.test(email)) return undefined;
  const body = text && `&body=${encodeURIComponent(text)}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}${body}`;
}

/** As the database stores it: country code and number. */
const isPhone = (text: string) => /^\+[1-9]\d{6,14}$/.test(text);

/** `URL.parse`, which phones of 2023 lack. */
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
