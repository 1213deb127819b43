import { env } from 'cloudflare:workers';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../../engine/day.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { makeChoices } from '../../../engine/strategy/choices.ts';
import { IDEAL } from '../../../engine/strategy/strength.ts';
import { decodeTable } from '../../../engine/strategy/table.ts';
import { rollsOfDay } from '../../../worker/daily-challenge.ts';
import { publishDay } from '../../../worker/publish.ts';
import { type Habits, playDay } from '../../bench/strategy/noisy-player.ts';
import { seededPick } from '../../support/random-games.ts';
import { servicesAt } from './past-day.ts';
import { table } from './table.ts';

/** A simulated player, and of which of the days they play: from this one on, 0 being the first. */
export interface Simulated {
  readonly player: string;
  readonly habits: Habits;
  readonly from?: number;
}

/**
 * Days in a row as these players would have played their real dice, entered as rows: totals and
 * points lost are those of the games, the moves are not kept. The same for the same arguments.
 */
export async function playDays(
  first: number,
  count: number,
  simulated: readonly Simulated[],
): Promise<Day[]> {
  const choices = makeChoices(decodeTable(RANKED_RULES, await gunzip(table)));
  const pick = seededPick(first);
  const random = () => (pick(2 ** 30) + 0.5) / 2 ** 30;
  const days: Day[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOfNumber(first + at);
    const rolls = (await rollsOfDay(servicesAt(timesOf(day).opensAt), day))!;
    const rows = simulated
      .filter(({ from = 0 }) => at >= from)
      .map(({ player, habits }) => {
        const { luck, lost } = playDay(choices, rolls, habits, random);
        // As random as real ids, so that their order is not that of the players.
        const id = Array.from({ length: 16 }, () => 'abcdefghijklmnop'[pick(16)]).join('');
        return [player, id, -Math.round(IDEAL + luck - lost), Math.round(100 * lost)];
      });
    await env.DB.prepare(
      `INSERT INTO entries (player, day, id, neg_total, at, moves, lost)
       SELECT value ->> 0, ?1, value ->> 1, value ->> 2, 0, 'abcdefghijklm', value ->> 3 FROM json_each(?2)`,
    )
      .bind(dayNumber(day), JSON.stringify(rows))
      .run();
    days.push(day);
  }
  return days;
}

/** Publishes days that are over. */
export async function publishDays(days: readonly Day[]): Promise<void> {
  for (const day of days) {
    const now = timesOf(day).revealsAt;
    const published = await publishDay(servicesAt(now), day, now);
    if (!published) throw new Error(`${day} was not published`);
  }
}

async function gunzip(bytes: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
