import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { GameController } from '../../web/state/game-controller.ts';
import { date, moment } from '../../web/words.ts';
import { seededPick } from '../support/random-games.ts';
import { FaultyWorld } from './support/faulty-world.ts';
import { useSyncCrypto } from './support/sync-crypto.ts';
import { host, visitToday } from './support/visit.ts';

/** A night in which the clocks of a zone jump, the moment of it, and by how many minutes. */
const JUMPS: readonly [zone: string, at: string, minutes: number][] = [
  ['Europe/Madrid', '2026-03-29T01:00:00.000Z', 60],
  ['Europe/Madrid', '2026-10-25T01:00:00.000Z', -60],
  ['America/New_York', '2026-03-08T07:00:00.000Z', 60],
  ['America/New_York', '2026-11-01T06:00:00.000Z', -60],
  ['America/Santiago', '2026-09-06T04:00:00.000Z', 60],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', -30],
];
const MINUTE = 60_000;
const KEY = '6e'.repeat(32);
const CALM = { database: 0, network: 0 };
const HABITS = { reloads: 10, twoTabs: false, submits: true };

const zoneBefore = process.env.TZ;

beforeEach(() => useSyncCrypto());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

test.each(JUMPS)(
  'in %s a game runs over the jump of the clocks at %s',
  async (zone, at, minutes) => {
    process.env.TZ = zone;
    const jump = Date.parse(at);
    expect(new Date(jump - 1).getTimezoneOffset() - new Date(jump).getTimezoneOffset()).toBe(
      minutes,
    );
    const world = worldAt(jump - 5_000);
    const { game, result } = await world.time.run(
      visitToday(world.time, world.browser, seededPick(1), HABITS),
    );
    expect(world.time.now).toBeGreaterThan(jump);
    expect(game.challenge?.day).toBe(at.slice(0, 10));
    expect([result?.refusal, result?.answer?.place, world.wrongs]).toEqual([null, 1, []]);
  },
);

test.each(JUMPS)('in %s the day changes at midnight UTC, before and after %s', async (zone, at) => {
  process.env.TZ = zone;
  const today = dayAt(Date.parse(at));
  for (const day of [today, dayOfNumber(dayNumber(today) - 1)]) {
    const { closesAt } = timesOf(day);
    const world = worldAt(closesAt - 1);
    const game = new GameController(host());
    game.hostConnected();
    await world.time.run(game.load(null));
    // What the calls left behind has moved the clock on.
    world.time.now = closesAt - 1;
    expect([game.challenge?.day, game.phase, game.otherDay]).toEqual([day, 'ready', null]);
    world.time.now = closesAt;
    const next = dayOfNumber(dayNumber(day) + 1);
    expect(game.otherDay).toBe(next);
    await world.time.run(game.load(null));
    expect([game.challenge?.day, game.otherDay]).toEqual([next, null]);
    game.hostDisconnected();
  }
});

test('a device whose clock is years off plays the day of the server', async () => {
  for (const off of [-3, 3]) {
    const world = worldAt(Date.parse('2026-10-25T12:00:00.000Z'), off * 365 * 24 * 60 * MINUTE);
    const game = new GameController(host());
    game.hostConnected();
    await world.time.run(game.load(null));
    expect([game.challenge?.day, game.otherDay]).toEqual(['2026-10-25', null]);
    world.time.now = timesOf(dayAt(world.time.now)).closesAt;
    expect(game.otherDay).toBe('2026-10-26');
    game.hostDisconnected();
    vi.restoreAllMocks();
  }
});

test.each(JUMPS)('in %s around %s dates of days are UTC, and moments are local', (zone, at) => {
  process.env.TZ = zone;
  const jump = Date.parse(at);
  const day = dayAt(jump);
  expect(date(day, 'short')).toContain(String(Number(day.slice(8))));
  for (const ms of [jump - MINUTE, jump, timesOf(day).opensAt, timesOf(day).closesAt]) {
    const wall = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE).toISOString();
    expect(moment(ms, 'time')).toBe(wall.slice(11, 16));
  }
});

/** A calm world in which the device's clock is off by so much. */
function worldAt(now: number, deviceOff = 0): FaultyWorld {
  const world = new FaultyWorld(1, now, KEY, CALM);
  world.browser.install(world.time, false);
  vi.spyOn(Date, 'now').mockImplementation(() => world.time.now + deviceOff);
  return world;
}
