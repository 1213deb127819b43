// What the kinds of games are called, in the language on screen.
import { msg } from '@lit/localize';
import type { GameKind } from './device/kept-game.ts';

/** Where a game was played, as its mark says it. */
export function kindName(kind: GameKind): string {
  switch (kind) {
    case 'alone':
      return msg('solo');
    case 'computer':
      return msg('contra la máquina');
    case 'round':
      return msg('con un móvil');
    case 'sheet':
      return msg('presencial');
  }
}
