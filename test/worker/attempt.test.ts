import { expect, test } from 'vitest';
import type { AttemptAnswer, MoveAnswer, Problem } from '../../worker/wire.ts';
import vectors from '../engine/dice-stream.jsonl?raw';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, hasty, patient, playDay } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

test('an attempt begins with 201, the first roll and nothing more', async () => {
  const { day, ...world } = worldOfDay();
  const response = await createClient(world).call('POST', attemptPath(day), {});
  const { rolls, ...rest } = await response.json<AttemptAnswer>();
  expect(response.status).toBe(201);
  expect(rolls).toEqual([expect.stringMatching(/^[1-6]{5}$/)]);
  expect(rest).toEqual({ day, step: 0, turns: [{ holds: [] }], finished: false });
});

test('the dice dealt are those of the published stream', async () => {
  const world = createWorld();
  const row = JSON.parse(vectors.split('\n')[0]!);
  const { rolls } = await playDay(createClient(world), row.day, patient);
  expect(rolls).toHaveLength(39);
  expect(rolls.join('')).toBe(row.dice);
});

test('an attempt begun again is the same, with 200', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const begun = await client.post<AttemptAnswer>(attemptPath(day), {});
  const { roll } = await client.post<MoveAnswer>(`${attemptPath(day)}/moves`, {
    step: 0,
    move: { hold: 18 },
  });
  const again = await client.call('POST', attemptPath(day), {});
  expect(again.status).toBe(200);
  const resumed = {
    day,
    step: 1,
    rolls: [begun.rolls[0], roll],
    turns: [{ holds: [18] }],
    finished: false,
  };
  expect(await again.json()).toEqual(resumed);
  expect(await client.get(attemptPath(day))).toEqual(resumed);
});

test('a finished attempt shows every turn and no roll beyond the last', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { transcript, rolls } = await playDay(client, day);
  expect(await client.get(attemptPath(day))).toEqual({
    day,
    step: 13,
    rolls,
    turns: transcript.turns,
    finished: true,
  });
  expect(rolls).toHaveLength(13);
});

test('without a cookie, or with one that nobody gave, there is no attempt', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  expect(await refusalOf(client.call('GET', attemptPath(day)))).toBe('404 no-attempt');
  const invented = `__Host-trece=${'A'.repeat(43)}`;
  client.cookie = invented;
  expect(await refusalOf(client.call('GET', attemptPath(day)))).toBe('404 no-attempt');
  await client.post(attemptPath(day), {});
  expect(client.cookie).not.toBe(invented);
});

test('a move answers its step, the next dice and whether it was the last', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const path = `${attemptPath(day)}/moves`;
  const held = await client.post<MoveAnswer>(path, { step: 0, move: { hold: 31 } });
  expect(held).toEqual({ step: 1, roll: expect.stringMatching(/^[1-6]{5}$/), finished: false });
  const scored = await client.post<MoveAnswer>(path, { step: 1, move: { score: 'chance' } });
  expect(scored).toEqual({ step: 2, roll: expect.stringMatching(/^[1-6]{5}$/), finished: false });
});

test('the last box answers no dice', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { transcript } = await playDay(client, day, hasty);
  const body = { step: 12, move: { score: transcript.turns[12]!.box } };
  const repeated = await client.post(`${attemptPath(day)}/moves`, body);
  expect(repeated).toEqual({ step: 13, roll: null, finished: true });
});

test('a move sent again gets the same answer, however far the game has gone', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const path = `${attemptPath(day)}/moves`;
  const first = { step: 0, move: { hold: 3 } };
  const answer = await client.post(path, first);
  expect(await client.post(path, first)).toEqual(answer);
  await client.post(path, { step: 1, move: { hold: 0 } });
  expect(await client.post(path, first)).toEqual(answer);
});

test('another move at a taken step, and a step ahead, are refused with the attempt', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const path = `${attemptPath(day)}/moves`;
  await client.post(path, { step: 0, move: { hold: 3 } });
  const attempt = await client.get(attemptPath(day));
  for (const [step, move, code] of [
    [0, { hold: 4 }, 'step-taken'],
    [0, { score: 'chance' }, 'step-taken'],
    [0, { hold: 99 }, 'step-taken'],
    [2, { hold: 3 }, 'step-ahead'],
    [1e300, { hold: 3 }, 'step-ahead'],
  ] as const) {
    const response = await client.call('POST', path, { step, move });
    const problem = await response.json<Problem>();
    expect([response.status, problem.code, problem.attempt]).toEqual([409, code, attempt]);
  }
  expect(await client.get(attemptPath(day))).toEqual(attempt);
});

test('an illegal move has the code of a transcript with it, names the turn and changes nothing', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const path = `${attemptPath(day)}/moves`;
  const moves = [{ score: 'chance' }, { hold: 0 }, { hold: 0 }];
  for (const [step, move] of moves.entries()) await client.post(path, { step, move });
  const before = await client.get(attemptPath(day));
  for (const [move, code] of [
    [{ hold: 0 }, 'too-many-rolls'],
    [{ score: 'chance' }, 'box-already-filled'],
    [{ score: 'bonus' }, 'unknown-box'],
    [{ score: '__proto__' }, 'unknown-box'],
  ] as const) {
    const response = await client.call('POST', path, { step: 3, move });
    const problem = await response.json<Problem>();
    expect([response.status, problem.code, problem.turn]).toEqual([422, code, 1]);
  }
  expect(await client.get(attemptPath(day))).toEqual(before);
});

test('a hold that is none is refused', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  for (const hold of [32, -1, 0.5, 1e300]) {
    const response = client.call('POST', `${attemptPath(day)}/moves`, { step: 0, move: { hold } });
    expect(await refusalOf(response)).toBe('422 bad-hold');
  }
});

test('after the last box there are no more turns', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await playDay(client, day);
  const path = `${attemptPath(day)}/moves`;
  for (const move of [{ hold: 0 }, { score: 'chance' }]) {
    const response = client.call('POST', path, { step: 13, move });
    expect(await refusalOf(response)).toBe('422 too-many-turns');
  }
});

test('of twenty rivals for one step exactly one wins, and all learn what happened', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, hold) =>
      client.call('POST', `${attemptPath(day)}/moves`, { step: 0, move: { hold } }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const { turns, step } = await client.get<AttemptAnswer>(attemptPath(day));
  expect(step).toBe(1);
  for (const lost of answers.filter((answer) => answer !== won[0])) {
    const problem = await lost.json<Problem>();
    expect([lost.status, problem.code, problem.attempt?.turns]).toEqual([409, 'step-taken', turns]);
  }
});

test('twenty copies of one move are one move with one answer', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.post<MoveAnswer>(`${attemptPath(day)}/moves`, { step: 0, move: { hold: 7 } }),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await client.get<AttemptAnswer>(attemptPath(day))).toMatchObject({ step: 1 });
});

test('twenty rival beginnings of one player are one attempt, and one of them began it', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  world.clock.now -= 24 * 3_600_000;
  const yesterday = new Date(world.clock.now).toISOString().slice(0, 10);
  await client.post(`/api/challenges/${yesterday}/attempt`, {});
  world.clock.now += 24 * 3_600_000;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call('POST', attemptPath(day), {})),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
});
