import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { KEY } from './support/local-worker.ts';
import { PAST_DAY, secretsOf } from './support/past-day.ts';
import { SecretSearch } from './support/secret-search.ts';

const secrets = await secretsOf(PAST_DAY);
const DEALT = 65;
const search = new SecretSearch(secrets, DEALT);
const ten = secrets.dice.slice(100, 110);
const seed = Buffer.from(secrets.seed, 'hex');

test.each([
  ['ten undealt dice', `x${ten}y`],
  ['two rolls of an answer', `"${ten.slice(0, 5)}","${ten.slice(5)}"`],
  ['a list', JSON.stringify([...ten].map(Number))],
  ['a list over several lines', JSON.stringify([...ten].map(Number), null, 1)],
  ['dice backwards', [...ten].reverse().join('')],
  ['dice far apart', [...secrets.dice.slice(65, 81)].map((die) => `die ${die};`).join(' and ')],
  ['half of the seed', secrets.seed.slice(8, 40)],
  ['the seed in capitals', secrets.seed.toUpperCase()],
  ['the seed in base64', seed.toString('base64')],
  ['the seed in base64url', `a${seed.toString('base64url')}`],
  ['the seed within other bytes, in base64', Buffer.from([1, ...seed]).toString('base64')],
  ['the seed as bytes', JSON.stringify([...seed])],
  ['its hex in base64', Buffer.from(secrets.seed).toString('base64')],
  ['the key', `k1=${KEY}`],
])('%s is found', (_, text) => {
  expect(search.find(`{"before":1,${text},"after":2}`)).not.toEqual([]);
});

test.each([
  ['dealt dice', secrets.dice.slice(0, DEALT)],
  ['four undealt dice', ten.slice(0, 4)],
  ['a commitment', 'c8246a9bc9210dfaa5f79b31fd0b2f9e4450acdbee15332e4bf6bc11af82d449'],
  ['a time', '1796083200000'],
])('%s is no secret', (_, text) => {
  expect(search.find(text)).toEqual([]);
});
