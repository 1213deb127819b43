import { env } from 'cloudflare:workers';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../../engine/day.ts';
import { replay } from '../../../engine/replay.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { totalOf } from '../../../engine/scorecard.ts';
import { createServices } from '../../../worker/app.ts';
import { rollsOfDay } from '../../../worker/daily-challenge.ts';
import type { D1 } from '../../../worker/db/database.ts';
import { parseMoves } from '../../../worker/move-log.ts';
import { assets } from './assets.ts';
import { table } from './table.ts';
import { createWorld, KEYS, type World } from './world.ts';

// The database's clock is the real one, so only days that are really over can be published.
let lastNumber = 100;

/** A past day that no other test of the file uses, and a world at its noon. */
export function pastDay(): { day: Day; world: World } {
  lastNumber += 1;
  const day = dayOfNumber(lastNumber);
  return { day, world: createWorld({ now: timesOf(day).opensAt + 43_200_000 }) };
}

/** What scheduled work stands on at a time of the Worker's clock. */
export function servicesAt(now: number, db: D1 = env.DB) {
  return createServices({
    env: { DB: db as D1Database, ASSETS: assets, DICE_KEYS: KEYS },
    now: () => now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
  });
}

/** A finished game of an invented player, as it should stand on the board. */
export interface SeededGame {
  readonly player: string;
  readonly moves: string;
  readonly total: number;
  readonly at: number;
  readonly flags: number;
}

/**
 * Finished games of invented players, as rows: each scores every first roll, in an order of its own;
 * every tenth as fast as no person. Returned as they should be entered, in the order of the board.
 */
export async function seedFinished(day: Day, count: number): Promise<SeededGame[]> {
  const rolls = (await rollsOfDay(servicesAt(timesOf(day).opensAt), day))!;
  const games: SeededGame[] = [];
  for (let seed = 1; games.length < count; seed += 1) {
    const moves = shuffled('abcdefghijklm', seed);
    const { game, fault } = replay(RANKED_RULES, parseMoves(moves), rolls);
    if (fault) continue;
    const at = games.length;
    const player = `${dayNumber(day)}-${String((at * 7919) % count).padStart(7, '0')}`;
    games.push({ player, moves, total: totalOf(game.card), at, flags: at % 10 === 0 ? 1 : 0 });
  }
  const rows = games.map(({ player, moves, at, flags }) => {
    return [player, moves, at, (flags ? '01' : '0k').repeat(moves.length)];
  });
  await env.DB.prepare(
    `INSERT INTO attempts (day, player, started_at, moved_at, moves, elapsed, finished)
     SELECT ?1, value ->> 0, 0, value ->> 2, value ->> 1, value ->> 3, 1 FROM json_each(?2)`,
  )
    .bind(dayNumber(day), JSON.stringify(rows))
    .run();
  return games.toSorted((one, other) => other.total - one.total || one.at - other.at);
}

/** The characters in another order, the same for the same seed. */
function shuffled(text: string, seed: number): string {
  const characters = [...text];
  let state = seed;
  for (let at = characters.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = (state >>> 8) % (at + 1);
    [characters[at], characters[other]] = [characters[other]!, characters[at]!];
  }
  return characters.join('');
}
