// First load: the keys of the play screen.

/** What a key asks for. */
export type KeyAct =
  | { readonly act: 'hold'; readonly position: number }
  | { readonly act: 'roll' | 'card' | 'drop' | 'help' };

/**
 * What a key press asks for, or null where it belongs to something else: typing, a dialog, a
 * shortcut of the browser's, or a control that the keyboard itself reached and Space presses.
 */
export function keyActOf(event: KeyboardEvent, reachedByKeyboard: boolean): KeyAct | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.composedPath()[0];
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog'))
    return null;
  const onControl = target instanceof HTMLElement && target.closest('button, a') !== null;
  switch (event.key) {
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
      return { act: 'hold', position: Number(event.key) - 1 };
    case ' ':
      return onControl && reachedByKeyboard ? null : { act: 'roll' };
    case 'r':
    case 'R':
      return event.repeat ? null : { act: 'roll' };
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { act: 'card' };
    case 'Escape':
      return { act: 'drop' };
    case '?':
      return { act: 'help' };
    default:
      return null;
  }
}
