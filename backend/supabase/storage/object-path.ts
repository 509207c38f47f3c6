export type ObjectPath = { bucket: string; key: string };

const BUCKET = /^[a-z0-9-]{1,60}$/;
const KEY = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/;

/** Bucket and key from the segments of a path; undefined for anything odd. */
export function toObjectPath([bucket = '', ...rest]: string[]): ObjectPath | undefined {
  const key = rest.join('/');
  return BUCKET.test(bucket) && KEY.test(key) && !rest.includes('') ? { bucket, key } : undefined;
}

/** The same from a storage URL path such as `/storage/v1/object/public/BUCKET/KEY`. */
export function parseObjectPath(path: string, prefix: string): ObjectPath | undefined {
  return path.startsWith(prefix) ? toObjectPath(path.slice(prefix.length).split('/')) : undefined;
}
