import { expect, test } from 'vitest';
import { runCommand } from '../support/commands.ts';
import { type RecordedGame, readRecordedGames } from '../support/recorded-games.ts';

const games = readRecordedGames();
const GAME = games.find(({ name }) => name.startsWith('every box at a good roll'))!;
const BY_SEED = games.find(({ seed }) => seed !== undefined)!;
const MALFORMED = { ok: false, code: 'malformed' };

test('every recorded game gets its verdict, in order, and nothing else is printed', async () => {
  const { status, stdout, stderr } = await audit(games.map((game) => JSON.stringify(game)));
  expect(stdout).toBe(games.map(({ expected }) => `${JSON.stringify(expected)}\n`).join(''));
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('the verdict has exactly the properties of the contract', async () => {
  const { stdout } = await audit([JSON.stringify(GAME)]);
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    total: 311,
    upper: 63,
    upperBonus: 35,
    fiveOfAKindBonuses: 0,
    scores: [3, 6, 9, 12, 15, 18, 18, 26, 25, 30, 40, 50, 24],
  });
});

test('lines that hold no game are malformed, each with its answer', async () => {
  const lines = [
    '',
    ' ',
    'no JSON',
    '{"dice":',
    'null',
    '13',
    '[]',
    '{}',
    '\u0000',
    withGame({ seed: BY_SEED.seed }),
    withGame({ dice: undefined }),
    withGame({ dice: undefined, seed: undefined, name: 'neither' }),
    withGame({ dice: null }),
    withGame({ dice: GAME.dice!.slice(1) }),
    withGame({ dice: `${GAME.dice}1` }),
    withGame({ dice: `7${GAME.dice!.slice(1)}` }),
    withGame({ dice: [...GAME.dice!].map(Number) }),
    withGame({ dice: undefined, seed: 'f'.repeat(63) }),
    withGame({ dice: undefined, seed: 'f'.repeat(66) }),
    withGame({ dice: undefined, seed: `g${'f'.repeat(63)}` }),
    withGame({ dice: undefined, seed: 13 }),
    withGame({ total: '311' }),
    withGame({ total: null }),
    withGame({ transcript: undefined }),
    withGame({ transcript: JSON.stringify(GAME.transcript) }),
    '{"__proto__":{"dice":1}}',
  ];
  const answers = await audited(lines);
  expect(answers).toEqual(lines.map(() => MALFORMED));
});

test('a claimed total is judged last, and only when there is one', async () => {
  const wrongDay = { ...GAME.transcript, version: 2 };
  expect(
    await audited([
      withGame({ total: undefined }),
      withGame({ total: 312 }),
      withGame({ total: 311.5 }),
      withGame({ total: 1, transcript: wrongDay }),
    ]),
  ).toEqual([
    GAME.expected,
    { ok: false, code: 'total-mismatch' },
    { ok: false, code: 'total-mismatch' },
    { ok: false, code: 'unsupported-version' },
  ]);
});

test('any well-formed day and unknown properties of the line are accepted', async () => {
  const transcript = { ...GAME.transcript, day: '1970-01-01' };
  expect(await audited([withGame({ transcript, source: 'a\u2028b' })])).toEqual([GAME.expected]);
});

test('a seed may be written in capitals', async () => {
  const { seed, expected, transcript } = BY_SEED;
  const line = JSON.stringify({ seed: seed!.toUpperCase(), transcript });
  expect(await audited([line])).toEqual([expected]);
});

test('line ends may be CRLF, and the last line needs none', async () => {
  const text = `${JSON.stringify(GAME)}\r\n\r\n${JSON.stringify(GAME)}`;
  const { stdout } = await runCommand('audit', text);
  const answers = [GAME.expected, MALFORMED, GAME.expected];
  expect(stdout).toBe(answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
});

test('no input is no answer', async () => {
  expect(await runCommand('audit', '')).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('100,000 lines are answered one by one', async () => {
  const line = JSON.stringify(GAME);
  const { status, stdout } = await audit(Array(100_000).fill(line));
  expect(status).toBe(0);
  const answer = `${JSON.stringify(GAME.expected)}\n`;
  expect(stdout.length).toBe(100_000 * answer.length);
  expect(stdout === answer.repeat(100_000)).toBe(true);
});

/** `GAME` as a line, with some of its properties replaced or, by undefined, removed. */
function withGame(change: Partial<Record<keyof RecordedGame | 'source', unknown>>): string {
  return JSON.stringify({ ...GAME, ...change });
}

async function audit(lines: readonly string[]) {
  return runCommand('audit', lines.map((line) => `${line}\n`).join(''));
}

async function audited(lines: readonly string[]): Promise<unknown[]> {
  const { stdout } = await audit(lines);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
