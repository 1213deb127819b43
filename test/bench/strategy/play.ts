import type { Roll } from '../../../engine/dice.ts';
import { isFault } from '../../../engine/faults.ts';
import { beginGame, type Game, play } from '../../../engine/game.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { type Scorecard, totalOf } from '../../../engine/scorecard.ts';
import type { Pick, Policy } from '../../../engine/strategy/players/policy.ts';

/** The total of a policy's game on known dice. */
export function totalOfPolicy(policy: Policy, rolls: readonly Roll[], pick: Pick): number {
  let game: Game = beginGame(RANKED_RULES, rolls[0]!);
  for (let dealt = 1; game.phase === 'rolling'; dealt += 1) {
    game = move(game, policy, rolls[dealt], pick, []);
  }
  return totalOf(game.card);
}

/**
 * The totals of two policies that take turns, the first one first, each on its own dice. Both see
 * the other's card.
 */
export function totalsOfDuel(
  policies: readonly [Policy, Policy],
  dice: readonly [readonly Roll[], readonly Roll[]],
  pick: Pick,
): [number, number] {
  const games: [Game, Game] = [
    beginGame(RANKED_RULES, dice[0][0]!),
    beginGame(RANKED_RULES, dice[1][0]!),
  ];
  const dealt: [number, number] = [1, 1];
  for (let turn = 0; turn < 2 * RANKED_RULES.boxes.length; turn += 1) {
    const who = (turn % 2) as 0 | 1;
    const others: readonly Scorecard[] = [games[1 - who]!.card];
    const before = games[who].card;
    while (games[who].phase === 'rolling' && games[who].card === before) {
      games[who] = move(games[who], policies[who], dice[who][dealt[who]], pick, others);
      dealt[who] += 1;
    }
  }
  return [totalOf(games[0].card), totalOf(games[1].card)];
}

function move(
  game: Extract<Game, { phase: 'rolling' }>,
  policy: Policy,
  next: Roll | undefined,
  pick: Pick,
  others: readonly Scorecard[],
): Game {
  const after = play(game, policy(game, pick, others), next);
  if (isFault(after)) throw new Error(`A computer player made an illegal move: ${after.code}`);
  return after;
}
