import { afterEach, expect, test, vi } from 'vitest';
import { dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { createToken } from '../../worker/player-token.ts';
import { formatRecoveryCode, parseRecoveryCode } from '../../worker/recovery-code.ts';
import type { PlayerAnswer, RecoveryAnswer } from '../../worker/wire.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { faultyDatabase } from './support/faulty.ts';
import { attemptPath, enterDay, playDay } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

afterEach(() => vi.restoreAllMocks());

const codeOf = async (client: Client) =>
  (await client.post<RecoveryAnswer>('/api/me/recovery', {})).code;
const recover = (client: Client, code: unknown) => client.call('POST', '/api/me/recover', { code });
const rotate = (client: Client, body: unknown = {}) =>
  client.call('POST', '/api/me/recovery/rotate', body);
const begin = (client: Client, day: string) =>
  client.call('POST', `/api/challenges/${day}/attempt`, {});
const me = (client: Client) => client.get<PlayerAnswer>('/api/me');

const TOKEN = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const CODE = '000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFP-63ED';

test('a code is fourteen groups of four, and leads back to its token', async () => {
  const code = await formatRecoveryCode(TOKEN);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await parseRecoveryCode(code)).toBe(TOKEN);
  expect(code).toBe(CODE);
});

test.each([
  ['in lower case', (code: string) => code.toLowerCase()],
  ['without dashes', (code: string) => code.replaceAll('-', '')],
  ['with blanks and lines', (code: string) => ` ${code.replaceAll('-', ' \n')}\t`],
  ['with long dashes', (code: string) => code.replaceAll('-', '–')],
  ['with O for 0', (code: string) => code.replaceAll('0', 'O')],
  ['with I and l for 1', (code: string) => code.replace('1', 'I').replaceAll('1', 'l')],
])('a code is read %s', async (_, change) => {
  expect(await parseRecoveryCode(change(await formatRecoveryCode(TOKEN)))).toBe(TOKEN);
});

test('no slip of one character, no two changed places, make another code', async () => {
  const letters = [...(await formatRecoveryCode(TOKEN)).replaceAll('-', '')];
  for (let at = 0; at < letters.length; at += 1) {
    const other = letters.with(at, letters[at] === '7' ? '8' : '7').join('');
    expect(await parseRecoveryCode(other)).toBe(null);
    if (at === 0 || letters[at] === letters[at - 1]) continue;
    const swapped = letters
      .with(at, letters[at - 1]!)
      .with(at - 1, letters[at]!)
      .join('');
    expect(await parseRecoveryCode(swapped)).toBe(null);
  }
});

test('random tokens survive their codes', async () => {
  for (let count = 0; count < 100; count += 1) {
    const token = createToken((length) => crypto.getRandomValues(new Uint8Array(length)));
    expect(await parseRecoveryCode(await formatRecoveryCode(token))).toBe(token);
  }
});

test.each([
  ['nothing', '', '400 malformed'],
  ['too short', '0000', '400 malformed'],
  ['a letter that is none', 'U'.repeat(56), '400 malformed'],
  ['a wrong check', '0'.repeat(56), '400 malformed'],
  ['very long', '0'.repeat(3000), '400 malformed'],
  ['a number', 7, '400 malformed'],
  ['null', null, '400 malformed'],
  ['a list', ['x'], '400 malformed'],
])('a code that is %s is refused', async (_, code, refusal) => {
  expect(await refusalOf(recover(createClient(createWorld()), code))).toBe(refusal);
});

test('a code of nobody is unknown, and sets no cookie', async () => {
  const client = createClient(createWorld());
  const response = await recover(client, await formatRecoveryCode(TOKEN));
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await refusalOf(response)).toBe('404 unknown-code');
});

