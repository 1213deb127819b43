/** How a turn was played, by the expected points that it lost. */
export type Mark = 'ideal' | 'near' | 'far';

/** The most that an ideal turn may lose, and one that was near. */
const IDEAL = 0.5;
const NEAR = 3;

/** A difference of the adding up, not of the play. */
const ROUNDING = 1e-6;

export function markOf(lost: number): Mark {
  if (lost <= IDEAL + ROUNDING) return 'ideal';
  return lost <= NEAR + ROUNDING ? 'near' : 'far';
}
