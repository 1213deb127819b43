import { createHash } from 'node:crypto';
import type { Day } from '../../../engine/day.ts';
import { parseRoll } from '../../../engine/dice.ts';
import { beginGame, type Game, type Move, play, rollsLeft } from '../../../engine/game.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { totalOf } from '../../../engine/scorecard.ts';
import { worthOfBoxes } from '../../../engine/scoring.ts';
import { formatTranscript, type Turn } from '../../../engine/transcript.ts';
import { formatMove } from '../../../worker/move-log.ts';
import type { AttemptAnswer, EntryAnswer, MoveAnswer } from '../../../worker/wire.ts';
import type { Pick } from '../../support/random-games.ts';
import type { Client } from '../../worker/support/client.ts';

/**
 * One game played over HTTP, call by call, by somebody who keeps a ledger of every answer. A call
 * that got no answer is sent again by the next `act`.
 */
export class LedgerPlayer {
  /** Moves that the server has acknowledged. */
  readonly moves: Move[] = [];
  /** The entry that the server has acknowledged. */
  entry: EntryAnswer['entry'] | null = null;
  private readonly client: Client;
  private readonly day: Day;
  private readonly pick: Pick;
  private game: Game | null = null;
  private pending: Move | null = null;

  constructor(client: Client, day: Day, pick: Pick) {
    this.client = client;
    this.day = day;
    this.pick = pick;
  }

  /** What the database calls this player, or null while the server has given no cookie. */
  get tokenHash(): string | null {
    const token = this.client.cookie?.split('=')[1];
    return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
  }

  /** The acknowledged moves as the database writes them. */
  get log(): string {
    return this.moves.map(formatMove).join('');
  }

  /** Makes the next call: begins, moves or submits. Throws when it gets no answer, or a refusal. */
  async act(): Promise<void> {
    if (!this.game) await this.begin();
    else if (this.game.phase === 'rolling') await this.move(this.game);
    else await this.submit(this.game);
  }

  /** What the server says that the attempt is now. */
  look(): Promise<AttemptAnswer> {
    return this.client.get(`/api/challenges/${this.day}/attempt`);
  }

  private async begin(): Promise<void> {
    const path = `/api/challenges/${this.day}/attempt`;
    const { rolls } = await this.client.post<AttemptAnswer>(path, {});
    this.game = beginGame(RANKED_RULES, parseRoll(rolls[0]!)!);
  }

  private async move(game: Extract<Game, { phase: 'rolling' }>): Promise<void> {
    this.pending ??= chooseMove(game, this.pick);
    const body = { step: this.moves.length, move: this.pending };
    const path = `/api/challenges/${this.day}/attempt/moves`;
    const { roll } = await this.client.post<MoveAnswer>(path, body);
    const next = roll === null ? undefined : parseRoll(roll)!;
    this.game = play(game, this.pending, next) as Game;
    this.moves.push(this.pending);
    this.pending = null;
  }

  private async submit(game: Game): Promise<void> {
    const transcript = formatTranscript(RANKED_RULES, this.day, turnsOf(this.moves));
    const body = { transcript, total: totalOf(game.card) };
    const path = `/api/challenges/${this.day}/entries`;
    this.entry = (await this.client.post<EntryAnswer>(path, body)).entry;
  }
}

/** A legal move: now and then a hold, mostly a box, so that games are short. */
function chooseMove(game: Extract<Game, { phase: 'rolling' }>, pick: Pick): Move {
  if (rollsLeft(game) > 0 && pick(3) === 0) return { hold: pick(32) };
  const worths = worthOfBoxes(game.card, game.roll);
  const legal = RANKED_RULES.boxes.filter((_, box) => typeof worths[box] === 'number');
  return { score: legal[pick(legal.length)]!.id };
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