test('a second device becomes the player: both say the same, and both play on', async () => {
  const { day, clock, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  await enterDay(phone, day);
  await phone.call('PATCH', '/api/me', { name: 'Ana' });
  const response = await recover(laptop, await codeOf(phone));
  expect([response.status, await response.json()]).toEqual([200, await me(phone)]);
  expect(laptop.cookie).toBe(phone.cookie);
  expect(await me(laptop)).toEqual(await me(phone));
  clock.now = timesOf(day).closesAt;
  const next = dayOfNumber(dayNumber(day) + 1);
  await begin(laptop, next);
  expect((await begin(phone, next)).status).toBe(200);
});

test('codes need a player', async () => {
  const client = createClient(createWorld());
  for (const path of ['/api/me/recovery', '/api/me/recovery/rotate']) {
    expect(await refusalOf(client.call('POST', path, {}))).toBe('404 no-player');
    expect(await refusalOf(client.call('GET', path))).toBe('405 method-not-allowed');
  }
});

test('rotating ends the old token everywhere, its code too, and keeps the player', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  await enterDay(phone, day);
  const old = await codeOf(phone);
  await recover(laptop, old);
  const before = await me(phone);
  const response = await rotate(phone);
  const { code } = await response.json<RecoveryAnswer>();
  expect(code).not.toBe(old);
  expect(phone.cookie).not.toBe(laptop.cookie);
  expect(await codeOf(phone)).toBe(code);
  expect(await me(phone)).toEqual(before);
  expect(await me(laptop)).toMatchObject({ name: null, history: [] });
  expect(await refusalOf(rotate(laptop))).toBe('404 no-player');
  expect(await refusalOf(recover(laptop, old))).toBe('404 unknown-code');
  expect((await recover(laptop, code)).status).toBe(200);
  expect(await me(laptop)).toEqual(before);
});

test('of two devices that rotate at once one wins, and the player is not lost', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  await begin(phone, day);
  await recover(laptop, await codeOf(phone));
  const statuses = (await Promise.all([rotate(phone), rotate(laptop)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  const names = [(await me(phone)).name, (await me(laptop)).name];
  expect(names.filter((name) => name !== null)).toHaveLength(1);
});

const REPEAT = 'r'.repeat(43);

test('a rotation whose answer was lost is answered again, to its own device alone', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  await begin(phone, day);
  await recover(laptop, await codeOf(phone));
  const [before, old] = [await me(phone), phone.cookie];
  const { code } = await (await rotate(phone, { repeat: REPEAT })).json<RecoveryAnswer>();
  const { cookie } = phone;
  // The answer never came: neither code nor cookie.
  phone.cookie = old;
  expect(await me(laptop)).toMatchObject({ name: null });
  for (const body of [{}, { repeat: 's'.repeat(43) }])
    expect(await refusalOf(rotate(laptop, body))).toBe('404 no-player');
  for (const _ of ['again', 'and again']) {
    phone.cookie = old;
    const response = await rotate(phone, { repeat: REPEAT });
    expect([response.status, await response.json()]).toEqual([200, { code }]);
    expect(phone.cookie).toBe(cookie);
    expect(await me(phone)).toEqual(before);
  }
});

test('the same rotation twice at once is one rotation', async () => {
  const { day, ...world } = worldOfDay();
  const [tab, other] = [createClient(world), createClient(world)];
  await begin(tab, day);
  other.cookie = tab.cookie;
  const answers = await Promise.all(
    [tab, other].map(async (client) => (await rotate(client, { repeat: REPEAT })).json()),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect((await me(tab)).name).not.toBe(null);
  expect(other.cookie).toBe(tab.cookie);
});

test('a rotation ends when the next one is made, also for who would repeat it', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  await begin(phone, day);
  laptop.cookie = phone.cookie;
  await rotate(phone, { repeat: REPEAT });
  await rotate(phone, { repeat: REPEAT });
  expect(await refusalOf(rotate(laptop, { repeat: REPEAT }))).toBe('404 no-player');
});

test.each([
  ['too short', 'r'.repeat(42)],
  ['too long', 'r'.repeat(44)],
  ['of other letters', '='.repeat(43)],
  ['a number', 7],
  ['null', null],
])('a `repeat` that is %s is refused and rotates nothing', async (_, repeat) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  const code = await codeOf(client);
  expect(await refusalOf(rotate(client, { repeat }))).toBe('400 malformed');
  expect(await codeOf(client)).toBe(code);
});

test.each(['before', 'after'] as const)(
  'a rotation whose write failed %s it was done locks nobody out',
  async (fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { day, clock, ...world } = worldOfDay();
    const client = createClient(world);
    await begin(client, day);
    const { name } = await me(client);
    const broken = createClient(
      createWorld({ now: clock.now, db: faultyDatabase(fault, 'update "players"') }),
    );
    broken.cookie = client.cookie;
    const response = await rotate(broken);
    expect(response.status).toBe(fault === 'before' ? 503 : 200);
    client.cookie = broken.cookie;
    expect((await me(client)).name).toBe(name);
  },
);

test.each(['before', 'after'] as const)(
  'a rotation whose answer was lost, and whose write had failed %s it was done, is asked for again',
  async (fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { day, clock, ...world } = worldOfDay();
    const client = createClient(world);
    await begin(client, day);
    const { name } = await me(client);
    const broken = createClient(
      createWorld({ now: clock.now, db: faultyDatabase(fault, 'update "players"') }),
    );
    broken.cookie = client.cookie;
    await rotate(broken, { repeat: REPEAT });
    const { code } = await (await rotate(client, { repeat: REPEAT })).json<RecoveryAnswer>();
    expect([(await me(client)).name, await codeOf(client)]).toEqual([name, code]);
  },
);

