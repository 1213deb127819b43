import { expect, test } from 'vitest';
import { timesOf } from '../../engine/day.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { makeChoices } from '../../engine/strategy/choices.ts';
import { playPar } from '../../engine/strategy/par.ts';
import { decodeTable } from '../../engine/strategy/table.ts';
import { rollsOfDay } from '../../worker/daily-challenge.ts';
import type { ParAnswer } from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import { pastDay, servicesAt } from './support/past-day.ts';
import { attemptPath, playDay } from './support/player.ts';
import { table } from './support/table.ts';
import { worldOfDay } from './support/world.ts';

test('par is told once one’s own game is over, and not before', async () => {
  const { day, ...world } = worldOfDay();
  const path = `/api/challenges/${day}/par`;
  const client = createClient(world);
  expect(await refusalOf(client.call('GET', path))).toBe('403 game-not-over');
  await client.post(attemptPath(day), {});
  expect(await refusalOf(client.call('GET', path))).toBe('403 game-not-over');
  await playDay(client, day);
  const { par } = await client.get<ParAnswer>(path);
  expect(par).toBe(await parByHand(world.clock.now, day));
  expect(await refusalOf(createClient(world).call('GET', path))).toBe('403 game-not-over');
});

test('a game that was not finished in time is over too', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  world.clock.now = timesOf(day).finishBy;
  expect((await client.get<ParAnswer>(`/api/challenges/${day}/par`)).par).toBeGreaterThan(0);
});

test('par of a published day is for everybody, and may be kept', async () => {
  const { day, world } = pastDay();
  world.clock.now = timesOf(day).revealsAt;
  const response = await createClient(world).call('GET', `/api/challenges/${day}/par`);
  expect(await response.json()).toEqual({ day, par: await parByHand(world.clock.now, day) });
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
});

async function parByHand(now: number, day: Parameters<typeof timesOf>[0]): Promise<number> {
  const stream = new Blob([table]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const rolls = (await rollsOfDay(servicesAt(now), day))!;
  return totalOf(playPar(makeChoices(decodeTable(RANKED_RULES, bytes)), rolls).game.card);
}
