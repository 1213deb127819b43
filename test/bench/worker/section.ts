import { type Day, timesOf } from '../../../engine/day.ts';
import { parseRoll, type Roll } from '../../../engine/dice.ts';
import { movesOf, replay } from '../../../engine/replay.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { totalOf } from '../../../engine/scorecard.ts';
import { formatTranscript } from '../../../engine/transcript.ts';
import { createApp } from '../../../worker/app.ts';
import { table } from '../../support/table-file.ts';
import { median } from '../measure.ts';
import type { Section } from '../section.ts';
import { openMemoryD1 } from './memory-d1.ts';

const GAMES = 150;
const MOVE_BUDGET = 2;
const FINISH_BUDGET = 10;
const DAY = '2026-11-30' as Day;
const ORIGIN = 'https://trece.test';

/** A way to play: three rolls a turn, into the boxes in the order of the card. */
const TURNS = RANKED_RULES.boxes.map(({ id }) => ({ holds: [0b00111, 0b11100], box: id }));

/** CPU milliseconds that the Worker takes for a move and for a finish: whole requests, on SQLite in this process. */
export async function workerSection(): Promise<Section> {
  const app = createApp({
    env: {
      DB: openMemoryD1() as D1Database,
      ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
      DICE_KEYS: `k1=${'5a'.repeat(32)}`,
    },
    now: () => timesOf(DAY).opensAt + 1,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
  });
  const moves: number[] = [];
  const finishes: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const { movesTook, finishTook } = await playOne((request) => app.fetch(request));
    // The first tenth warms the compiler up.
    if (game < GAMES / 10) continue;
    moves.push(...movesTook);
    finishes.push(finishTook);
  }
  return {
    title: `Worker: CPU of whole requests, medians over ${GAMES} games`,
    figures: [
      figure('A move', median(moves), MOVE_BUDGET),
      figure('A finish: replay, entry, histogram, place', median(finishes), FINISH_BUDGET),
    ],
  };
}

type Send = (request: Request) => Response | Promise<Response>;

async function playOne(send: Send): Promise<{ movesTook: number[]; finishTook: number }> {
  const path = `/api/challenges/${DAY}`;
  const begun = await send(write(`${path}/attempt`, {}, null));
  const cookie = begun.headers.get('set-cookie')!.split(';')[0]!;
  const rolls: Roll[] = (await rollsIn(begun)).map((roll) => parseRoll(roll)!);
  const movesTook: number[] = [];
  let step = 0;
  for (const turn of TURNS) {
    for (const wanted of movesOf(turn)) {
      const { response, took } = await timed(
        send,
        write(`${path}/attempt/moves`, { step, move: wanted }, cookie),
      );
      // A further five of a kind would close the box; such a game is left as it is and not counted.
      if (!response.ok) return playOne(send);
      const { roll } = (await response.json()) as { roll: string | null };
      if (roll) rolls.push(parseRoll(roll)!);
      movesTook.push(took);
      step += 1;
    }
  }
  const total = totalOf(replay(RANKED_RULES, TURNS, rolls).game.card);
  const entry = { transcript: formatTranscript(RANKED_RULES, DAY, TURNS), total };
  const { response, took } = await timed(send, write(`${path}/entries`, entry, cookie));
  if (response.status !== 201) throw new Error(`The entry was refused: ${await response.text()}`);
  return { movesTook, finishTook: took };
}

async function timed(send: Send, request: Request): Promise<{ response: Response; took: number }> {
  const before = process.cpuUsage();
  const response = await send(request);
  const { user, system } = process.cpuUsage(before);
  return { response, took: (user + system) / 1000 };
}

async function rollsIn(response: Response): Promise<readonly string[]> {
  return ((await response.json()) as { rolls: string[] }).rolls;
}

function write(path: string, body: object, cookie: string | null): Request {
  const headers = new Headers({
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  });
  if (cookie) headers.set('cookie', cookie);
  return new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function figure(name: string, value: number, budget: number) {
  return { name, value: `${value.toFixed(2)} ms (budget ${budget} ms)`, isOver: value > budget };
}
