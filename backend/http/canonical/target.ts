import { ApiError } from '../api-error.ts';

export type Query = [name: string, value: string][];
export type Target = { path: string; segments: string[]; query: Query };

/**
 * What our own tables, functions, buckets and file names are made of. A path in any other spelling (percent-encoded,
 * dot segments, empty segments, backslashes, matrix parameters) is refused, not decoded: then there is nothing that a
 * second reader could decode differently.
 */
const SEGMENT = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;

export function readTarget(target: string): Target {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  const [root, ...segments] = path.split('/');
  if (root !== '' || !segments.every((segment) => SEGMENT.test(segment)))
    throw new ApiError(400, 'invalid_path', 'Invalid path specified in request URL');
  return { path, segments, query: end < 0 ? [] : readQuery(target.slice(end + 1)) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\x00-\x1f\x7f]/;

/** Parameters decoded once; whoever gets them next gets them in our encoding. */
function readQuery(query: string): Query {
  if (query === '') return [];
  return query.split('&').map((parameter) => {
    const [name, value] = cutAtEquals(parameter).map(decode);
    if (!name || value === undefined || CONTROL.test(name + value)) throw invalidQuery('Invalid parameter');
    return [name, value];
  });
}

function cutAtEquals(parameter: string): string[] {
  const at = parameter.indexOf('=');
  return at < 0 ? [parameter] : [parameter.slice(0, at), parameter.slice(at + 1)];
}

/** Throws on half an encoding, on bytes that are not UTF-8 and on overlong ones. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    throw invalidQuery('Invalid percent-encoding');
  }
}

export const invalidQuery = (message: string) => new ApiError(400, 'PGRST100', message);

/** The value of a parameter that has one value or none. */
export function onlyValue(query: Query, wanted: string): string | undefined {
  const values = query.filter(([name]) => name === wanted);
  if (values.length > 1) throw invalidQuery(`${wanted} is given more than once`);
  return values[0]?.[1];
}
