import { pointsOfGain, upperOfGain } from './known-dice.ts';
import {
  cardIndex,
  type KnownCard,
  type KnownScore,
  listScores,
  type Search,
  START,
} from './perfect.ts';
import { stillAbove } from './states.ts';

/** A game under way: what it cost so far against the best without the bonus, and how it came here. */
interface Path {
  readonly card: KnownCard;
  readonly upper: number;
  readonly turns: number;
  readonly score: KnownScore | null;
  readonly before: Path | null;
}

/**
 * The game with the most points among those that earn the upper bonus, if with it they are more than
 * `points`, the most without; null if there is none. A* over cards with their upper sums: paths are
 * taken up in the order of what they give away against `points`, known exactly from `Search.best`,
 * so that the first to finish with the bonus is the best.
 */
export function findWithBonus(search: Search, points: number): KnownScore[] | null {
  const { space, best } = search;
  const { bonus, threshold } = space;
  const boxes = space.rules.boxes.length;
  const bestPoints = (card: KnownCard) => pointsOfGain(best[cardIndex(search, card)]!);
  const seen = new Set<number>();
  const queues: Path[][] = Array.from({ length: Math.min(bonus, points + 1) }, () => []);
  queues[0]?.push({ card: START, upper: 0, turns: 0, score: null, before: null });
  for (let given = 0; given < queues.length; given += 1) {
    const queue = queues[given]!;
    for (let path = queue.pop(); path; path = queue.pop()) {
      if (path.turns === boxes) return scoresOf(path);
      const key = cardIndex(search, path.card) * (threshold + 1) + path.upper;
      if (seen.has(key)) continue;
      seen.add(key);
      const most = bestPoints(path.card);
      for (const score of listScores(search, path.card)) {
        const upper = Math.min(threshold, path.upper + upperOfGain(score.gain));
        if (upper + stillAbove(space.rules, score.after.filled) < threshold) continue;
        const away = given + most - pointsOfGain(score.gain) - bestPoints(score.after);
        queues[away]?.push({
          card: score.after,
          upper,
          turns: path.turns + 1,
          score,
          before: path,
        });
      }
    }
  }
  return null;
}

function scoresOf(last: Path): KnownScore[] {
  const scores: KnownScore[] = [];
  for (let path: Path | null = last; path?.score; path = path.before) scores.unshift(path.score);
  return scores;
}
