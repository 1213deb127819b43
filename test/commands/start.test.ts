import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const RANDOM_SECRET = /^DICE_KEYS=k1=[0-9a-f]{64}$/;

/** Stands for npm and wrangler: says how it was called, and by which process. */
const ECHO = '#!/bin/sh\necho "$(basename "$0") $* [$$]"\n';

test('a missing .dev.vars is made, with a random secret that only its owner reads', () => {
  const secrets = [start().secrets, start().secrets];
  for (const text of secrets) expect(text.trimEnd()).toMatch(RANDOM_SECRET);
  expect(secrets[0]).not.toBe(secrets[1]);
});

test.for<[name: string, text: string]>([
  ['other settings', 'OTHER=1\n'],
  ['a last line without its end', 'OTHER=1'],
  ['a secret that is commented out', '#DICE_KEYS=k1=00\n'],
])('a file with %s keeps them and gains the secret', ([, text]) => {
  const [kept, added, ...rest] = start({ devVars: text }).secrets.split('\n');
  expect(kept).toBe(text.trimEnd());
  expect(added).toMatch(RANDOM_SECRET);
  expect(rest).toEqual(['']);
});

test.for(['DICE_KEYS=k1=00', 'A=1\nDICE_KEYS = "k1=00"\n', 'export DICE_KEYS=k1=00\nB=2\n'])(
  'a file with a secret stays as it is: %j',
  (text) => {
    expect(start({ devVars: text }).secrets).toBe(text);
  },
);

test('the page is built and the database migrated before the server starts', () => {
  const calls = start({ PORT: '9013' }).calls.map((call) => call.replace(/ \[\d+\]$/, ''));
  expect(calls).toEqual([
    'npm run --silent build',
    'wrangler d1 migrations apply DB --local --persist-to .wrangler/state',
    'wrangler dev --port 9013 --persist-to .wrangler/state',
  ]);
});

test('without PORT the server listens on 8787, and says where', () => {
  const { calls, output } = start();
  expect(calls.at(-1)).toContain('--port 8787');
  expect(output).toContain('http://localhost:8787');
});

test('the server takes the place of the script, so that signals reach it', () => {
  const { calls, output } = start();
  expect(calls.at(-1)).toContain(`[${/^pid (\d+)$/m.exec(output)?.[1]}]`);
});

test('npm start takes the place of its shell too', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(scripts.start).toBe('exec worker/commands/start.sh');
});

/** Runs the script in a folder of its own, with `ECHO` in the place of what it calls. */
function start({ devVars, PORT }: { devVars?: string; PORT?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'trece-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of ['npm', 'wrangler']) {
    writeFileSync(join(bin, name), ECHO);
    chmodSync(join(bin, name), 0o755);
  }
  const script = 'worker/commands/start.sh';
  cpSync(join(ROOT, script), join(folder, script));
  const file = join(folder, '.dev.vars');
  if (devVars !== undefined) writeFileSync(file, devVars);
  const { PORT: _, STATE: __, ...env } = process.env;
  const output = execFileSync('sh', ['-c', `echo "pid $$"; exec ${join(folder, script)}`], {
    encoding: 'utf8',
    env: { ...env, ...(PORT !== undefined && { PORT }) },
  });
  const calls = output.split('\n').filter((line) => /^(?:npm|wrangler) /.test(line));
  return { output, calls, secrets: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}
