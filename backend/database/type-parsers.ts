/**
 * lite passes Postgres' text through (`2026-01-01 00:00:00+00`, which Safari cannot parse, and numeric as text);
 * PostgREST answers ISO 8601 and plain numbers. Keys are the type's object id in pg_type.
 */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

export const TYPE_PARSERS = {
  timestamp: { oid: 1114, parse: isoTimestamp },
  timestamptz: { oid: 1184, parse: isoTimestamp },
  numeric: { oid: 1700, parse: Number },
} as const;
