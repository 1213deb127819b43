/** `npm run bench`: the measured figures, each beside its budget or a peer where there is one. */

import type { Roll } from '../../engine/dice.ts';
import { dealDice } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES, RULE_SETS } from '../../engine/rule-sets/all.ts';
import { formatTranscript, parseTranscript } from '../../engine/transcript.ts';
import { median, microsecondsPerItem } from '../support/measure.ts';
import { playAtRandom, randomRolls, seededPick } from '../support/random-games.ts';
import { DAY } from '../support/transcripts.ts';

/** A game with all that its figures need. */
interface BenchedGame {
  readonly rolls: readonly Roll[];
  readonly text: string;
  readonly value: ReturnType<typeof formatTranscript>;
}

const GAMES = 2_000;
const REPLAY_BUDGET = 5;

const games = makeGames();
const replaying = microsecondsPerItem(games, ({ rolls, value }) =>
  replay(RANKED_RULES, value.turns, rolls),
);
const parsing = microsecondsPerItem(games, ({ value }) =>
  parseTranscript(value, { ruleSets: RULE_SETS }),
);
const decoding = microsecondsPerItem(games, ({ text }) => JSON.parse(text));

console.log(`Engine, median of rounds over ${games.length} random legal games`);
report('Replay of a game', `${replaying.toFixed(2)} µs (budget ${REPLAY_BUDGET} µs)`);
report('Replays a second', Math.round(1e6 / replaying).toLocaleString('en'));
report('Replay : JSON.parse of its transcript', `${(replaying / decoding).toFixed(2)} : 1`);
report('Reading a parsed transcript', `${parsing.toFixed(2)} µs`);
report('JSON.parse of a transcript', `${decoding.toFixed(2)} µs`);
report('Dice of a day from its seed', `${(await microsecondsToDeal()).toFixed(0)} µs`);
if (replaying > REPLAY_BUDGET) console.log('Over budget: replay of a game.');

function report(name: string, figure: string): void {
  console.log(`  ${name.padEnd(40)} ${figure}`);
}

function makeGames(): BenchedGame[] {
  const pick = seededPick(13);
  return Array.from({ length: GAMES }, () => {
    const rolls = randomRolls(pick);
    const { turns } = playAtRandom(RANKED_RULES, rolls, pick);
    const value = formatTranscript(RANKED_RULES, DAY, turns);
    return { rolls, value, text: JSON.stringify(value) };
  });
}

async function microsecondsToDeal(): Promise<number> {
  const times: number[] = [];
  for (let day = 0; day < 200; day += 1) {
    const seed = Uint8Array.from({ length: 32 }, (_, at) => (day * 7 + at) % 256);
    const start = performance.now();
    await dealDice(crypto.subtle, seed);
    times.push((performance.now() - start) * 1000);
  }
  return median(times);
}
