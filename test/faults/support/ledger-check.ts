import type { DatabaseSync } from 'node:sqlite';
import { type Day, dayNumber } from '../../../engine/day.ts';
import type { LedgerPlayer } from './ledger-player.ts';

/** What the database holds that it should not, or lacks. Empty: nothing is wrong. */
export function findLosses(db: DatabaseSync, day: Day, players: readonly LedgerPlayer[]): string[] {
  return [
    ...findBroken(db),
    ...findMiscounted(db),
    ...players.flatMap((player) => findForgotten(db, day, player)),
  ];
}

/** Damage to the file itself. */
function findBroken(db: DatabaseSync): string[] {
  const rows = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** Days whose histogram, counter and rows differ. */
function findMiscounted(db: DatabaseSync): string[] {
  const rows = db
    .prepare(
      `SELECT day, -neg_total AS total, count(*) AS n FROM entries GROUP BY day, neg_total
       EXCEPT SELECT day, total, count FROM totals
       UNION ALL
       SELECT day, total, count FROM totals
       EXCEPT SELECT day, -neg_total, count(*) FROM entries GROUP BY day, neg_total
       UNION ALL
       SELECT day, -1, players FROM challenges
       WHERE players <> (SELECT count(*) FROM entries WHERE entries.day = challenges.day)`,
    )
    .all();
  return rows.map((row) => `miscounted ${JSON.stringify(row)}`);
}

/** Acknowledged moves and entries of a player that are not there, or are there twice. */
function findForgotten(db: DatabaseSync, day: Day, player: LedgerPlayer): string[] {
  const { tokenHash, log, entry } = player;
  if (tokenHash === null) return [];
  const attempts = db
    .prepare(
      `SELECT moves FROM attempts JOIN players ON players.id = attempts.player
       WHERE token_hash = ? AND day = ?`,
    )
    .all(tokenHash, dayNumber(day)) as { moves: string }[];
  const losses: string[] = [];
  const kept = attempts[0]?.moves ?? '';
  if (attempts.length !== 1) losses.push(`${attempts.length} attempts`);
  // At most one move was on its way when the answer was lost.
  if (!kept.startsWith(log) || kept.length > log.length + 1) losses.push(`${log} became ${kept}`);
  if (entry === null) return losses;
  const entries = db
    .prepare(
      `SELECT entries.id, -neg_total AS total FROM entries
       JOIN players ON players.id = entries.player WHERE token_hash = ? AND day = ?`,
    )
    .all(tokenHash, dayNumber(day)) as { id: string; total: number }[];
  const [row] = entries;
  if (entries.length !== 1) losses.push(`${entries.length} entries`);
  if (row?.id !== entry.id || row.total !== entry.total) {
    losses.push(`entry ${entry.id} ${entry.total} became ${JSON.stringify(row)}`);
  }
  return losses;
}
