import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Who counts as one client for the limits. A household with IPv6 has a whole /64 to itself. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return networkOf(forwarded || request.socket.remoteAddress);
}

export function networkOf(address = 'unknown'): string {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(unmapped) ? first64Bits(unmapped) : unmapped;
}

function first64Bits(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = address.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
