import type { Roll } from '../engine/dice.ts';
import { RANKED_RULES } from '../engine/rule-sets/all.ts';
import { totalOf } from '../engine/scorecard.ts';
import { type Choices, makeChoices } from '../engine/strategy/choices.ts';
import { playPar } from '../engine/strategy/par.ts';
import { reviewGame } from '../engine/strategy/review.ts';
import { decodeTable } from '../engine/strategy/table.ts';
import type { Turn } from '../engine/transcript.ts';
import { parseMoves } from './move-log.ts';

/** Optimal play, as the Worker needs it. */
export interface Strategy {
  /**
   * The points that a finished game's decisions lost, in hundredths. `moves` is its log
   * (move-log.ts), `rolls` the day's; those not dealt to it are not looked at.
   */
  readonly lostIn: (moves: string, rolls: readonly Roll[]) => Promise<number>;
  /** What optimal play without foresight scores on a day's dice. */
  readonly parOf: (rolls: readonly Roll[]) => Promise<number>;
}

/** Tables that this isolate has unpacked, or is about to. */
const UNPACKED = new WeakMap<ArrayBuffer, Promise<Choices>>();

/** Unpacks the table (gzip, engine/strategy/table.ts) when it is first needed, once an isolate. */
export function createStrategy(table: ArrayBuffer): Strategy {
  const choices = () => {
    const unpacked = UNPACKED.get(table) ?? unpack(table);
    UNPACKED.set(table, unpacked);
    return unpacked;
  };
  return {
    lostIn: async (moves, rolls) => {
      const { lost } = reviewGame(await choices(), parseMoves(moves) as Turn[], rolls);
      return Math.round(100 * lost);
    },
    parOf: async (rolls) => totalOf(playPar(await choices(), rolls).game.card),
  };
}

async function unpack(table: ArrayBuffer): Promise<Choices> {
  const stream = new Blob([table]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return makeChoices(decodeTable(RANKED_RULES, bytes));
}
