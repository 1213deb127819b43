import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Day, dayNumber } from '../../engine/day.ts';
import type { Database } from './database.ts';
import { entries, totals } from './schema.ts';

/** How many entries of a day lie above a total, and how many share it. */
export interface Above {
  readonly above: number;
  readonly equal: number;
}

/** The histogram in rising order; to be run or put in a batch. */
export function selectTotals(db: Database, day: Day) {
  return db
    .select({ total: totals.total, count: totals.count })
    .from(totals)
    .where(eq(totals.day, dayNumber(day)))
    .orderBy(asc(totals.total));
}

/** `Above` of a total that a cursor names; reads one row for each distinct total from it on. */
export function selectAbove(db: Database, day: Day, total: number) {
  return db
    .select({
      above: sumWhen(sql`${totals.total} > ${total}`).as('above'),
      equal: sumWhen(sql`${totals.total} = ${total}`).as('equal'),
    })
    .from(totals)
    .where(and(eq(totals.day, dayNumber(day)), gte(totals.total, total)));
}

/**
 * How many entries lie above and below a player's own; reads one row for each distinct total, and
 * none while there is no entry.
 */
export function selectAround(db: Database, day: Day, player: string) {
  const own = ownTotal(day, player);
  return db
    .select({
      above: sumWhen(sql`${totals.total} > ${own}`).as('above'),
      below: sumWhen(sql`${totals.total} < ${own}`).as('below'),
    })
    .from(totals)
    .where(and(eq(totals.day, dayNumber(day)), sql`${own} IS NOT NULL`));
}

/** How many entries lie above a player's own; reads one row for each distinct total above it. */
export function selectAboveOwn(db: Database, day: Day, player: string) {
  return db
    .select({ above: sql<number>`coalesce(sum(${totals.count}), 0)`.as('above') })
    .from(totals)
    .where(and(eq(totals.day, dayNumber(day)), sql`${totals.total} > ${ownTotal(day, player)}`));
}

function ownTotal(day: Day, player: string) {
  return sql`(SELECT -${entries.negTotal} FROM ${entries} WHERE ${entries.player} = ${player} AND ${entries.day} = ${dayNumber(day)})`;
}

/** A sum of counts; each needs a name of its own within a statement. */
function sumWhen(condition: SQL) {
  return sql<number>`coalesce(sum(${totals.count}) FILTER (WHERE ${condition}), 0)`;
}
