import { CATEGORIES, type Category } from '../../engine/categories.ts';
import { countOf, type Face, HOLD_ALL, type Hold, type Roll } from '../../engine/dice.ts';
import { beginGame, type Game, type Move, play, rollsLeft } from '../../engine/game.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { worthOfBoxes } from '../../engine/scoring.ts';
import type { Turn } from '../../engine/transcript.ts';
import type { Pick, PlayedGame } from './random-games.ts';

/** About what a box brings in a good game; a roll goes where it beats that by most. */
const USUAL: Record<Category, number> = {
  ones: 2,
  twos: 5,
  threes: 8,
  fours: 12,
  fives: 16,
  sixes: 19,
  threeOfAKind: 22,
  fourOfAKind: 13,
  fullHouse: 22,
  smallStraight: 29,
  largeStraight: 32,
  fiveOfAKind: 17,
  chance: 22,
};

/** A game as people play it: keeps what lies most often, now and then content too soon. */
export function playPlausibly(rolls: readonly Roll[], pick: Pick): PlayedGame {
  const turns: Turn[] = [];
  let holds: Hold[] = [];
  let dealt = 1;
  let game: Game = beginGame(RANKED_RULES, rolls[0]!);
  while (game.phase === 'rolling') {
    const hold = rollsLeft(game) > 0 && pick(8) > 0 ? holdMost(game.roll) : HOLD_ALL;
    const move: Move = hold === HOLD_ALL ? { score: bestBox(game) } : { hold };
    game = play(game, move, rolls[dealt++]) as Game;
    if ('hold' in move) holds.push(move.hold);
    else {
      turns.push({ holds, box: move.score });
      holds = [];
    }
  }
  return { turns, game };
}

/** Holds the face that lies most often, the higher of two; all five of a large straight. */
function holdMost(roll: Roll): Hold {
  const isStraight = new Set(roll).size === 5 && !(roll.includes(1) && roll.includes(6));
  if (isStraight) return HOLD_ALL;
  const faces: Face[] = [6, 5, 4, 3, 2, 1];
  const most = faces.reduce((best, face) =>
    countOf(roll, face) > countOf(roll, best) ? face : best,
  );
  return roll.reduce((hold, die, at) => hold | (die === most ? 1 << at : 0), 0);
}

function bestBox(game: Extract<Game, { phase: 'rolling' }>): string {
  const worths = worthOfBoxes(game.card, game.roll);
  const gains = CATEGORIES.map((category, index) => {
    const worth = worths[index];
    return typeof worth === 'number' ? worth - USUAL[category] : Number.NEGATIVE_INFINITY;
  });
  return RANKED_RULES.boxes[gains.indexOf(Math.max(...gains))]!.id;
}
