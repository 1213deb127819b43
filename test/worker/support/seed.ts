import { env } from 'cloudflare:workers';
import { type Day, dayNumber } from '../../../engine/day.ts';
import { createClient, type Server } from './client.ts';

const ROWS_A_STATEMENT = 2000;

/**
 * Enters that many games of invented players on a day, as rows. Totals lie between 100 and 399,
 * three hundred distinct ones at most, and repeat from there; points lost between 0 and 4.98, not
 * known of every five hundredth game.
 */
export async function seedEntries(server: Server, day: Day, count: number): Promise<void> {
  const number = dayNumber(day);
  await createClient(server).get(`/api/challenges/${day}`);
  const statements: D1PreparedStatement[] = [];
  for (let from = 0; from < count; from += ROWS_A_STATEMENT) {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)`;
    const until = Math.min(count, from + ROWS_A_STATEMENT);
    const player = `printf('%06d-%09d', ?3, i)`;
    statements.push(
      env.DB.prepare(
        `${numbers} INSERT INTO players SELECT ${player}, ${player}, 'Ana', 0, ?3 FROM n`,
      ).bind(from, until, number),
      env.DB.prepare(
        `${numbers} INSERT INTO entries (player, day, id, neg_total, at, moves, lost) SELECT ${player}, ?3, ${player}, -(100 + i * 7 % 300), i, 'abcdefghijklm', i * 11 % 500 - 1 FROM n`,
      ).bind(from, until, number),
    );
  }
  await env.DB.batch(statements);
}
