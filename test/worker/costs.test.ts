import { expect, test } from 'vitest';
import { timesOf } from '../../engine/day.ts';
import page from '../../worker/operating.md?raw';
import { publishDay } from '../../worker/publish.ts';
import type { EntryAnswer, LeaderboardAnswer } from '../../worker/wire.ts';
import { createClient } from './support/client.ts';
import { type Meter, measured, meteredDatabase } from './support/metered.ts';
import { pastDay, seedFinished, servicesAt } from './support/past-day.ts';
import { attemptPath, patient, playDay } from './support/player.ts';
import { seedEntries } from './support/seed.ts';
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
  await measure('health', () => finisher.call('GET', '/api/health'));

  const past = pastDay().day;
  await seedFinished(past, 1_000);
  const now = timesOf(past).revealsAt;
  const { read, written } = await measured(meter, () => publishDay(servicesAt(now, db), past, now));
  found.set('publishing, for each unsubmitted game', {
    read: Math.ceil(read / 1_000),
    written: Math.round(written / 1_000),
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
