import type { Day } from '../../../engine/day.ts';
import { fetchChallenge } from '../../../web/api.ts';
import { GameController } from '../../../web/state/game-controller.ts';
import { ResultController } from '../../../web/state/result-controller.ts';
import { untilAnswered } from '../../../web/state/until-answered.ts';
import type { Pick } from '../../support/random-games.ts';
import type { Browser } from './browser.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What happens around a game beside the faults. */
export interface Habits {
  /** Reloads of the page in a hundred actions, in the midst of them. */
  readonly reloads: number;
  /** Whether a second tab plays the same game. */
  readonly twoTabs: boolean;
  /** Whether the finished game is submitted, or the page left before. */
  readonly submits: boolean;
}

/** How a visit ended. */
export interface VisitEnd {
  readonly game: GameController;
  readonly result: ResultController | null;
}

/** What the controllers ask of an element. */
type Host = ConstructorParameters<typeof GameController>[0];

/** Gives up on games that do not come to their end. */
const MOST_ACTIONS = 2_000;
/** How soon a person tries again by the button. */
const IMPATIENCE = 3_000;

/** One person plays today's game to its end and enters it, by the page's own controllers. */
export async function visitToday(
  time: VirtualTime,
  browser: Browser,
  pick: Pick,
  habits: Habits,
): Promise<VisitEnd> {
  let game = openTab();
  let other: GameController | null = null;
  await game.load(null);
  for (let action = 0; game.phase !== 'finished'; action += 1) {
    if (action > MOST_ACTIONS) throw new Error(`The game is stuck in phase ${game.phase}`);
    if (habits.twoTabs && game.phase === 'playing' && !other) {
      other = openTab();
      await other.load(null);
    }
    if (pick(100) < habits.reloads) {
      const acting = act(game, pick, time);
      await Promise.race([acting, time.pause(pick(20_000))]);
      game.hostDisconnected();
      browser.leavePage();
      game = openTab();
      await game.load(null);
    } else if (other && pick(4) === 0) {
      await Promise.all([act(game, pick, time), act(other, pick, time)]);
    } else await act(game, pick, time);
  }
  const result = habits.submits ? await submit(game) : null;
  game.hostDisconnected();
  other?.hostDisconnected();
  return { game, result };
}

async function submit(game: GameController): Promise<ResultController> {
  const result = new ResultController(host());
  result.hostConnected();
  await result.submit(game.attempt!);
  return result;
}

/** Reads a day whose time is over until its seed is told, by the page's own calls. */
export async function readSeed(time: VirtualTime, day: Day): Promise<string> {
  const { signal } = new AbortController();
  for (let read = 0; read < MOST_ACTIONS; read += 1) {
    const { seed } = await untilAnswered(
      () => fetchChallenge(day),
      () => {},
      signal,
    );
    if (seed !== undefined) return seed;
    await time.pause(IMPATIENCE);
  }
  throw new Error(`${day} is not published`);
}

/** Does the next thing that a person would do. */
async function act(game: GameController, pick: Pick, time: VirtualTime): Promise<void> {
  if (game.phase === 'unreachable') {
    await time.pause(IMPATIENCE);
    return game.load(null);
  }
  if (game.phase === 'refused' || game.phase === 'closed') throw new Error(`It is ${game.phase}`);
  if (game.sending || game.phase === 'loading') return time.pause(500);
  if (game.phase === 'finished') return;
  if (game.phase === 'ready') return game.rollDice();
  if (game.canHold && pick(3) === 0) {
    for (let position = 0; position < 5; position += 1) if (pick(2) === 0) game.toggle(position);
    if (game.canRoll) return game.rollDice();
  }
  const open = game.worths!.flatMap((worth, box) => (typeof worth === 'number' ? [box] : []));
  game.choose(open[pick(open.length)]!);
  return game.score();
}

function openTab(): GameController {
  const game = new GameController(host());
  game.hostConnected();
  return game;
}

/** Stands for the element that a controller belongs to. */
export function host(): Host {
  return {
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => {},
    updateComplete: Promise.resolve(true),
  };
}
