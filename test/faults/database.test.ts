import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Day, timesOf } from '../../engine/day.ts';
import { parseRolls, type Roll } from '../../engine/dice.ts';
import { daySeed, dealDice, formatHex, parseHex } from '../../engine/random.ts';
import { seededPick } from '../support/random-games.ts';
import { dose, reportFigures } from './support/dose.ts';
import { FaultyWorld } from './support/faulty-world.ts';
import { findLosses } from './support/ledger-check.ts';
import { useSyncCrypto } from './support/sync-crypto.ts';
import { readSeed, visitToday } from './support/visit.ts';

const SEEDS = dose(200, 2_000);
/** Long over by the clock of the database, which is the machine's. */
const DAY = '2026-10-31' as Day;
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
  const secrets = {
    seed: formatHex(seed),
    rolls: parseRolls(await dealDice(crypto.subtle, seed))!,
  };
  const figures: Record<string, number> = { games: 0, calls: 0, moves: 0 };
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const world = await playOne(seed, secrets);
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

/** One seed: one day, one person, one kind of weather; then three who read the day's seed. */
async function playOne(
  seed: number,
  secrets: { readonly seed: string; readonly rolls: Roll[] },
): Promise<FaultyWorld> {
  const pick = seededPick(seed);
  const weather = { database: [2, 8, 20][pick(3)]!, network: [0, 2, 10][pick(3)]! };
  const habits = {
    reloads: [0, 5, 20][pick(3)]!,
    twoTabs: pick(4) === 0,
    submits: pick(4) > 0,
  };
  const world = new FaultyWorld(seed, timesOf(DAY).opensAt + 6 * HOUR, KEY, weather);
  const { time } = world;
  world.browser.install(time, pick(2) === 0);
  const { game, result } = await time.run(visitToday(time, world.browser, pick, habits));
  const seen = { ...world.refusals };
  const check = expectOf(`seed ${seed}`);
  await check(findLosses(world.ask, DAY, [world]), []);
  await check(refusalsBut503(seen), habits.twoTabs ? expect.anything() : []);
  await check([result?.refusal ?? null, result?.answer?.entry.id], [null, world.entry?.id]);
  await check(game.attempt?.step, world.log.length);

  time.now = timesOf(DAY).revealsAt;
  const readers = [1, 2, 3].map(() => readSeed(time, DAY));
  await check(time.run(Promise.all(readers)), Array(3).fill(secrets.seed));
  await check(findLosses(world.ask, DAY, [world]), []);
  await check(world.wrongs, []);
  await check(world.falseRolls(DAY, secrets.rolls), []);
  const rows = world.ask(
    `SELECT moves, (SELECT count(*) FROM attempts WHERE moves <> '') AS played,
       (SELECT count(*) FROM publications) AS published FROM entries`,
  );
  await check(rows, [{ moves: world.log, played: 1, published: 1 }]);
  return world;
}

/** Compares and names the seed where two things differ. */
function expectOf(label: string) {
  return async (actual: unknown, wanted: unknown): Promise<void> =>
    expect([label, await actual]).toEqual([label, wanted]);
}

/** With a single tab nothing but the database may be seen to fail. */
function refusalsBut503(refusals: FaultyWorld['refusals']): string[] {
  return Object.keys(refusals).filter((refusal) => refusal !== '503 database-fault');
}
