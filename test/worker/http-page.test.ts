import { expect, test } from 'vitest';
import page from '../../worker/http.md?raw';
import { PROBLEM_CODES, statusOf } from '../../worker/problems.ts';
import { createWorld } from './support/world.ts';

const ROW = /^\| `(GET|POST|PATCH|PUT|DELETE) (\/api[^`]*)`/gm;

test('the page lists the calls that there are, and no others', () => {
  const listed = [...page.matchAll(ROW)].map(([, method, path]) => `${method} ${path}`);
  const routes = createWorld()
    .app.routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(listed.toSorted()).toEqual([...new Set(routes)].sort());
});

test('the page names every code that there is, and no others', () => {
  const codes = new Set(PROBLEM_CODES as readonly string[]);
  for (const code of codes) expect(page).toContain(`\`${code}\``);
  const refusals = [...page.matchAll(/^\| `[A-Z]+ .*\|([^|]*)\|$/gm)].map(([, cell]) => cell!);
  expect(refusals).toHaveLength([...page.matchAll(ROW)].length);
  for (const [, code] of refusals.join().matchAll(/`([a-z]+-[a-z-]+)`/g)) {
    expect(codes).toContain(code);
  }
});

test('statuses are those of the contract', () => {
  const byStatus = Object.groupBy(PROBLEM_CODES, (code) => statusOf(code));
  expect(Object.keys(byStatus).map(Number)).toEqual([
    400, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503,
  ]);
  expect(byStatus[403]).toEqual([
    'cross-site',
    'not-operator',
    'https-required',
    'day-not-open',
    'day-closed',
    'human-check-needed',
    'game-not-over',
  ]);
  expect(byStatus[409]).toEqual([
    'step-taken',
    'step-ahead',
    'already-played',
    'attempt-unfinished',
    'key-in-use',
    'restored',
    'not-the-moves-made',
  ]);
});
