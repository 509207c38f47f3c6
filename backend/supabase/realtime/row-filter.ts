import type { Column } from './listener-rights.ts';

type Row = Record<string, unknown>;
type Value = string | number | boolean;
/** Why a filter was refused, in words that may be told to who sent it. */
export class UnusableFilter extends Error {}

export type Filter = { column: string; matches: (value: Value) => boolean };

const SHAPE = /^(\w+)=(\w+)\.(.*)$/s;
const MAX_LISTED = 100;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NUMERIC = ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'];
const MOMENT = ['date', 'timestamp', 'timestamptz'];

/**
 * Supabase's `column=operator.value`, refused as `realtime.subscription_check_filters` refuses it: a column that the listener
 * may not read would otherwise be guessed from which rows arrive. Pattern operators are not offered.
 */
export function parseFilter(text: string, readable: Column[]): Filter {
  const [, name, operator = '', operand = ''] = SHAPE.exec(text) ?? [];
  if (!name) throw new UnusableFilter('the filter is not of the form column=operator.value');
  const column = readable.find((one) => one.name === name);
  if (!column) throw new UnusableFilter(`invalid column for filter ${name}`);
  const parse = (value: string): Value => {
    const parsed = comparable(value, column.type);
    if (parsed === undefined)
      throw new UnusableFilter(`invalid value for a filter on ${name}, which is ${column.type}`);
    return parsed;
  };
  return { column: name, matches: matcher(operator, operand, column.type, parse) };
}

/** A column that is not in the row (no longer granted, or not part of a deleted row's key) never matches, nor does null. */
export function passes(filter: Filter | undefined, row: Row): boolean {
  if (!filter) return true;
  const value = Object.hasOwn(row, filter.column) ? row[filter.column] : undefined;
  if (value === null || value === undefined) return false;
  return filter.matches(value as Value);
}

function matcher(
  operator: string,
  operand: string,
  type: string,
  parse: (value: string) => Value,
): Filter['matches'] {
  const value = (actual: Value) => comparable(String(actual), type) ?? String(actual);
  if (operator === 'in') {
    const list = /^\((.*)\)$/s.exec(operand)?.[1]?.split(',');
    if (!list || list.length > MAX_LISTED)
      throw new UnusableFilter(`an in filter lists up to ${MAX_LISTED} values: in.(a,b)`);
    const wanted = new Set(list.map(parse));
    return (actual) => wanted.has(value(actual));
  }
  const wanted = parse(operand);
  switch (operator) {
    case 'eq':
      return (actual) => value(actual) === wanted;
    case 'neq':
      return (actual) => value(actual) !== wanted;
    case 'lt':
      return (actual) => value(actual) < wanted;
    case 'lte':
      return (actual) => value(actual) <= wanted;
    case 'gt':
      return (actual) => value(actual) > wanted;
    case 'gte':
      return (actual) => value(actual) >= wanted;
    default:
      throw new UnusableFilter(`unsupported operator for filter ${operator}`);
  }
}

/** The text as a value that JavaScript orders as the column's type does; undefined when it is none of that type. */
function comparable(text: string, type: string): Value | undefined {
  if (NUMERIC.includes(type))
    return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  if (MOMENT.includes(type)) return Number.isNaN(Date.parse(text)) ? undefined : Date.parse(text);
  if (type === 'bool') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type === 'uuid') return UUID.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
  return text;
}
