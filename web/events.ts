// First load: what elements tell, always because of something that a person did.

/** `hold-toggle`: the person wants the die at `position` (0 to 4) held, or let go. From dice-tray. */
export class HoldToggleEvent extends Event {
  readonly position: number;

  constructor(position: number) {
    super('hold-toggle', { bubbles: true, composed: true });
    this.position = position;
  }
}

/** `box-choose`: the person chose the box at `index` of the card. From score-card. */
export class BoxChooseEvent extends Event {
  readonly index: number;

  constructor(index: number) {
    super('box-choose', { bubbles: true, composed: true });
    this.index = index;
  }
}

/** `renamed`: the player has a new name, already stored. From name-form. */
export class RenamedEvent extends Event {
  readonly playerName: string;

  constructor(playerName: string) {
    super('renamed', { bubbles: true, composed: true });
    this.playerName = playerName;
  }
}

declare global {
  interface HTMLElementEventMap {
    'hold-toggle': HoldToggleEvent;
    'box-choose': BoxChooseEvent;
    renamed: RenamedEvent;
  }
}
