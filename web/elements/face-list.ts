import type { Face } from '../../engine/dice.ts';

/** The six faces, lowest first. */
export const FACE_LIST = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];
