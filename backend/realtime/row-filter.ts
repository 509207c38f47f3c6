type Row = Record<string, unknown>;

const FILTER = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

/** Supabase's `column=operator.value`; a row without the column (not granted, for one) never matches. */
export function matchesFilter(filter: string | undefined, row: Row): boolean {
  if (!filter) return true;
  const [, column = '', operator, wanted = ''] = FILTER.exec(filter) ?? [];
  const value = row[column];
  if (value === null || value === undefined) return false;
  const actual = String(value);
  switch (operator) {
    case 'eq':
      return actual === wanted;
    case 'neq':
      return actual !== wanted;
    case 'in':
      return wanted
        .replace(/^\(|\)$/g, '')
        .split(',')
        .includes(actual);
    case 'lt':
      return compare(actual, wanted) < 0;
    case 'lte':
      return compare(actual, wanted) <= 0;
    case 'gt':
      return compare(actual, wanted) > 0;
    case 'gte':
      return compare(actual, wanted) >= 0;
    default:
      return false;
  }
}

function compare(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (!Number.isNaN(difference)) return difference;
  return a < b ? -1 : Number(a > b);
}
