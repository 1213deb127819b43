import { asc, eq } from 'drizzle-orm';
import { dayOfNumber } from '../../engine/day.ts';
import { parseElapsed, parseMoves } from '../move-log.ts';
import type { ExportAnswer } from '../wire.ts';
import { selectAttempts } from './attempts.ts';
import type { Database } from './database.ts';
import { shownLost } from './entries.ts';
import { entries, players, reports } from './schema.ts';
import { tombstonesOf } from './tombstones.ts';

/** All that is kept of whoever has this token, but for its hash and our inner ids; null if nothing is. */
export async function exportOf(
  db: Database,
  tokenHash: string,
): Promise<Omit<ExportAnswer, 'exportedAt'> | null> {
  const [player] = await db.select().from(players).where(eq(players.tokenHash, tokenHash));
  const tombstones = (await tombstonesOf(db, tokenHash)).map(dayOfNumber);
  if (!player && tombstones.length === 0) return null;
  const id = player?.id ?? '';
  const [attempts, entered, reported] = await db.batch([
    selectAttempts(db, id),
    db.select().from(entries).where(eq(entries.player, id)).orderBy(asc(entries.day)),
    db.select().from(reports).where(eq(reports.reporter, id)).orderBy(asc(reports.at)),
  ]);
  return {
    player: player
      ? { name: player.name, generated: player.generated === 1, createdAt: player.createdAt }
      : null,
    attempts: attempts.map((attempt) => ({
      day: dayOfNumber(attempt.day),
      startedAt: attempt.startedAt,
      movedAt: attempt.movedAt,
      turns: parseMoves(attempt.moves),
      elapsed: parseElapsed(attempt.elapsed),
      finished: attempt.finished === 1,
      restored: attempt.restored === 1,
      ...shownLost(attempt.lost),
    })),
    entries: entered.map(({ day, id, negTotal, at, moves, flags, cleared, hidden, lost }) => ({
      day: dayOfNumber(day),
      id,
      total: -negTotal,
      at,
      turns: parseMoves(moves),
      flags,
      cleared,
      hidden: hidden === 1,
      ...shownLost(lost),
    })),
    tombstones,
    reports: reported.map(({ day, entry, name, at }) => ({
      day: dayOfNumber(day),
      entry,
      name,
      at,
    })),
  };
}
