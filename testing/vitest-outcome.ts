import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node';
import { type Failure, writeOutcome } from './outcome.ts';

/** A reporter; what failed outside of a test, in a hook or after its end, failed as well. */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeOutcome(tests.filter((test) => test.result().state === 'passed').length, [
      ...modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap(ownFailure)),
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => ({
          name: `${test.module.relativeModuleId} › ${test.fullName}`,
          messages: (test.result().errors ?? []).map(textOf),
        })),
      ...unhandled.map((error) => ({
        name: `outside of any test, the last one: ${error.VITEST_TEST_NAME ?? 'none'}`,
        messages: [textOf(error)],
      })),
    ]);
  }
}

function ownFailure(entity: TestModule | TestSuite): Failure[] {
  const errors = entity.errors();
  const name =
    entity.type === 'module'
      ? entity.relativeModuleId
      : `${entity.module.relativeModuleId} › ${entity.fullName}`;
  return errors.length > 0 ? [{ name, messages: errors.map(textOf) }] : [];
}

function textOf({ name, message, stack }: { name?: string; message: string; stack?: string }): string {
  return stack?.includes(message) ? stack : [`${name}: ${message}`, stack].join('\n');
}
