import { afterEach, expect, test, vi } from 'vitest';
import { parseRolls } from '../../engine/dice.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { askPar, askPerfect, askReview, StrategyFailure } from '../../web/strategy/ask.ts';
import streams from '../engine/strategy/perfect.jsonl?raw';
import { playPlausibly } from '../support/plausible-game.ts';
import { seededPick } from '../support/random-games.ts';

const [stream] = streams
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const ROLLS = parseRolls(stream.dice)!;
const { turns, game } = playPlausibly(ROLLS, seededPick(3));

/** As if the page had just been loaded anew: it will not be again. */
sessionStorage.setItem('trece:reloaded', String(Date.now()));
afterEach(() => vi.unstubAllGlobals());

// The first of all: no worker runs yet.
test('a worker that breaks down is said, and another is started', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      onerror: (() => void) | null = null;
      postMessage(): void {
        setTimeout(() => this.onerror?.());
      }
      terminate(): void {}
    },
  );
  await expect(askPerfect(ROLLS)).rejects.toEqual(new StrategyFailure('worker'));
  vi.unstubAllGlobals();
  expect(await askPerfect(ROLLS)).toBe(stream.perfect);
});

test('a game is judged: its total is the expectation, luck and what was lost', async () => {
  const heard: (number | null)[] = [];
  const review = await askReview(turns, ROLLS.slice(0, 39), (share) => heard.push(share));
  const { expected, luck, lost, decisions, lostByTurn } = review;
  expect(expected).toBeCloseTo(254.59, 2);
  expect(expected + luck - lost).toBeCloseTo(totalOf(game.card), 1);
  expect(decisions).toHaveLength(turns.reduce((sum, { holds }) => sum + holds.length + 1, 0));
  expect(lostByTurn).toHaveLength(13);
  expect(lostByTurn.reduce((sum, turn) => sum + turn)).toBeCloseTo(lost, 9);
  expect(heard.length).toBeGreaterThan(0);
});

test('a choice costs what its expected total is below the best', async () => {
  const { decisions } = await askReview(turns, ROLLS);
  const made = turns.flatMap(({ holds, box }) => [...holds, box]);
  for (const [at, { chosen, best, lost }] of decisions.entries()) {
    expect(best.expected - chosen.expected).toBeCloseTo(lost, 5);
    expect('score' in chosen ? chosen.score : chosen.hold).toBe(made[at]);
  }
  const { chosen, best } = decisions.at(-1)!;
  expect(chosen.expected).toBeCloseTo(totalOf(game.card), 5);
  expect(best).toEqual(chosen);
});

test('dice that were not dealt are not looked at', async () => {
  const dealt = turns.reduce((sum, { holds }) => sum + holds.length + 1, 0);
  const [all, own] = await Promise.all([
    askReview(turns, ROLLS),
    askReview(turns, ROLLS.slice(0, dealt)),
  ]);
  expect(own).toEqual(all);
});

test('par and perfect of known dice are found', async () => {
  const [par, perfect] = await Promise.all([askPar(ROLLS), askPerfect(ROLLS)]);
  expect(perfect).toBe(stream.perfect);
  expect(par).toBeGreaterThan(100);
  expect(par).toBeLessThanOrEqual(perfect);
});

test('a question without an answer fails and the next is answered', async () => {
  const spoilt = turns.with(1, turns[0]!);
  await expect(askReview(spoilt, ROLLS)).rejects.toEqual(new StrategyFailure('fault'));
  expect(await askPerfect(ROLLS)).toBe(stream.perfect);
});
