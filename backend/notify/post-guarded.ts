import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Post } from '../../supabase/functions/notify/channels/post.ts';
import { isPublicAddress } from '../../supabase/functions/notify/channels/public-address.ts';
import { RefusedAddress } from '../../supabase/functions/notify/outcome.ts';

/**
 * Posts to addresses of the public internet alone. What is checked is the address that the socket is about to connect to,
 * so a name that resolves to another one a moment later (DNS rebinding) gains nothing.
 */
export function createGuardedPost({ allowPrivate = false, resolve = lookup as LookupFunction } = {}): Post {
  return (target, { headers, body }, signal) =>
    new Promise((settle, reject) => {
      const url = new URL(target);
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      // A literal address is connected to without any lookup.
      if (!allowPrivate && isIP(literal) && !isPublicAddress(literal)) return reject(new RefusedAddress());
      const { request } = url.protocol === 'https:' ? https : http;
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.byteLength },
        lookup: allowPrivate ? resolve : publicOnly(resolve),
        agent: false,
        signal,
      });
      sending.on('error', reject);
      sending.on('response', (response) => {
        settle({ status: response.statusCode ?? 0 });
        response.destroy();
      });
      sending.end(body);
    });
}

/** Every address of the name must be public: the socket may try them all. */
const publicOnly =
  (resolve: LookupFunction): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new RefusedAddress() as NodeJS.ErrnoException, '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
