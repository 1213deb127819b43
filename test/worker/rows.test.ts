import { expect, test } from 'vitest';
import type { LeaderboardAnswer } from '../../worker/wire.ts';
import { createClient } from './support/client.ts';
import { measured, meteredDatabase } from './support/metered.ts';
import { attemptPath, backward, hasty, patient, playDay, submit } from './support/player.ts';
import { seedEntries } from './support/seed.ts';
import { worldOfDay } from './support/world.ts';

/*
 * The budgets of rows (DESIGN.md, section 8), as the database itself counts them.
 */

test('a move writes one row, a hold as a score, the first as the last', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const written: number[] = [];
  const counting = {
    ...client,
    async post<Answer>(path: string, body: unknown): Promise<Answer> {
      let answer!: Answer;
      const rows = await measured(meter, async () => {
        answer = await client.post<Answer>(path, body);
      });
      if (path.endsWith('/moves')) written.push(rows.written);
      return answer;
    },
  };
  await playDay(counting, day, patient);
  expect(written).toEqual(Array(39).fill(1));
});

test('a move sent again, refused or misplaced writes nothing', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const path = `${attemptPath(day)}/moves`;
  await client.post(path, { step: 0, move: { hold: 0 } });
  const rows = await measured(meter, async () => {
    await client.post(path, { step: 0, move: { hold: 0 } });
    await client.call('POST', path, { step: 0, move: { hold: 1 } });
    await client.call('POST', path, { step: 1, move: { hold: 99 } });
    await client.call('POST', path, { step: 9, move: { hold: 0 } });
  });
  expect(rows.written).toBe(0);
});

test('an entry writes six rows, one more with a name that is new, and again none', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  for (const [name, style, most] of [
    ['Ana', hasty, 7],
    [undefined, backward, 6],
  ] as const) {
    const client = createClient(world);
    const { transcript, total } = await playDay(client, day, style);
    const body = { transcript, total, ...(name && { name }) };
    const enter = () => client.post(`/api/challenges/${day}/entries`, body);
    const { written } = await measured(meter, enter);
    expect(written).toBe(most);
    expect((await measured(meter, enter)).written).toBe(0);
  }
});

test('a first attempt writes the player and the attempt, each with its index', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  const client = createClient(world);
  await client.get(`/api/challenges/${day}`);
  const first = await measured(meter, () => client.post(attemptPath(day), {}));
  expect(first.written).toBe(4);
  expect((await measured(meter, () => client.post(attemptPath(day), {}))).written).toBe(0);
});

test('reading never writes, once the day has its row', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  const client = createClient(world);
  await submit(client, await playDay(client, day));
  const { written } = await measured(meter, async () => {
    for (const path of ['', '/attempt', '/leaderboard', '/totals']) {
      await client.get(`/api/challenges/${day}${path}`);
    }
    await client.get('/api/me');
  });
  expect(written).toBe(0);
});

test('a page of the board reads the same at 20 entries and at 20,000, in proportion to itself', async () => {
  const read: Record<string, number> = {};
  for (const count of [20, 20_000]) {
    const { db, meter } = meteredDatabase();
    const { day, ...world } = worldOfDay({ db });
    await seedEntries(world, day, count);
    const client = createClient(world);
    let next: string | undefined;
    for (const page of ['first', 'second']) {
      const after = next === undefined ? '' : `&after=${next}`;
      const path = `/api/challenges/${day}/leaderboard?limit=10${after}`;
      const rows = await measured(meter, async () => {
        next = (await client.get<LeaderboardAnswer>(path)).next;
      });
      read[`${page} of ${count}`] = rows.read;
    }
  }
  console.log('rows read by a page of ten:', JSON.stringify(read));
  expect(read['first of 20000']).toBe(read['first of 20']);
  expect(read['first of 20000']).toBeLessThanOrEqual(3 * 10);
  expect(read['second of 20000']).toBeLessThanOrEqual(3 * 10 + 10);
});

test('a place reads at most one row for each distinct total, among 20,000 entries', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  await seedEntries(world, day, 20_000);
  const client = createClient(world);
  const game = await playDay(client, day);
  const rows = await measured(meter, () => submit(client, game));
  expect(rows.read).toBeLessThanOrEqual(300 + 20);
  expect(rows.written).toBeLessThanOrEqual(6);
  const board = await measured(meter, () =>
    client.get(`/api/challenges/${day}/leaderboard?limit=10`),
  );
  expect(board.read).toBeLessThanOrEqual(300 + 3 * 10 + 5);
});
