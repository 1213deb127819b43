import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { type Choices, makeChoices } from '../../engine/strategy/choices.ts';
import { playPar } from '../../engine/strategy/par.ts';
import { makePerfectFinder } from '../../engine/strategy/perfect.ts';
import { type Position, valuePosition } from '../../engine/strategy/position.ts';
import { reviewGame } from '../../engine/strategy/review.ts';
import { solve } from '../../engine/strategy/solve.ts';
import { solveSpread } from '../../engine/strategy/spread.ts';
import { decodeTable, encodeSpread, encodeTable } from '../../engine/strategy/table.ts';
import { playPlausibly } from '../support/plausible-game.ts';
import { randomRolls, seededPick } from '../support/random-games.ts';
import { cpuMillisecondsOf, median } from './measure.ts';
import type { Figure, Section } from './section.ts';

const BUILD_BUDGET = 4_000;
const POSITION_BUDGET = 50;
const LOSS_BUDGET = 0.0001;
const GAMES = 100;
const ROUNDS = 41;

/** What the exact solution takes to make, to ship and to ask. */
export async function strategySection(): Promise<Section> {
  const times = [0, 1, 2].map(() => cpuMillisecondsOf(() => solve(RANKED_RULES)));
  const solution = solve(RANKED_RULES);
  let spread = solveSpread(solution, 0);
  const spreadTook = cpuMillisecondsOf(() => {
    spread = solveSpread(solution);
  });
  const bytes = encodeTable(solution);
  const deviation = spread.deviations[0]!;
  const choices = makeChoices(decodeTable(RANKED_RULES, bytes));
  const build = median(times);
  return {
    title: 'Strategy: the exact solution, processor time of one thread',
    figures: [
      {
        name: 'Solving the ranked rules, median of 3',
        value: `${build.toFixed(0)} ms (budget ${BUILD_BUDGET} ms)`,
        isOver: build > BUILD_BUDGET,
      },
      { name: 'Working out the spread', value: `${spreadTook.toFixed(0)} ms` },
      {
        name: 'Expected total, standard deviation',
        value: `${solution.values[0]!.toFixed(7)}, ${deviation.toFixed(2)} (known: 59.61)`,
        isOver: deviation.toFixed(2) !== '59.61',
      },
      sizes('Table of values', bytes),
      sizes('Table of spread', encodeSpread(spread)),
      ...asking(choices),
      lossOf(choices, makeChoices(solution)),
    ],
  };
}

function sizes(name: string, bytes: Uint8Array): Figure {
  const [raw, gzip, brotli] = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(
    ({ length }) => length.toLocaleString('en'),
  );
  return { name, value: `${raw} bytes, gzip ${gzip}, brotli ${brotli}` };
}

/** What each question takes, on the shipped table. A thousand positions in ms are one in µs. */
function asking(choices: Choices): Figure[] {
  const pick = seededPick(25);
  const positions: Position[] = randomRolls(pick, 1_000).map((roll) => ({
    state: { filled: pick(2 ** 13 - 1), upper: pick(64), arePaid: false },
    roll,
    rollsLeft: 2,
  }));
  const position = median(
    Array.from({ length: ROUNDS }, () =>
      cpuMillisecondsOf(() => positions.map((it) => valuePosition(choices, it))),
    ),
  );
  const games = Array.from({ length: GAMES }, () => {
    const rolls = randomRolls(pick);
    return { rolls, turns: playPlausibly(rolls, pick).turns };
  });
  const find = makePerfectFinder(RANKED_RULES);
  const milliseconds = (work: (game: (typeof games)[number]) => unknown) =>
    median(games.map((game) => cpuMillisecondsOf(() => work(game)))).toFixed(2);
  const review = milliseconds(({ rolls, turns }) => reviewGame(choices, turns, rolls));
  const par = milliseconds(({ rolls }) => playPar(choices, rolls));
  find(games[0]!.rolls);
  const perfect = milliseconds(({ rolls }) => find(rolls));
  return [
    {
      name: 'A position, all boxes and keeps',
      value: `${position.toFixed(1)} µs (budget ${POSITION_BUDGET} µs)`,
      isOver: position > POSITION_BUDGET,
    },
    { name: 'Review of a game', value: `${review} ms` },
    { name: "A day's par", value: `${par} ms` },
    { name: "A day's perfect game", value: `${perfect} ms` },
  ];
}

/** What playing by rounded values loses by the exact ones. */
function lossOf(choices: Choices, exact: Choices): Figure {
  const pick = seededPick(404);
  const games = 2_000;
  let lost = 0;
  for (let game = 0; game < games; game += 1) {
    const rolls = randomRolls(pick);
    lost += reviewGame(exact, playPar(choices, rolls).turns, rolls).lost;
  }
  const loss = lost / games;
  return {
    name: `Loss by the table, mean of ${games} games`,
    value: `${loss.toFixed(6)} points (budget ${LOSS_BUDGET})`,
    isOver: loss > LOSS_BUDGET,
  };
}
