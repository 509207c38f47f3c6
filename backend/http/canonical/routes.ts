import { type ObjectPath, toObjectPath } from '../../supabase/storage/object-path.ts';
import { ApiError, notOffered } from '../api-error.ts';

/** What a call is about, and what body belongs to it. Everything that lite offers beyond these is refused. */
export type Route =
  | { kind: 'preflight'; body: 'none' }
  | { kind: 'rows'; body: 'none' | 'rows' | 'object' }
  | { kind: 'function'; name: string; body: 'optional object' }
  | { kind: 'auth'; call: string; body: 'none' | 'object' | 'optional object' }
  | { kind: 'upload'; object: ObjectPath; body: 'file' }
  | { kind: 'download'; object: ObjectPath; body: 'none' }
  | { kind: 'storage'; body: 'none' | 'object' }
  | { kind: 'unsubscribe'; body: 'form' };

/** Sign-up and sign-in by password, links that sign in, changing one's address and administration are not among them. */
const AUTH: Record<string, Route & { kind: 'auth' }> = {
  'POST otp': { kind: 'auth', call: 'otp', body: 'object' },
  'POST verify': { kind: 'auth', call: 'verify', body: 'object' },
  'POST token': { kind: 'auth', call: 'token', body: 'object' },
  'POST logout': { kind: 'auth', call: 'logout', body: 'optional object' },
  'GET user': { kind: 'auth', call: 'user', body: 'none' },
  'GET settings': { kind: 'auth', call: 'settings', body: 'none' },
  'GET health': { kind: 'auth', call: 'health', body: 'none' },
};

const ROWS: Record<string, Route & { kind: 'rows' }> = {
  GET: { kind: 'rows', body: 'none' },
  HEAD: { kind: 'rows', body: 'none' },
  POST: { kind: 'rows', body: 'rows' },
  PATCH: { kind: 'rows', body: 'object' },
  DELETE: { kind: 'rows', body: 'none' },
};

export function routeOf(method: string, [service, version, ...rest]: string[]): Route {
  if (version !== 'v1') throw notOffered();
  const route = offered(method, service, rest);
  if (route) return route;
  if (method === 'OPTIONS' && isKnown(service, rest)) return { kind: 'preflight', body: 'none' };
  throw notOffered();
}

function offered(method: string, service: string | undefined, rest: string[]): Route | undefined {
  if (service === 'rest') return restRoute(method, rest);
  if (service === 'auth') return AUTH[`${method} ${rest.join('/')}`];
  if (service === 'functions') return functionRoute(method, rest);
  return service === 'storage' ? storageRoute(method, rest) : undefined;
}

/** The one Edge Function that is for the public; no page calls it, so that it answers no preflight. */
function functionRoute(method: string, rest: string[]): Route | undefined {
  const isOffered = method === 'GET' || method === 'HEAD' || method === 'POST';
  return isOffered && rest.join('/') === 'unsubscribe' ? { kind: 'unsubscribe', body: 'form' } : undefined;
}

function isKnown(service: string | undefined, rest: string[]): boolean {
  if (service === 'rest') return restRoute('POST', rest) !== undefined;
  if (service === 'auth') return Object.values(AUTH).some(({ call }) => call === rest.join('/'));
  return service === 'storage' && rest.length > 0;
}

const isName = (segment: string | undefined) => /^\w+$/.test(segment ?? '');

function restRoute(method: string, rest: string[]): Route | undefined {
  const [first = '', second = ''] = rest;
  if (rest.length === 1 && isName(first)) return ROWS[method];
  if (rest.length !== 2 || first !== 'rpc' || !isName(second)) return undefined;
  // In an address, an argument such as "in.2026" cannot be told from a filter.
  if (method === 'GET' || method === 'HEAD')
    throw new ApiError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  return method === 'POST' ? { kind: 'function', name: second, body: 'optional object' } : undefined;
}

/** These stand where a bucket would in the paths below /object/. */
const COMMANDS = new Set(['list', 'sign', 'info', 'public', 'authenticated', 'copy', 'move', 'upload']);

function storageRoute(method: string, [area, ...rest]: string[]): Route | undefined {
  if (area === 'bucket')
    return method === 'GET' && rest.length < 2 ? { kind: 'storage', body: 'none' } : undefined;
  if (area !== 'object') return undefined;
  const [command = '', ...named] = rest;
  if (!COMMANDS.has(command)) return objectRoute(method, rest);
  const object = toObjectPath(named);
  const isBucket = named.length === 1;
  if (command === 'list')
    return method === 'POST' && isBucket ? { kind: 'storage', body: 'object' } : undefined;
  if (command === 'info') return method === 'GET' && object ? { kind: 'storage', body: 'none' } : undefined;
  if (command !== 'sign') return undefined;
  if (method === 'GET' && object) return { kind: 'download', object, body: 'none' };
  return method === 'POST' && (object || isBucket) ? { kind: 'storage', body: 'object' } : undefined;
}

function objectRoute(method: string, rest: string[]): Route | undefined {
  if (method === 'DELETE') return rest.length === 1 ? { kind: 'storage', body: 'object' } : undefined;
  const object = toObjectPath(rest);
  if (!object) return undefined;
  if (method === 'GET') return { kind: 'download', object, body: 'none' };
  if (method === 'HEAD') return { kind: 'storage', body: 'none' };
  return method === 'POST' || method === 'PUT' ? { kind: 'upload', object, body: 'file' } : undefined;
}
