import path from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeOutcome } from './outcome.ts';

/** A reporter; what failed outside of a test failed as well. */
export default class PlaywrightOutcome implements Reporter {
  private tests: TestCase[] = [];
  private errors: TestError[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const failed = this.tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    writeOutcome(this.tests.filter((test) => test.outcome() === 'expected').length, [
      ...failed.map((test) => ({
        name: `${path.relative('.', test.location.file)}:${test.location.line} › ${test.title}`,
        messages: test.results.flatMap((result) => result.errors.map(textOf)),
      })),
      ...this.errors.map((error) => ({ name: 'outside of any test', messages: [textOf(error)] })),
    ]);
  }
}

function textOf({ message, value }: TestError): string {
  return message ?? value ?? '';
}
