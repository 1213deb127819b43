import type { Roll } from '../../engine/dice.ts';
import { dealDice } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES, RULE_SETS } from '../../engine/rule-sets/all.ts';
import { formatTranscript, parseTranscript, type Transcript } from '../../engine/transcript.ts';
import { playAtRandom, randomRolls, seededPick } from '../support/random-games.ts';
import { DAY } from '../support/transcripts.ts';
import { median, microsecondsPerItem } from './measure.ts';
import type { Section } from './section.ts';

/** A game with all that its figures need. */
interface BenchedGame {
  readonly rolls: readonly Roll[];
  readonly transcript: Transcript;
  readonly text: string;
}

const GAMES = 2_000;
const REPLAY_BUDGET = 5;

/** What the engine takes for a game, beside what reading the same game's JSON takes. */
export async function engineSection(): Promise<Section> {
  const games = makeGames();
  const replaying = microsecondsPerItem(games, ({ rolls, transcript }) =>
    replay(RANKED_RULES, transcript.turns, rolls),
  );
  const reading = microsecondsPerItem(games, ({ transcript }) =>
    parseTranscript(transcript, { ruleSets: RULE_SETS }),
  );
  const decoding = microsecondsPerItem(games, ({ text }) => JSON.parse(text));
  return {
    title: `Engine: medians over ${GAMES} random legal games`,
    figures: [
      {
        name: 'Replay of a game',
        value: `${replaying.toFixed(2)} µs (budget ${REPLAY_BUDGET} µs)`,
        isOver: replaying > REPLAY_BUDGET,
      },
      { name: 'Replays a second', value: Math.round(1e6 / replaying).toLocaleString('en') },
      {
        name: 'Replay : JSON.parse of its transcript',
        value: `${(replaying / decoding).toFixed(2)} : 1`,
      },
      { name: 'Reading a transcript from its JSON value', value: `${reading.toFixed(2)} µs` },
      { name: 'JSON.parse of a transcript', value: `${decoding.toFixed(2)} µs` },
      { name: 'Dice of a day from its seed', value: `${(await dealing()).toFixed(0)} µs` },
    ],
  };
}

function makeGames(): BenchedGame[] {
  const pick = seededPick(13);
  return Array.from({ length: GAMES }, () => {
    const rolls = randomRolls(pick);
    const { turns } = playAtRandom(RANKED_RULES, rolls, pick);
    const transcript = formatTranscript(RANKED_RULES, DAY, turns);
    return { rolls, transcript, text: JSON.stringify(transcript) };
  });
}

/** Median microseconds to deal a day. */
async function dealing(): Promise<number> {
  const times: number[] = [];
  for (let day = 0; day < 200; day += 1) {
    const seed = Uint8Array.from({ length: 32 }, (_, at) => (day * 7 + at) % 256);
    const start = performance.now();
    await dealDice(crypto.subtle, seed);
    times.push((performance.now() - start) * 1000);
  }
  return median(times);
}
