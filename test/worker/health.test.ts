import { expect, test } from 'vitest';
import { dayOfNumber, timesOf } from '../../engine/day.ts';
import { addChallenges } from '../../worker/db/challenges.ts';
import type { HealthAnswer } from '../../worker/operator-wire.ts';
import { createClient } from './support/client.ts';
import { servicesAt } from './support/past-day.ts';
import { createWorld, KEYS } from './support/world.ts';

async function healthOf(parts: Parameters<typeof createWorld>[0]): Promise<HealthAnswer> {
  return (await createClient(createWorld(parts)).call('GET', '/api/health')).json();
}

test.each([
  [{}, /^\d+\.\d+\.\d+$/],
  [{ COMMIT: '0a1b2c3d4e5f-dirty' }, /^\d+\.\d+\.\d+\+0a1b2c3d4e5f-dirty$/],
])('the version tells the commit where it is known: %j', async (env, version) => {
  expect((await healthOf({ env })).version).toMatch(version);
});

test('the key of every unpublished day is tried, however many there are', async () => {
  const now = timesOf(dayOfNumber(300)).opensAt;
  const { db, dealer } = servicesAt(now);
  const days = Array.from({ length: 150 }, (_, at) => dayOfNumber(150 + at));
  const promised = await Promise.all(days.map(async (day) => (await dealer.promise(day))!));
  const [oldest, ...others] = promised;
  await addChallenges(db, [{ ...oldest!, keyId: 'gone' }, ...others]);
  const keys = `${KEYS},k2=${'5a'.repeat(32)}`;
  expect(await healthOf({ now, keys })).toMatchObject({ keys: false, missingKeys: ['gone'] });
});