test('a day that the device has begun counts as begun for the player recovered on it', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  const next = dayOfNumber(dayNumber(day) + 1);
  world.clock.now = timesOf(next).opensAt;
  await begin(phone, next);
  const code = await codeOf(phone);
  world.clock.now = timesOf(next).closesAt;
  const third = dayOfNumber(dayNumber(day) + 2);
  await begin(laptop, third);
  await recover(laptop, code);
  for (const device of [laptop, phone]) {
    expect(await refusalOf(begin(device, third))).toBe('409 already-played');
    expect(await refusalOf(device.call('GET', attemptPath(third)))).toBe('404 no-attempt');
  }
});

test('a game finished on the device is shown to the player recovered on it, and is not theirs', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  const yesterday = dayOfNumber(dayNumber(day) - 1);
  world.clock.now = timesOf(yesterday).opensAt;
  await begin(phone, yesterday);
  world.clock.now = timesOf(day).opensAt;
  const game = await playDay(laptop, day);
  await recover(laptop, await codeOf(phone));
  for (const device of [laptop, phone]) {
    const response = await begin(device, day);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { finished: true, rolls: game.rolls },
    ]);
    expect((await device.get<PlayerAnswer>('/api/me')).open.map((open) => open.day)).not.toContain(
      day,
    );
  }
});

test("the recovered player's own attempt goes on, whatever the device has begun", async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  await begin(phone, day);
  await phone.post(`${attemptPath(day)}/moves`, { step: 0, move: { hold: 1 } });
  await playDay(laptop, day);
  await recover(laptop, await codeOf(phone));
  expect(await laptop.get(attemptPath(day))).toMatchObject({ step: 1, finished: false });
  const body = { step: 1, move: { hold: 0 } };
  expect((await laptop.call('POST', `${attemptPath(day)}/moves`, body)).status).toBe(200);
});

test('tombstones follow a rotation, and a recovery on a browser that was forgotten', async () => {
  const { day, ...world } = worldOfDay();
  const [phone, laptop] = [createClient(world), createClient(world)];
  const yesterday = dayOfNumber(dayNumber(day) - 1);
  world.clock.now = timesOf(yesterday).opensAt;
  await begin(phone, yesterday);
  world.clock.now = timesOf(day).opensAt;
  await begin(laptop, day);
  await laptop.call('DELETE', '/api/me', {});
  await recover(laptop, await codeOf(phone));
  expect(await refusalOf(begin(phone, day))).toBe('409 already-played');
  await rotate(phone);
  expect(await refusalOf(begin(phone, day))).toBe('409 already-played');
  await phone.call('DELETE', '/api/me', {});
  expect(await refusalOf(begin(phone, day))).toBe('409 already-played');
});

test('recovering oneself changes nothing', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  const [before, { cookie }] = [await me(client), client];
  expect((await recover(client, await codeOf(client))).status).toBe(200);
  expect([await me(client), client.cookie]).toEqual([before, cookie]);
  expect((await begin(client, day)).status).toBe(200);
});

test('no code is logged', async () => {
  const said: string[] = [];
  for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...values) => said.push(values.join(' ')));
  }
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  const code = await codeOf(client);
  const broken = createClient(createWorld({ now: clock.now, db: faultyDatabase('before') }));
  expect(await refusalOf(recover(broken, code))).toBe('503 database-fault');
  broken.cookie = client.cookie;
  expect(await refusalOf(rotate(broken, { repeat: REPEAT }))).toBe('503 database-fault');
  expect(said.length).toBeGreaterThan(0);
  for (const secret of [REPEAT, code, code.replaceAll('-', ''), client.cookie!.split('=')[1]!]) {
    expect(said.join('\n')).not.toContain(secret);
  }
});

test('an ended device begins no day again that it has begun', async () => {
  const { day, ...world } = worldOfDay();
  const [first, second] = [createClient(world), createClient(world)];
  await first.post(attemptPath(day), {});
  const { code } = await first.post<RecoveryAnswer>('/api/me/recovery', {});
  await second.post('/api/me/recover', { code });
  await second.post('/api/me/recovery/rotate', {});
  expect(await refusalOf(first.call('POST', attemptPath(day), {}))).toBe('409 already-played');
  // The player plays on under the new token.
  expect((await second.call('POST', attemptPath(day), {})).status).toBe(200);
});
