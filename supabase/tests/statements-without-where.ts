const STATEMENT =
  /\b(?:update\s+(?:only\s+)?[\w."%$]+(?:\s+as\s+\w+|\s+(?!set\b)\w+)?\s+set\b|delete\s+from\b)/gi;

/** The UPDATE and DELETE statements of a function's source, also those in its strings, that have no WHERE of their own. */
export function statementsWithoutWhere(source: string): string[] {
  const code = source.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(STATEMENT)]
    .map(({ index }) => statementAt(code, index))
    .filter((statement) => !/\bwhere\b/i.test(withoutParentheses(statement)))
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
}

/** Up to what ends it: a semicolon, the quote of the string it stands in, or the parenthesis around it. */
function statementAt(code: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < code.length; end++) {
    if (code[end] === '(') depth++;
    if (code[end] === ')' && --depth < 0) break;
    if (code[end] === ';' || (code[end] === "'" && isInString(code, start))) break;
    if (code[end] === '$' && /^\$\w*\$/.test(code.slice(end))) break;
  }
  return code.slice(start, end);
}

const isInString = (code: string, position: number) =>
  (code.slice(0, position).split("'").length - 1) % 2 === 1;

function withoutParentheses(statement: string): string {
  const shorter = statement.replace(/\([^()]*\)/g, '');
  return shorter === statement ? statement : withoutParentheses(shorter);
}
