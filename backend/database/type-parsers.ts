type TypeParser = { oid: number; parse(text: string): unknown; serialize?(value: unknown): string };

/**
 * Postgres' own text (`2026-01-01 00:00:00+00`) is not what PostgREST answers, and Safari cannot parse it; PostgREST answers
 * ISO 8601 and plain numbers. Keys are for the reader, `oid` is the type's object id in pg_type.
 */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const integer = (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
const asIs = (text: string) => text;
const json = { parse: JSON.parse as (text: string) => unknown, serialize: JSON.stringify };

export const TYPE_PARSERS: Record<string, TypeParser> = {
  bigint: { oid: 20, parse: integer },
  json: { oid: 114, ...json },
  jsonb: { oid: 3802, ...json },
  date: { oid: 1082, parse: asIs },
  time: { oid: 1083, parse: asIs },
  timetz: { oid: 1266, parse: asIs },
  timestamp: { oid: 1114, parse: isoTimestamp },
  timestamptz: { oid: 1184, parse: isoTimestamp },
  numeric: { oid: 1700, parse: Number },
};
