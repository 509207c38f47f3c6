import { invalidQuery, onlyValue, type Query } from './target.ts';

/**
 * What the site and its dashboard ask for, and room to grow; nothing a visitor could make slow. Patterns, regular
 * expressions, full-text search, JSON paths, casts, aggregates and embedded tables are for the functions of the database,
 * which know how to bound them.
 */
const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is'];
const MAX_LENGTH = 4000;
const MAX_COLUMNS = 60;
const MAX_ORDER_COLUMNS = 4;
const MAX_CONDITIONS = 20;
const MAX_DEPTH = 3;
const MAX_IN_VALUES = 100;

const COLUMN = /^[A-Za-z_]\w{0,62}$/;
const ORDER = /^[A-Za-z_]\w{0,62}(\.(asc|desc))?(\.nulls(first|last))?$/;
const WHOLE_NUMBER = /^\d{1,7}$/;
const IS = /^(null|not_null|true|false|unknown)$/;
/**
 * One value of a list or a tree. Where lite splits a tree it knows no escapes and counts brackets also between quotes: a
 * value with an escape or a bracket too many would end elsewhere for lite, and what follows would be conditions that nobody
 * has looked at.
 */
const VALUE = /^(?:"(?:[^"\\(){}]|\([^"\\(){}]*\))*"|[^",()\\{}]*)/;
/** lite reads such a value as JSON, and some JSON as a query of its own or as the name of another column. */
const IN_BRACES = /^\s*\{.*\}\s*$/s;

/** lite keeps conditions in an object by column; under a name that all objects inherit it would change every one of them. */
const isColumn = (name: string) => COLUMN.test(name) && !(name in Object.prototype);

/** Refuses every query of a visitor or a signed-in person that is not made of these parts. */
export function assertPlainQuery(query: Query, mayNameColumns: boolean): void {
  const length = query.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (length > MAX_LENGTH) throw invalidQuery('The query is too long');
  assertList(onlyValue(query, 'select'), MAX_COLUMNS, (item) => item === '*' || isColumn(item));
  assertList(onlyValue(query, 'order'), MAX_ORDER_COLUMNS, (item) => ORDER.test(item));
  assertList(onlyValue(query, 'limit'), 1, (item) => WHOLE_NUMBER.test(item));
  assertList(onlyValue(query, 'offset'), 1, (item) => WHOLE_NUMBER.test(item));
  if (mayNameColumns)
    assertList(onlyValue(query, 'columns'), MAX_COLUMNS, (item) => isColumn(item.replace(/^"(.*)"$/, '$1')));

  const clauses = new Set(['select', 'order', 'limit', 'offset', ...(mayNameColumns ? ['columns'] : [])]);
  let conditions = 0;
  for (const [name, value] of query) {
    if (clauses.has(name)) continue;
    conditions += name === 'or' || name === 'and' ? assertTree(value) : assertCondition(name, value);
    if (conditions > MAX_CONDITIONS) throw invalidQuery('The query has too many conditions');
  }
}

function assertList(list: string | undefined, max: number, isItem: (item: string) => boolean): void {
  if (list === undefined) return;
  const items = list.split(',');
  if (items.length > max || !items.every(isItem))
    throw invalidQuery(`failed to parse (${list.slice(0, 100)}): only plain column names are offered here`);
}

function assertCondition(column: string, condition: string): 1 {
  const at = condition.indexOf('.');
  assertComparison(column, at < 0 ? condition : condition.slice(0, at));
  const [operator, value] = [condition.slice(0, at), condition.slice(at + 1)];
  if (operator === 'is' && !IS.test(value)) throw invalidQuery('failed to parse filter (is)');
  if (operator === 'in' && readValues(value) !== value.length)
    throw invalidQuery('failed to parse filter (in)');
  if (IN_BRACES.test(value)) throw invalidQuery(`failed to parse filter (${operator})`);
  return 1;
}

function assertComparison(column: string, operator: string): void {
  if (!isColumn(column)) throw invalidQuery(`failed to parse filter (${column.slice(0, 100)})`);
  if (!OPERATORS.includes(operator))
    throw invalidQuery(
      `The operator "${operator.slice(0, 30)}" is not offered here; ${OPERATORS.join(', ')} are`,
    );
}

/** The length of the `(a,"b",c)` that a text begins with; 0 when it does not. */
function readValues(text: string): number {
  if (text[0] !== '(') return 0;
  let at = 1;
  for (let count = 1; count <= MAX_IN_VALUES; count += 1) {
    at += VALUE.exec(text.slice(at))?.[0].length ?? 0;
    if (text[at] === ')') return at + 1;
    if (text[at] !== ',') return 0;
    at += 1;
  }
  return 0;
}

/** A whole `(a.eq.1,and(b.gt."x",c.is.null))`; answers how many conditions it holds. */
function assertTree(text: string): number {
  const tree = readTree(text, 1);
  if (tree.length !== text.length) throw invalidQuery('failed to parse logic tree');
  return tree.conditions;
}

function readTree(text: string, depth: number): { length: number; conditions: number } {
  if (depth > MAX_DEPTH || text[0] !== '(') throw invalidQuery('failed to parse logic tree');
  let at = 1;
  let conditions = 0;
  for (;;) {
    const rest = text.slice(at);
    const branch = /^(?:and|or)(?=\()/.exec(rest)?.[0];
    const read = branch ? readTree(rest.slice(branch.length), depth + 1) : readCondition(rest);
    at += (branch?.length ?? 0) + read.length;
    conditions += read.conditions;
    if (conditions > MAX_CONDITIONS) throw invalidQuery('The query has too many conditions');
    if (text[at] === ')') return { length: at + 1, conditions };
    if (text[at] !== ',') throw invalidQuery('failed to parse logic tree');
    at += 1;
  }
}

function readCondition(text: string): { length: number; conditions: number } {
  const [start, column = '', operator = ''] = /^([^.,()"]*)\.([^.,()"]*)\./.exec(text) ?? [];
  if (start === undefined) throw invalidQuery('failed to parse logic tree');
  assertComparison(column, operator);
  const rest = text.slice(start.length);
  const length = operator === 'in' ? readValues(rest) : (VALUE.exec(rest)?.[0].length ?? 0);
  if (length === 0 || (operator === 'is' && !IS.test(rest.slice(0, length))))
    throw invalidQuery('failed to parse logic tree');
  return { length: start.length + length, conditions: 1 };
}
