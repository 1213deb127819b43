import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { timesOf } from '../../engine/day.ts';
import { judgePublished } from '../../worker/judge.ts';
import page from '../../worker/operating.md?raw';
import { publishDay } from '../../worker/publish.ts';
import type { EntryAnswer, LeaderboardAnswer, SheetLinkAnswer } from '../../worker/wire.ts';
import { createClient } from './support/client.ts';
import { type Meter, measured, meteredDatabase } from './support/metered.ts';
import { pastDay, seedFinished, servicesAt } from './support/past-day.ts';
import { attemptPath, patient, playDay } from './support/player.ts';
import { seedEntries } from './support/seed.ts';
import { someSheet } from './support/sheet.ts';
import { worldOfDay } from './support/world.ts';

/*
 * The rows that operating.md says each call reads and writes, on a day with a thousand entries and
 * three hundred different totals.
 */

const ROW = /^\| ([^|`]+?) +\| +([\d.]+) +\| +([\d.]+) +\|/gm;
const STATED = new Map(
  [...page.matchAll(ROW)].map(([, work, read, written]) => [
    work!,
    { read: Number(read), written: Number(written) },
  ]),
);

test('the rows of each call are those of operating.md', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  await seedEntries(world, day, 1_000);
  const client = createClient(world);
  const challenge = `/api/challenges/${day}`;
  const found = new Map<string, Meter>();
  const measure = async <Answer>(work: string, call: () => Promise<Answer>): Promise<Answer> => {
    let answer!: Answer;
    found.set(
      work,
      await measured(meter, async () => {
        answer = await call();
      }),
    );
    return answer;
  };

  await client.get('/api/commitments');
  await measure('the day', () => client.get(challenge));
  await measure('beginning, as a new player', () => client.post(attemptPath(day), {}));
  await measure('resuming', () => client.post(attemptPath(day), {}));
  const move = { step: 0, move: { hold: 0 } };
  await measure('a move', () => client.post(`${attemptPath(day)}/moves`, move));
  const finisher = createClient(world);
  const { transcript, total } = await playDay(finisher, day, patient);
  const body = { transcript, total, name: 'Ana' };
  const { entry } = await measure('an entry with a name', () =>
    finisher.post<EntryAnswer>(`${challenge}/entries`, body),
  );
  const { next } = await measure('the first page of the board', () =>
    finisher.get<LeaderboardAnswer>(`${challenge}/leaderboard?flagged=out`),
  );
  await measure('a later page', () => finisher.get(`${challenge}/leaderboard?after=${next}`));
  await measure('the totals', () => finisher.get(`${challenge}/totals`));
  await measure('an entry by its id', () => finisher.get(`${challenge}/entries/${entry.id}`));
  await measure('me', () => finisher.get('/api/me'));
  await measure('commitments', () => finisher.get('/api/commitments'));
  const { id } = await measure('saving a sheet', () =>
    finisher.post<SheetLinkAnswer>('/api/sheets', someSheet()),
  );
  await measure('a sheet by its link', () => finisher.get(`/api/sheets/${id}`));
  await measure('health', () => finisher.call('GET', '/api/health'));

  const past = pastDay().day;
  await seedFinished(past, 1_000);
  const now = timesOf(past).revealsAt;
  const { read, written } = await measured(meter, () => publishDay(servicesAt(now, db), past, now));
  found.set('publishing, for each unsubmitted game', {
    read: Math.ceil(read / 1_000),
    written: Math.round(written / 1_000),
  });

  await judgePublished(servicesAt(now));
  await seedHundredGames(200);
  const began = Date.now();
  const judging = await measured(meter, () => judgePublished(servicesAt(now, db)));
  console.log(`looked at 200 players of a hundred games in ${Date.now() - began} ms`);
  found.set('looking for marks, for each player', {
    read: Math.ceil(judging.read / 200),
    written: Math.round(judging.written / 200),
  });

  console.log('rows:', JSON.stringify(Object.fromEntries(found)));
  expect([...STATED.keys()].toSorted()).toEqual([...found.keys()].toSorted());
  for (const [work, { read, written }] of found) {
    const stated = STATED.get(work)!;
    expect({ work, written }).toEqual({ work, written: stated.written });
    expect(read, work).toBeLessThanOrEqual(stated.read);
    expect(read, work).toBeGreaterThanOrEqual(stated.read / 2);
  }
});

/** Players with a game on each of the days 1 to 100, of which all but the last were looked at. */
async function seedHundredGames(players: number): Promise<void> {
  const days =
    'WITH RECURSIVE d(day) AS (SELECT 1 UNION ALL SELECT day + 1 FROM d WHERE day < 100)';
  const everybody = 'n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)';
  const insert = `INSERT INTO entries (player, day, id, neg_total, at, moves, lost)
    SELECT printf('hundred-%04d', i), day, printf('%016d', i), -200 - i % 90, i, 'abcdefghijklm', 500 FROM d, n`;
  await env.DB.batch([
    env.DB.prepare(`${days}, ${everybody} ${insert}`).bind(players),
    env.DB.prepare(
      `${days} INSERT INTO judged_days (day, games, points, done) SELECT day, ?1, 25000 * ?1, 1 FROM d WHERE day < 100`,
    ).bind(players),
    env.DB.prepare("INSERT INTO publications VALUES (100, printf('%064d', 0), 0)"),
  ]);
}
