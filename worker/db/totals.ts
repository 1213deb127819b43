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
  return db
    .select({
      above: sumWhen(sql`${totals.total} > -${entries.negTotal}`).as('above'),
      below: sumWhen(sql`${totals.total} < -${entries.negTotal}`).as('below'),
    })
    .from(entries)
    .innerJoin(totals, eq(totals.day, entries.day))
    .where(isOwn(day, player));
}

/** How many entries lie above a player's own; reads one row for each distinct total above it. */
export function selectAboveOwn(db: Database, day: Day, player: string) {
  return db
    .select({ above: sumWhen(sql`true`).as('above') })
    .from(entries)
    .innerJoin(totals, eq(totals.day, entries.day))
    .where(and(isOwn(day, player), sql`${totals.total} > -${entries.negTotal}`));
}

function isOwn(day: Day, player: string) {
  return and(eq(entries.player, player), eq(entries.day, dayNumber(day)));
}

function sumWhen(condition: SQL) {
  return sql<number>`coalesce(sum(${totals.count}) FILTER (WHERE ${condition}), 0)`;
}
