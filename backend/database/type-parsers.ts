type TypeParser = { oid: number; parse(text: string): unknown; serialize?(value: unknown): string };

/**
 * Postgres' own text (`2026-01-01 00:00:00+00`) is not what PostgREST answers, and Safari cannot parse it; PostgREST answers
 * ISO 8601 and plain numbers. Keys are for the reader, `oid` is the type's object id in pg_type.
 */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const integer = (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
const asIs = (text: string) => text;
/** lite hands over an argument of a function as JSON text already; as PGlite does, a text is taken for that. */
const json = {
  parse: JSON.parse as (text: string) => unknown,
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

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
