import { ApiError } from '../api-error.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const MAX_DEPTH = 16;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

export const invalidJson = (message: string) => new ApiError(400, 'PGRST102', message);

/**
 * A JSON text that every reader reads alike: UTF-8 without a byte-order mark, no key twice or with a meaning of its own in
 * JavaScript, no text that PostgreSQL cannot hold, no number that changes when it is written again.
 */
export function parseJson(bytes: Buffer): Json {
  const text = decode(bytes);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw invalidJson('Empty or invalid json');
  }
  assertUnambiguous(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidJson('The body is not UTF-8');
  }
}

/** Walks the tokens of a text that is known to be JSON; JSON.parse itself keeps the last of two equal keys silently. */
function assertUnambiguous(text: string): void {
  const tokens = text.match(TOKEN) ?? [];
  const open: (Set<string> | undefined)[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"')) {
      const content = textOf(token);
      if (tokens[index + 1] === ':') addKey(open.at(-1), content);
    } else if (/^[-\d]/.test(token)) assertKept(token);
    if (open.length > MAX_DEPTH) throw invalidJson('The body is nested too deeply');
  }
}

function textOf(token: string): string {
  const content = JSON.parse(token) as string;
  if (!content.isWellFormed() || content.includes('\0')) throw invalidJson('A text cannot be stored');
  return content;
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (keys?.has(key)) throw invalidJson(`The key ${JSON.stringify(key.slice(0, 60))} is given twice`);
  if (key in Object.prototype) throw invalidJson('A key has a reserved name');
  keys?.add(key);
}

/** Fifteen digits survive a round trip through a double; longer ones only when they are what JavaScript writes. */
function assertKept(token: string): void {
  const short = /^-?\d+(\.\d+)?$/.test(token) && token.replace(/\D/g, '').length <= 15;
  if (!short && String(Number(token)) !== token) throw invalidJson('A number cannot be kept exactly');
}
