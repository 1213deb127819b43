import type { Roll } from '../../engine/dice.ts';
import { isFault } from '../../engine/faults.ts';
import { beginGame, type Game, type Move, play } from '../../engine/game.ts';
import { movesOf } from '../../engine/replay.ts';
import { type Scorecard, sectionBonus, totalOf } from '../../engine/scorecard.ts';
import type { Choices } from '../../engine/strategy/choices.ts';
import { type OutcomeOdds, oddsOfMove } from '../../engine/strategy/outcome-odds.ts';
import { holdOfKeep, type ValuedMove } from '../../engine/strategy/position.ts';
import { type Decision, lostByTurn, reviewGame } from '../../engine/strategy/review.ts';
import { valueTurn } from '../../engine/strategy/turn-values.ts';
import type { Turn } from '../../engine/transcript.ts';
import type { BoxOdds, ToldDecision, ToldMove, ToldReview } from './questions.ts';

/** Values closer than this differ only by how they were added up. */
const TIE = 1e-6;

/** The engine's review as the page shows it: holds instead of keeps, totals instead of what is to come. */
export function tellReview(
  choices: Choices,
  turns: readonly Turn[],
  rolls: readonly Roll[],
): ToldReview {
  const review = reviewGame(choices, turns, rolls);
  const cards = cardsOf(choices, turns, rolls);
  const moves = turns.flatMap(movesOf);
  return {
    decisions: review.decisions.map((decision, at) =>
      tell(choices, decision, moves[at]!, cards[at]!),
    ),
    expected: review.expected,
    luck: review.luck,
    lost: review.lost,
    lostByTurn: lostByTurn(review),
  };
}

function tell(choices: Choices, decision: Decision, move: Move, card: Scorecard): ToldDecision {
  const { turn, position, lost, luck } = decision;
  const { roll, rollsLeft } = position;
  // The values still to come count the upper bonus as paid at the end.
  const banked = totalOf(card) - sectionBonus(card, 'upper');
  // Where no roll is left there are no chances, and no values to tell them by.
  const values = rollsLeft > 0 ? valueTurn(choices, position.state) : null;
  const oddsOf = (it: ValuedMove) => sumByBox(oddsOfMove(choices, position, it, values));
  const chosen = tellMove(decision.chosen, roll, banked, move, oddsOf);
  const best = lost < TIE ? chosen : tellMove(decision.best, roll, banked, null, oddsOf);
  return { turn, roll, rollsLeft, chosen, best, lost: lost < TIE ? 0 : lost, luck };
}

/** `made` is the move itself where it was made: of equal faces it says which were held. */
function tellMove(
  move: ValuedMove,
  roll: Roll,
  banked: number,
  made: Move | null,
  oddsOf: (move: ValuedMove) => BoxOdds[],
): ToldMove {
  const expected = banked + move.value;
  if ('score' in move) return { score: move.score, points: move.points, expected };
  const hold = made && 'hold' in made ? made.hold : holdOfKeep(roll, move.keep);
  return { hold, odds: oddsOf(move), expected };
}

/** The boxes that a turn may end in with points, likeliest first. */
function sumByBox(odds: readonly OutcomeOdds[]): BoxOdds[] {
  const chances = new Map<string, number>();
  for (const { score, chance } of odds) {
    if (score.points > 0) chances.set(score.score, (chances.get(score.score) ?? 0) + chance);
  }
  return [...chances].map(([box, chance]) => ({ box, chance })).sort((a, b) => b.chance - a.chance);
}

/** The card before each move. */
function cardsOf(choices: Choices, turns: readonly Turn[], rolls: readonly Roll[]): Scorecard[] {
  const cards: Scorecard[] = [];
  let game: Game = beginGame(choices.solution.space.rules, rolls[0]!);
  for (const [at, move] of turns.flatMap(movesOf).entries()) {
    cards.push(game.card);
    // Every move but the last takes one roll.
    const next: ReturnType<typeof play> = play(game, move, rolls[at + 1]);
    if (isFault(next)) throw new Error(`The game cannot be reviewed: ${next.code}`);
    game = next;
  }
  return cards;
}
