import type { Roll } from '../../../engine/dice.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { type Choices, makeChoices } from '../../../engine/strategy/choices.ts';
import {
  addToForesight,
  type Foresight,
  foresightScore,
  GAMES_LOOKED_AT,
  NO_GAMES,
  showsAssistance,
  showsForesight,
} from '../../../engine/strategy/flags.ts';
import { makePerfectFinder } from '../../../engine/strategy/perfect.ts';
import { reviewGame } from '../../../engine/strategy/review.ts';
import { readTable } from '../../commands/strategy-table.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import type { Figure, Section } from '../section.ts';
import { type DayRecord, type Habits, playDay } from './noisy-player.ts';

const DAYS = 365;
const OTHERS = 10;
/** Different games of the same habits on a day, from which players' years are drawn. */
const GAMES_A_DAY = 20;
const HONEST_PLAYERS = 10_000;
const HELPED_PLAYERS = 1_000;

const HONEST: { [name: string]: Habits } = {
  'loses 3 points a game': { error: 0.4, solver: 0, peeks: 0 },
  'loses 5': { error: 0.5, solver: 0, peeks: 0 },
  'loses 20': { error: 1, solver: 0, peeks: 0 },
  'loses 50': { error: 2, solver: 0, peeks: 0 },
};

/** Those who have help play like this without it. */
const USUAL = 1;

/** Beyond what people are known to play: how far the flag for assistance may be trusted. */
const SUPERHUMAN: { [name: string]: Habits } = {
  'loses 2 points a game': { error: 0.33, solver: 0, peeks: 0 },
  'loses 1': { error: 0.25, solver: 0, peeks: 0 },
};

const CLAIRVOYANT: { [name: string]: Habits } = {
  'sees the next roll at every hold': { error: 0.5, solver: 0, peeks: 1 },
  'at every second': { error: 0.5, solver: 0, peeks: 0.5 },
  'at one in four': { error: 0.5, solver: 0, peeks: 0.25 },
  'at one in ten': { error: 0.5, solver: 0, peeks: 0.1 },
};

const ASSISTED: { [name: string]: Habits } = {
  'follows the solver': { error: 0.5, solver: 1, peeks: 0 },
  'in 9 of 10 decisions, else loses 20': { error: 1, solver: 0.9, peeks: 0 },
  'in 8 of 10 decisions, else loses 5': { error: 0.5, solver: 0.8, peeks: 0 },
  'in every second decision': { error: 0.5, solver: 0.5, peeks: 0 },
};

/** A year of days, each with the games that players of some habits made of it. */
type Year = readonly (readonly DayRecord[])[];

/** How often the flags go up, for honest players and for others: years of ranked days, simulated. */
export async function flagsSection(): Promise<Section> {
  const choices = makeChoices(readTable());
  // Thresholds were chosen on other seeds than this.
  const pick = seededPick(2027);
  const days = Array.from({ length: DAYS }, () => randomRolls(pick));
  const random = () => (pick(2 ** 30) + 0.5) / 2 ** 30;
  const years = (all: { [name: string]: Habits }, games = GAMES_A_DAY) =>
    Object.entries(all).map(([name, habits]): [string, Year] => [
      name,
      days.map((rolls) =>
        Array.from({ length: games }, () => playDay(choices, rolls, habits, random)),
      ),
    ]);
  const honest = years(HONEST);
  const field = days.map((_, day) => honest.flatMap(([, year]) => year[day]!));
  const watch = (players: number, year: Year, share = 1) =>
    watchPlayers({ players, year, share, otherwise: honest[USUAL]![1], field, pick });
  const perfect = perfectYear(choices, days);
  const figures: Figure[] = [
    ...honest.flatMap(([name, year]) => falseAlarms(name, watch(HONEST_PLAYERS / 4, year))),
    ...years(SUPERHUMAN).map(([name, year]) =>
      figure(`assistance, unaided, ${name}`, watch(HELPED_PLAYERS, year).assistance),
    ),
    ...years(CLAIRVOYANT, 10).map(([name, year]) =>
      figure(`foresight, ${name}`, watch(HELPED_PLAYERS, year).foresight),
    ),
    figure('foresight, knows the day', watch(HELPED_PLAYERS, perfect).foresight),
    figure('in one game of ten', watch(HELPED_PLAYERS, perfect, 0.1).foresight),
    figure('in one game of thirty', watch(HELPED_PLAYERS, perfect, 1 / 30).foresight),
    ...years(ASSISTED).map(([name, year]) =>
      figure(`assistance, ${name}`, watch(HELPED_PLAYERS, year).assistance),
    ),
    ...years({ solver: { error: 0.5, solver: 1, peeks: 0 } }, 1).map(([, year]) =>
      figure('in every second game', watch(HELPED_PLAYERS, year, 0.5).assistance),
    ),
  ];
  return { title: `Flags: players flagged within ${DAYS} games`, figures };
}

