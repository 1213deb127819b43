// First load: the player, who may be in the midst of changing their code.
import type { PlayerAnswer } from '../../worker/wire.ts';
import { fetchPlayer, Unreachable } from '../api.ts';
import { readSetting } from './settings.ts';

/**
 * The player as the server has them. A change of code whose answer was lost is asked for again
 * first: until then this browser is nobody, and would begin a game as somebody new.
 */
export async function loadPlayer(): Promise<PlayerAnswer> {
  if (readSetting('rotation') !== null) {
    const { finishRotation } = await import('./rotation.ts').catch((cause) => {
      throw new Unreachable(null, null, { cause });
    });
    await finishRotation();
  }
  return fetchPlayer();
}
