import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Day, timesOf } from '../../engine/day.ts';
import { parseRolls, type Roll } from '../../engine/dice.ts';
import { daySeed, dealDice, parseHex } from '../../engine/random.ts';
import { seededPick } from '../support/random-games.ts';
import { dose, reportFigures } from './support/dose.ts';
import { FaultyWorld } from './support/faulty-world.ts';
import { findLosses } from './support/ledger-check.ts';
import { useSyncCrypto } from './support/sync-crypto.ts';
import { visitToday } from './support/visit.ts';

const SEEDS = dose(200, 2_000);
const DAY = '2026-11-30' as Day;
const KEY = '3d'.repeat(32);
const HOUR = 3_600_000;

beforeEach(() => {
  useSyncCrypto();
  // Every fault is logged; how, test/worker/faults.test.ts says.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('whole games through a failing database and network lose, double and fork nothing', async () => {
  const seed = await daySeed(crypto.subtle, parseHex(KEY)!, DAY);
  const rolls = parseRolls(await dealDice(crypto.subtle, seed))!;
  const figures: Record<string, number> = { games: 0, calls: 0, moves: 0 };
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const world = await playOne(seed, rolls);
    figures.games! += 1;
    figures.calls! += world.calls;
    figures.moves! += world.log.length;
    for (const [name, count] of Object.entries({ ...world.faults, ...world.refusals })) {
      figures[name] = (figures[name] ?? 0) + count;
    }
  }
  reportFigures('database', { ...figures, 'lost, doubled or forked': 0 });
  for (const fault of ['throws before', 'throws after', 'overloaded', 'stalls before']) {
    expect(figures[fault]).toBeGreaterThan(SEEDS / 2);
  }
});

/** One seed: one day, one person, one kind of weather. */
async function playOne(seed: number, rolls: Roll[]): Promise<FaultyWorld> {
  const pick = seededPick(seed);
  const weather = { database: [2, 8, 20][pick(3)]!, network: [0, 2, 10][pick(3)]! };
  const habits = { reloads: [0, 5, 20][pick(3)]!, twoTabs: pick(4) === 0 };
  const world = new FaultyWorld(seed, timesOf(DAY).opensAt + 6 * HOUR, KEY, weather);
  world.browser.install(world.time, pick(2) === 0);
  const { game, result } = await world.time.run(
    visitToday(world.time, world.browser, pick, habits),
  );

  const label = `seed ${seed}`;
  expect([label, await findLosses(world.ask, DAY, [world])]).toEqual([label, []]);
  expect([label, world.wrongs]).toEqual([label, []]);
  expect([label, world.falseRolls(DAY, rolls)]).toEqual([label, []]);
  if (!habits.twoTabs) expect([label, refusalsBut503(world)]).toEqual([label, []]);
  expect([label, result.refusal, result.answer?.entry.id]).toEqual([label, null, world.entry?.id]);
  const [row] = await world.ask<{ moves: string; entries: number; played: number }>(
    `SELECT moves, (SELECT count(*) FROM entries) AS entries,
       (SELECT count(*) FROM attempts WHERE moves <> '') AS played
     FROM entries`,
  );
  expect([label, row]).toEqual([label, { moves: world.log, entries: 1, played: 1 }]);
  expect([label, game.attempt?.step]).toEqual([label, world.log.length]);
  return world;
}

/** With a single tab nothing but the database may be seen to fail. */
function refusalsBut503(world: FaultyWorld): string[] {
  return Object.keys(world.refusals).filter((refusal) => refusal !== '503 database-fault');
}
