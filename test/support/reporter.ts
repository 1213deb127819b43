import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Ends a run with the plain line `N passed, N failed`, summed over all projects. */
export class SumReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    console.log(`${passed} passed, ${failed + broken + unhandledErrors.length} failed`);
  }
}