/** Who is watched: how many, what games they draw, in which share of days, and what on the others. */
interface Watch {
  readonly players: number;
  readonly year: Year;
  readonly share: number;
  readonly otherwise: Year;
  /** All honest games of each day: with ten of them a player is compared. */
  readonly field: Year;
  readonly pick: (choices: number) => number;
}

/** By player, the number of games after which each flag went up, or Infinity. */
interface Flagged {
  readonly foresight: number[];
  readonly assistance: number[];
  /** The greatest score of foresight at any time. */
  readonly greatest: number[];
}

function watchPlayers({ players, year, share, otherwise, field, pick }: Watch): Flagged {
  const flagged: Flagged = { foresight: [], assistance: [], greatest: [] };
  for (let player = 0; player < players; player += 1) {
    // The sum over all games until each day: that over the last ones is a difference.
    const sums = [NO_GAMES];
    let [byForesight, byAssistance] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let greatest = 0;
    const lost: number[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      const isHelped = share === 1 || pick(3_000) < 3_000 * share;
      const games = (isHelped ? year : otherwise)[day]!;
      const game = games[pick(games.length)]!;
      let othersLuck = 0;
      for (let other = 0; other < OTHERS; other += 1) {
        othersLuck += field[day]![pick(field[day]!.length)]!.luck / OTHERS;
      }
      sums.push(addToForesight(sums[day]!, { luck: game.luck, others: OTHERS, othersLuck }));
      const foresight = since(sums[day + 1]!, sums[day + 1 - GAMES_LOOKED_AT] ?? NO_GAMES);
      lost.push(game.lost);
      if (lost.length > 30) lost.shift();
      if (foresight.games >= 5) greatest = Math.max(greatest, foresightScore(foresight));
      if (showsForesight(foresight)) byForesight = Math.min(byForesight, day + 1);
      if (showsAssistance(lost)) byAssistance = Math.min(byAssistance, day + 1);
    }
    flagged.foresight.push(byForesight);
    flagged.assistance.push(byAssistance);
    flagged.greatest.push(greatest);
  }
  return flagged;
}

/** What came after an earlier sum. */
function since(sum: Foresight, earlier: Foresight): Foresight {
  return {
    games: sum.games - earlier.games,
    excess: sum.excess - earlier.excess,
    variance: sum.variance - earlier.variance,
  };
}

function falseAlarms(name: string, { foresight, assistance, greatest }: Flagged): Figure[] {
  const worst = Math.max(...greatest).toFixed(2);
  return [
    figure(`false: foresight, ${name} (greatest ${worst})`, foresight, 0.001),
    figure(`false: assistance, ${name}`, assistance, 0.001),
  ];
}

/** Shares flagged within a month, a hundred days and a year. */
function figure(name: string, games: readonly number[], budget = 1): Figure {
  const within = (most: number) => games.filter((it) => it <= most).length / games.length;
  const [month, hundred, year] = [30, 100, DAYS].map(within) as [number, number, number];
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  const value = `${percent(year)} (30 games ${percent(month)}, 100 games ${percent(hundred)})`;
  return { name, value, isOver: year > budget };
}

/** The days' perfect games, as played by who knows all dice beforehand. */
function perfectYear(choices: Choices, days: readonly (readonly Roll[])[]): Year {
  const find = makePerfectFinder(RANKED_RULES);
  return days.map((rolls) => [reviewGame(choices, find(rolls).turns, rolls)]);
}
