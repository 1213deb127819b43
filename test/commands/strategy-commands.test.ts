import { expect, test } from 'vitest';
import { parseRolls } from '../../engine/dice.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { Transcript } from '../../engine/transcript.ts';
import { runCommand } from '../support/commands.ts';
import { readJsonLines } from '../support/json-lines.ts';

const DAYS = readJsonLines<{ dice: string; perfect: number }>(
  new URL('../engine/strategy/perfect.jsonl', import.meta.url),
);
const POSITION = {
  filled: ['ones'],
  upper: 3,
  fiveOfAKindScored: false,
  dice: '44242',
  rollsLeft: 2,
};
const MALFORMED = { ok: false, code: 'malformed' };

test('advise answers each line with all moves, best first, and takes it at its word', {
  timeout: 120_000,
}, async () => {
  const broken = [
    'no JSON',
    'null',
    '{}',
    '[]',
    { ...POSITION, dice: '4424' },
    { ...POSITION, dice: '44247' },
    { ...POSITION, rollsLeft: 3 },
    { ...POSITION, rollsLeft: '2' },
    { ...POSITION, upper: -1 },
    { ...POSITION, upper: 1.5 },
    { ...POSITION, filled: ['bonus'] },
    { ...POSITION, filled: ['ones', 'ones'] },
    { ...POSITION, fiveOfAKindScored: true },
    { ...POSITION, filled: RANKED_RULES.boxes.map(({ id }) => id) },
  ];
  const state = {
    filled: ['sixes', 'fives'],
    fiveOfAKindScored: false,
    dice: '12345',
    rollsLeft: 0,
  };
  const sums = [1, 20, 62, 63, 105].map((upper) => ({ ...state, upper }));
  const { answers, stderr } = await run('advise', [
    POSITION,
    { ...POSITION, rollsLeft: 0 },
    ...sums,
    ...broken,
  ]);
  const [first, scoring, ...rest] = answers as [Advice, Advice, ...unknown[]];
  expect(first.best).toEqual({ hold: '444' });
  expect(first.value).toBeCloseTo(249.3678, 4);
  expect(first.moves.length).toBe(12 + 12);
  expect(first.moves[0]).toEqual({ hold: '444', value: first.value });
  expect(scoring.best).toEqual({ score: 'fullHouse' });
  expect(scoring.moves.every((move) => 'score' in move)).toBe(true);
  // Upper sums that no play reaches are answered too.
  const values = (rest.splice(0, sums.length) as Advice[]).map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values[1]).toBeGreaterThan(values[0]!);
  expect(values[3]).toBe(values[4]);
  expect(rest).toEqual(broken.map(() => MALFORMED));
  expect(stderr).toBe('');
});

test('perfect answers with a game that scores it, and par', { timeout: 120_000 }, async () => {
  const broken = [{ dice: '1' }, { dice: DAYS[0]!.dice, day: '2026-02-30' }, 'x'];
  const lines = [...DAYS.map(({ dice }) => ({ dice })), { ...DAYS[0], day: '2026-11-30' }];
  const { answers } = await run('perfect', [...lines, ...broken]);
  const found = answers.slice(0, lines.length) as Perfect[];
  expect(found.map(({ perfect }) => perfect)).toEqual([298, 440, 410, 298]);
  for (const [index, { perfect, transcript, par }] of found.entries()) {
    const rolls = parseRolls(lines[index]!.dice!)!;
    const { game, fault } = replay(RANKED_RULES, transcript.turns, rolls);
    expect(fault).toBeNull();
    expect(totalOf(game.card)).toBe(perfect);
    expect(par).toBeLessThanOrEqual(perfect);
  }
  expect(found.map(({ transcript }) => transcript.day).slice(2)).toEqual([
    '1970-01-01',
    '2026-11-30',
  ]);
  expect(answers.slice(lines.length)).toEqual(broken.map(() => MALFORMED));
});

interface Advice {
  readonly value: number;
  readonly best: object;
  readonly moves: readonly ({ value: number } & object)[];
}

interface Perfect {
  readonly perfect: number;
  readonly transcript: Transcript;
  readonly par: number;
}

async function run(command: string, lines: readonly (object | string)[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const text = input.map((line) => `${line}\n`).join('');
  const { stdout, stderr, status } = await runCommand(command, text);
  expect(status).toBe(0);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { answers, stderr };
}
