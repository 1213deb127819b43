import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', ROOT), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What running the product makes, and the repository does not hold. */
const made = readFileSync(new URL('.gitignore', ROOT), 'utf8').split('\n');

/** Code between single backticks, and the lines of code blocks. */
const spans = [...readme.replaceAll(/^```.*$[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
  ([, code]) => code!,
);
const blocks = [...readme.matchAll(/^```.*$([\s\S]*?)^```$/gm)].map(([, code]) => code!);

/** Code that names a file or a folder of the repository, not an address of the product. */
const paths = new Set([
  ...spans.filter((code) => isPath(code) && !made.includes(code)),
  ...[...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map(([, target]) => target!),
]);

/** What npm is told to run: `npm start`, `npm test`, `npm run NAME`. */
const commands = new Set(
  [...[...spans, ...blocks].join('\n').matchAll(/npm (?:run (?:-s |--silent )?)?([\w:-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'ci'),
);

test('the README names paths and commands', () => {
  expect(paths.size).toBeGreaterThanOrEqual(5);
  expect([...commands]).toEqual(expect.arrayContaining(['start', 'test']));
});

test.for([...paths])('%s, named by the README, exists', (path) => {
  expect(existsSync(new URL(path, ROOT))).toBe(true);
});

test.for([...commands])('npm run %s, named by the README, exists', (name) => {
  expect(Object.keys(scripts)).toContain(name);
});

test('the README keeps the order of its sections', () => {
  const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const order = [
    'Running it',
    'Folders',
    'Rules',
    'Transcript',
    'What a verified score proves, and what not',
    'Deploying',
    'Configuration',
    'Licence',
  ];
  expect(headings.filter((heading) => order.includes(heading!))).toEqual(order);
});

/** True for `web/main.ts`, `web/` and `package.json`, but not for a rule set such as `forced-joker/1`. */
function isPath(code: string): boolean {
  if (/^\.?[\w-]+\.(?:toml|json|md)$/.test(code)) return true;
  return /^\.?[\w-][\w.-]*\/[\w./-]*$/.test(code) && !/\/\d+$/.test(code);
}
