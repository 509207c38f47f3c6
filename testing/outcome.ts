import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Failure = { name: string; messages: string[] };

const LINES_OF_A_MESSAGE = 12;

/** What a suite came to, for `npm test` to tell at its end, where it is seen. */
export function writeOutcome(passed: number, failures: Failure[]): void {
  const file = process.env.OUTCOME_FILE;
  if (!file) throw new Error('OUTCOME_FILE says where the outcome is written');
  const texts = failures.map(({ name, messages }) => [name, ...messages.map(firstLines)].join('\n'));
  writeFileSync(file, JSON.stringify({ passed, failures: texts }));
}

function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/vitest/'));
  return lines
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `    ${line}`)
    .join('\n');
}
