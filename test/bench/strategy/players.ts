import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { makeChoices } from '../../../engine/strategy/choices.ts';
import { makeHabil } from '../../../engine/strategy/players/habil.ts';
import { makeMaestro } from '../../../engine/strategy/players/maestro.ts';
import { playNovato } from '../../../engine/strategy/players/novato.ts';
import type { Policy } from '../../../engine/strategy/players/policy.ts';
import { makeRival } from '../../../engine/strategy/players/rival.ts';
import { solve } from '../../../engine/strategy/solve.ts';
import { solveSpread } from '../../../engine/strategy/spread.ts';
import { decodeSpread, encodeSpread } from '../../../engine/strategy/table.ts';
import { readTable } from '../../commands/strategy-table.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import type { Figure, Section } from '../section.ts';
import { totalOfPolicy, totalsOfDuel } from './play.ts';

const GAMES = 10_000;
const GAMES_OF_MAESTRO = 100_000;
const PAIRS_OF_DUELS = 10_000;

/** Known values of the ranked rules under optimal play. */
const EXPECTED = 254.5877287;
const DEVIATION = 59.61;

/** How the computer players do: means, and duels of Rival against Maestro. */
export async function playersSection(): Promise<Section> {
  const table = readTable();
  const choices = makeChoices(table);
  const maestro = makeMaestro(choices);
  const spread = decodeSpread(table.space, encodeSpread(solveSpread(solve(RANKED_RULES))));
  return {
    title: 'Computer players, on the shipped tables',
    figures: [
      level('Novato', playNovato),
      level('Hábil', makeHabil()),
      level('Maestro', maestro),
      ...checkMaestro(maestro),
      duels(makeRival(choices, spread), maestro),
    ],
  };
}

function level(name: string, policy: Policy): Figure {
  const { mean, error } = momentsOf(totals(policy, GAMES));
  return {
    name: `${name}, mean of ${GAMES.toLocaleString('en')} games`,
    value: `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`,
  };
}

/** Mean and standard deviation within three standard errors of what they must be. */
function checkMaestro(maestro: Policy): Figure[] {
  const { mean, error, deviation, errorOfDeviation } = momentsOf(totals(maestro, GAMES_OF_MAESTRO));
  return [
    check('Maestro, mean of 100,000 games', mean, EXPECTED, error),
    check('Maestro, standard deviation', deviation, DEVIATION, errorOfDeviation),
  ];
}

function check(name: string, found: number, known: number, error: number): Figure {
  const off = (found - known) / error;
  const value = `${found.toFixed(2)}, ${off.toFixed(2)} standard errors from ${known}`;
  return { name, value, isOver: Math.abs(off) > 3 };
}

/**
 * Duels in pairs: the same two rows of dice with the seats changed, so that luck evens out. A win
 * counts 1 and a draw ½; the interval is that of 95 %.
 */
function duels(rival: Policy, maestro: Policy): Figure {
  const pick = seededPick(77);
  const rates = Array.from({ length: PAIRS_OF_DUELS }, () => {
    const dice = [randomRolls(pick), randomRolls(pick)] as const;
    const [first, second] = totalsOfDuel([rival, maestro], dice, pick);
    const [third, fourth] = totalsOfDuel([maestro, rival], dice, pick);
    return (won(first, second) + won(fourth, third)) / 2;
  });
  const { mean, error } = momentsOf(rates);
  const low = mean - 1.96 * error;
  return {
    name: `Rival against Maestro, ${PAIRS_OF_DUELS.toLocaleString('en')} pairs of duels`,
    value: `wins ${(100 * mean).toFixed(2)} % ± ${(196 * error).toFixed(2)} %`,
    isOver: low <= 0.5,
  };
}

function won(mine: number, other: number): number {
  if (mine === other) return 0.5;
  return mine > other ? 1 : 0;
}

function totals(policy: Policy, games: number): number[] {
  const pick = seededPick(1);
  return Array.from({ length: games }, () => totalOfPolicy(policy, randomRolls(pick), pick));
}

function momentsOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const central = (power: number) =>
    values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length;
  const variance = central(2);
  return {
    mean,
    error: Math.sqrt(variance / values.length),
    deviation: Math.sqrt(variance),
    errorOfDeviation: Math.sqrt((central(4) - variance ** 2) / (4 * variance * values.length)),
  };
}
