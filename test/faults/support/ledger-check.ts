import { type Day, dayNumber } from '../../../engine/day.ts';

/** Asks the database, whatever stands before it. */
export type Ask = <Row>(sql: string, ...values: (string | number)[]) => Promise<Row[]> | Row[];

/** What a player has been told for certain. */
export interface Ledger {
  /** What the database calls the player, or null while the server has given no cookie. */
  readonly tokenHash: string | null;
  /** The acknowledged moves as the database writes them. */
  readonly log: string;
  /** The acknowledged entry. */
  readonly entry: { readonly id: string; readonly total: number } | null;
}

/** What the database holds that it should not, or lacks. Empty: nothing is wrong. */
export async function findLosses(
  ask: Ask,
  day: Day,
  ledgers: readonly Ledger[],
): Promise<string[]> {
  const losses = [...(await findBroken(ask)), ...(await findMiscounted(ask))];
  for (const ledger of ledgers) losses.push(...(await findForgotten(ask, day, ledger)));
  return losses;
}

/** Damage to the file itself. */
async function findBroken(ask: Ask): Promise<string[]> {
  const rows = await ask<{ integrity_check: string }>('PRAGMA integrity_check');
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** Days whose histogram, counter and rows differ. */
async function findMiscounted(ask: Ask): Promise<string[]> {
  const counted = 'SELECT day, -neg_total, count(*) FROM entries GROUP BY day, neg_total';
  const histogram = 'SELECT day, total, count FROM totals';
  const rows = [
    ...(await ask(`${counted} EXCEPT ${histogram}`)),
    ...(await ask(`${histogram} EXCEPT ${counted}`)),
    ...(await ask(
      `SELECT day, players FROM challenges
       WHERE players <> (SELECT count(*) FROM entries WHERE entries.day = challenges.day)`,
    )),
  ];
  return rows.map((row) => `miscounted ${JSON.stringify(row)}`);
}

/** Acknowledged moves and entries of a player that are not there, or are there twice. */
async function findForgotten(ask: Ask, day: Day, ledger: Ledger): Promise<string[]> {
  const { tokenHash, log, entry } = ledger;
  if (tokenHash === null) return [];
  const attempts = await ask<{ moves: string }>(
    `SELECT moves FROM attempts JOIN players ON players.id = attempts.player
     WHERE token_hash = ? AND day = ?`,
    tokenHash,
    dayNumber(day),
  );
  const losses: string[] = [];
  const kept = attempts[0]?.moves ?? '';
  if (attempts.length !== 1) losses.push(`${attempts.length} attempts`);
  // At most one move was on its way when the answer was lost.
  if (!kept.startsWith(log) || kept.length > log.length + 1) losses.push(`${log} became ${kept}`);
  if (entry === null) return losses;
  const entries = await ask<{ id: string; total: number }>(
    `SELECT entries.id, -neg_total AS total FROM entries
     JOIN players ON players.id = entries.player WHERE token_hash = ? AND day = ?`,
    tokenHash,
    dayNumber(day),
  );
  const [row] = entries;
  if (entries.length !== 1) losses.push(`${entries.length} entries`);
  if (row?.id !== entry.id || row.total !== entry.total) {
    losses.push(`entry ${entry.id} ${entry.total} became ${JSON.stringify(row)}`);
  }
  return losses;
}
