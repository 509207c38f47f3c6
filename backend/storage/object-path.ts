export type ObjectPath = { bucket: string; key: string };

const BUCKET = /^[a-z0-9-]{1,60}$/;
const KEY = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/;

/** Bucket and key of a storage URL path such as `/storage/v1/object/public/BUCKET/KEY`; undefined for anything odd. */
export function parseObjectPath(path: string, prefix: string): ObjectPath | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const [bucket = '', ...rest] = path.slice(prefix.length).split('/');
  const key = rest.join('/');
  return BUCKET.test(bucket) && KEY.test(key) && !key.includes('//') && !key.endsWith('/')
    ? { bucket, key }
    : undefined;
}

/** These stand where a bucket would in the other paths below /object/. */
const COMMANDS = new Set(['list', 'sign', 'info', 'public', 'copy', 'move', 'upload']);

export function uploadTarget(method: string, path: string): ObjectPath | undefined {
  const target =
    method === 'POST' || method === 'PUT' ? parseObjectPath(path, '/storage/v1/object/') : undefined;
  return target && !COMMANDS.has(target.bucket) ? target : undefined;
}

/** The stored file a download asks for, public buckets aside. */
export function downloadTarget(path: string): ObjectPath | undefined {
  const target =
    parseObjectPath(path, '/storage/v1/object/sign/') ?? parseObjectPath(path, '/storage/v1/object/');
  return target && !COMMANDS.has(target.bucket) ? target : undefined;
}
