import { expect, test, vi } from 'vitest';
import type { SerializedError, TestModule } from 'vitest/node';
import { SumReporter } from '../support/reporter.ts';

test('the sum of a run is one plain line', () => {
  expect(lineOf([moduleOf('passed', 'passed'), moduleOf('failed', 'passed')])).toBe(
    '3 passed, 1 failed',
  );
});

test('a module that does not load and an error outside of tests count as failed', () => {
  const broken = moduleWith([], [{ message: 'no such file' }]);
  const stray = { message: 'rejected', name: 'Error' };
  expect(lineOf([moduleOf('passed'), broken], [stray])).toBe('1 passed, 2 failed');
});

function lineOf(modules: readonly TestModule[], errors: readonly SerializedError[] = []): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  new SumReporter().onTestRunEnd(modules, errors);
  const [[line] = []] = log.mock.calls;
  log.mockRestore();
  return line;
}

function moduleOf(...states: string[]): TestModule {
  return moduleWith(states, []);
}

function moduleWith(states: readonly string[], errors: readonly object[]): TestModule {
  const tests = states.map((state) => ({ result: () => ({ state }) }));
  const module = { children: { allTests: () => tests.values() }, errors: () => errors };
  return module as unknown as TestModule;
}
