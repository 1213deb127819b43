import { type Scorecard, sectionBonus, totalOf } from '../../scorecard.ts';
import { stateOfCard } from '../card-state.ts';
import type { Choices } from '../choices.ts';
import { valueOfState } from '../solution.ts';
import { deviationOfState, type Spread } from '../spread.ts';
import type { State } from '../states.ts';
import { type Appraise, type LookAhead, lookAhead, moveByLookAhead } from './look-ahead.ts';
import { makeMaestro } from './maestro.ts';
import type { Policy } from './policy.ts';
import { isExact, makeProspects, type Prospects, stateAfterPoints } from './prospects.ts';

/** While more turns are left, the most points are the best way to win. */
const TURNS_PLAYED_TO_WIN = 4;

/** What a point counts beside the chance to win: it decides where the chance is the same. */
const POINT = 1e-6;

/**
 * Plays to win. In the last turns it wants the greatest chance to end above every other card, a
 * shared first place counting half: its own turn is looked through exactly, and what all games may
 * bring afterwards is known by its distribution. Earlier, or alone, it plays like Maestro.
 */
export function makeRival(choices: Choices, spread: Spread, turns = TURNS_PLAYED_TO_WIN): Policy {
  const playMaestro = makeMaestro(choices);
  const table = { choices, spread, prospectsOf: makeProspects(choices, spread) };
  let last: (LookedThrough & { readonly others: readonly Scorecard[] }) | null = null;
  return (game, pick, others = []) => {
    const { card } = game;
    if (others.length === 0 || card.scores.length - game.turn > turns) {
      return playMaestro(game, pick);
    }
    const isSame = last?.card === card && last.others.every((it, at) => it === others[at]);
    if (!last || !isSame) {
      const appraise = chanceToWin(table, card, others);
      last = { card, others, appraise, turn: lookAhead(card, appraise) };
    }
    return moveByLookAhead(game, last.turn, last.appraise);
  };
}

interface LookedThrough {
  readonly card: Scorecard;
  readonly appraise: Appraise;
  readonly turn: LookAhead;
}

/** What is known of the states that cards are in. */
interface Knowledge {
  readonly choices: Choices;
  readonly spread: Spread;
  readonly prospectsOf: (state: State) => Prospects;
}

/** The chance to end above all others after a score. */
function chanceToWin(
  knowledge: Knowledge,
  card: Scorecard,
  others: readonly Scorecard[],
): Appraise {
  const { space } = knowledge.choices.solution;
  const state = stateOfCard(space, card);
  const made = pointsMade(card);
  const beats = others.map((other) => chanceToBeat(knowledge, other));
  const known = new Map<number, number>();
  return (box, points) => {
    // Points fit ten bits.
    const key = 1024 * box + points;
    const before = known.get(key);
    if (before !== undefined) return before;
    const prospects = knowledge.prospectsOf(stateAfterPoints(space, state, box, points));
    let worth = 0;
    for (const [toCome, chance] of prospects) {
      const total = made + points + toCome;
      worth += chance * (beats.reduce((all, beat) => all * beat(total), 1) + POINT * total);
    }
    known.set(key, worth);
    return worth;
  };
}

/** The chance that a final total ends above another card, half of a draw included. */
function chanceToBeat(
  { choices, spread, prospectsOf }: Knowledge,
  card: Scorecard,
): (total: number) => number {
  const { solution } = choices;
  const state = stateOfCard(solution.space, card);
  const made = pointsMade(card);
  if (!isExact(solution.space, state)) {
    const mean = made + valueOfState(solution, state);
    const deviation = deviationOfState(spread, state);
    return (total) => normal((total - mean) / deviation);
  }
  const prospects = prospectsOf(state);
  return (total) => {
    let chance = 0;
    for (const [toCome, share] of prospects) {
      const ahead = total - made - toCome;
      if (Math.abs(ahead) < 1e-3) chance += share / 2;
      else if (ahead > 0) chance += share;
    }
    return chance;
  };
}

/** Points on the card but for the upper bonus, which the value of a state counts as still to be paid. */
function pointsMade(card: Scorecard): number {
  return totalOf(card) - sectionBonus(card, 'upper');
}

/** The normal distribution function, to 1e-7 (Abramowitz and Stegun, 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const terms = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const series = terms.reduce((sum, term) => (sum + term) * t, 0);
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x > 0 ? 1 - tail : tail;
}
