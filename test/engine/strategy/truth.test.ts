import { expect, test } from 'vitest';
import { type Roll, rollAgain } from '../../../engine/dice.ts';
import { emptyCard, type Scorecard } from '../../../engine/scorecard.ts';
import { fiveOfAKindBonus, worthOfBox } from '../../../engine/scoring.ts';
import { type Solution, valueOfState } from '../../../engine/strategy/solution.ts';
import { type State, sumsOf } from '../../../engine/strategy/states.ts';
import { seededPick } from '../../support/random-games.ts';
import { allRolls } from '../../support/rolls.ts';
import { rankedSolution } from '../../support/solution.ts';

// The value of a turn worked out from its definition alone: sorted rolls, holds tried one by one,
// and for what each keeps the full table of where the 7,776 next fives lead. No lattice, and no
// sharing of work between states.

/** The sorted rolls that may follow, and the chance of each. */
interface Outcomes {
  readonly rolls: Int16Array;
  readonly chances: Float64Array;
}

const ALL = allRolls();
const SORTED = [...new Set(ALL.map(sorted))].sort();
const INDEX = new Map(SORTED.map((digits, index) => [digits, index]));
const ROLLS = SORTED.map((digits) => Array.from(digits, Number) as unknown as Roll);
/** By the faces kept, sorted. */
const OUTCOMES = new Map<string, Outcomes>();
/** For each sorted roll, the faces that its 32 holds keep. */
const KEPT: readonly (readonly string[])[] = ROLLS.map(keptByHolds);

test('every state with one box open has its value by definition', () => {
  const solution = rankedSolution();
  const { space } = solution;
  let states = 0;
  for (let box = 0; box < 13; box += 1) {
    const filled = (2 ** 13 - 1) & ~(1 << box);
    for (const arePaid of filled & space.fivesBox ? [false, true] : [false]) {
      for (const upper of sumsOf(space, filled).sums) {
        const state = { filled, upper, arePaid };
        expect(valueOfState(solution, state)).toBeCloseTo(valueByDefinition(solution, state), 9);
        states += 1;
      }
    }
  }
  expect(states).toBe(260);
});

test('2,000 random states have their value by definition', () => {
  const solution = rankedSolution();
  const { space } = solution;
  const pick = seededPick(1575);
  for (let count = 0; count < 2_000; count += 1) {
    const filled = pick(2 ** 13 - 1);
    const { sums } = sumsOf(space, filled);
    const arePaid = (filled & space.fivesBox) !== 0 && pick(2) === 1;
    const state = { filled, upper: sums[pick(sums.length)]!, arePaid };
    expect(valueOfState(solution, state)).toBeCloseTo(valueByDefinition(solution, state), 9);
  }
});

function valueByDefinition(solution: Solution, state: State): number {
  let values = Float64Array.from(ROLLS, (roll) => bestScore(solution, state, roll));
  for (let rollsLeft = 1; rollsLeft <= 2; rollsLeft += 1) {
    const expected = expectations(values);
    values = values.map((value, roll) =>
      KEPT[roll]!.reduce((best, faces) => Math.max(best, expected.get(faces)!), value),
    );
  }
  return expectations(values).get('')!;
}

function bestScore(solution: Solution, state: State, roll: Roll): number {
  const card = cardOf(solution, state);
  const bonus = fiveOfAKindBonus(card, roll);
  let best = 0;
  for (let box = 0; box < 13; box += 1) {
    const points = worthOfBox(card, roll, box);
    if (typeof points === 'string') continue;
    const next = {
      filled: state.filled | (1 << box),
      upper: box < 6 ? Math.min(63, state.upper + points) : state.upper,
      arePaid: state.arePaid || (box === 11 && points === 50),
    };
    const isFull = next.filled === 2 ** 13 - 1;
    const toCome = isFull ? (next.upper >= 63 ? 35 : 0) : valueOfState(solution, next);
    best = Math.max(best, points + bonus + toCome);
  }
  return best;
}

function cardOf({ space }: Solution, { filled, arePaid }: State): Scorecard {
  const scores = space.rules.boxes.map((_, box) => {
    if (((filled >> box) & 1) === 0) return null;
    return box === 11 && arePaid ? 50 : 0;
  });
  return { ...emptyCard(space.rules), scores };
}

/** What each keep is worth if the rolls after it are worth these values. */
function expectations(values: Float64Array): Map<string, number> {
  const expected = new Map<string, number>();
  for (const [faces, { rolls, chances }] of OUTCOMES) {
    let sum = 0;
    for (let at = 0; at < rolls.length; at += 1) sum += chances[at]! * values[rolls[at]!]!;
    expected.set(faces, sum);
  }
  return expected;
}

function keptByHolds(roll: Roll): string[] {
  const kept = new Set<string>();
  for (let hold = 0; hold < 32; hold += 1) {
    const faces = sorted(roll.filter((_, position) => (hold >> position) & 1));
    if (!OUTCOMES.has(faces)) OUTCOMES.set(faces, outcomesOf(roll, hold));
    kept.add(faces);
  }
  return [...kept];
}

function outcomesOf(roll: Roll, hold: number): Outcomes {
  const counts = new Float64Array(ROLLS.length);
  for (const next of ALL) counts[INDEX.get(sorted(rollAgain(roll, hold, next)))!]! += 1;
  const rolls = Int16Array.from([...counts.keys()].filter((index) => counts[index]! > 0));
  return { rolls, chances: Float64Array.from(rolls, (index) => counts[index]! / ALL.length) };
}

function sorted(faces: readonly number[]): string {
  return faces.toSorted().join('');
}
