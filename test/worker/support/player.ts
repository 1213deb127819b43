import type { Day } from '../../../engine/day.ts';
import { parseRoll } from '../../../engine/dice.ts';
import { beginGame, type Game, type Move, play, rollsLeft } from '../../../engine/game.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { totalOf } from '../../../engine/scorecard.ts';
import { worthOfBoxes } from '../../../engine/scoring.ts';
import { formatTranscript, type Transcript, type Turn } from '../../../engine/transcript.ts';
import type { AttemptAnswer, EntryAnswer, MoveAnswer } from '../../../worker/wire.ts';
import type { Client } from './client.ts';

/** How a player decides. The game is under way. */
export type Style = (game: Extract<Game, { phase: 'rolling' }>) => Move;

/** Scores every first roll in the first legal box. */
export const hasty: Style = (game) => ({ score: legalBoxes(game)[0]! });
/** Scores every first roll in the last legal box. */
export const backward: Style = (game) => ({ score: legalBoxes(game).at(-1)! });
/** Rolls all dice twice, then takes the box that is worth most. */
export const patient: Style = (game) =>
  rollsLeft(game) > 0 ? { hold: 0 } : { score: bestBox(game) };

/** A game that was played to its end over HTTP. */
export interface PlayedGame {
  readonly transcript: Transcript;
  readonly total: number;
  readonly rolls: readonly string[];
}

export function attemptPath(day: Day): string {
  return `/api/challenges/${day}/attempt`;
}

/** Plays a day from its first roll to its last box. */
export async function playDay(client: Client, day: Day, style: Style = hasty): Promise<PlayedGame> {
  const begun = await client.post<AttemptAnswer>(attemptPath(day), {});
  const rolls = [...begun.rolls];
  const moves: Move[] = [];
  let game: Game = beginGame(RANKED_RULES, parseRoll(rolls[0]!)!);
  while (game.phase === 'rolling') {
    const move = style(game);
    const body = { step: moves.length, move };
    const { roll } = await client.post<MoveAnswer>(`${attemptPath(day)}/moves`, body);
    if (roll !== null) rolls.push(roll);
    moves.push(move);
    game = play(game, move, roll === null ? undefined : parseRoll(roll)!) as Game;
  }
  const transcript = formatTranscript(RANKED_RULES, day, turnsOf(moves));
  return { transcript, total: totalOf(game.card), rolls };
}

/** Submits a played game. */
export function submit(client: Client, { transcript, total }: PlayedGame): Promise<Response> {
  return client.call('POST', `/api/challenges/${transcript.day}/entries`, { transcript, total });
}

/** Plays a day and enters it. */
export async function enterDay(client: Client, day: Day, style?: Style): Promise<EntryAnswer> {
  const response = await submit(client, await playDay(client, day, style));
  return response.json();
}

function turnsOf(moves: readonly Move[]): Turn[] {
  const turns: Turn[] = [];
  let holds: number[] = [];
  for (const move of moves) {
    if ('hold' in move) {
      holds.push(move.hold);
      continue;
    }
    turns.push({ holds, box: move.score });
    holds = [];
  }
  return turns;
}

function legalBoxes(game: Parameters<Style>[0]): string[] {
  const worths = worthOfBoxes(game.card, game.roll);
  return RANKED_RULES.boxes.filter((_, box) => typeof worths[box] === 'number').map(({ id }) => id);
}

function bestBox(game: Parameters<Style>[0]): string {
  const worths = worthOfBoxes(game.card, game.roll).map((worth) => Number(worth));
  const best = Math.max(...worths.filter((worth) => !Number.isNaN(worth)));
  return RANKED_RULES.boxes[worths.indexOf(best)]!.id;
}
