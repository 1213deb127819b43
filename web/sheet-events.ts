// What the parts of the score sheet tell, always because of something that a person did.

/** `cell-choose`: the person wants to write in a seat's box; `digit` if that is what they pressed. From sheet-table. */
export class CellChooseEvent extends Event {
  readonly seat: number;
  readonly box: number;
  readonly digit: string;

  constructor(seat: number, box: number, digit = '') {
    super('cell-choose', { bubbles: true, composed: true });
    this.seat = seat;
    this.box = box;
    this.digit = digit;
  }
}

/** `points-write`: a seat's box is to hold points, 0 to be struck out, null to be pending. From sheet-table and box-entry. */
export class PointsWriteEvent extends Event {
  readonly seat: number;
  readonly box: number;
  readonly points: number | null;

  constructor(seat: number, box: number, points: number | null) {
    super('points-write', { bubbles: true, composed: true });
    this.seat = seat;
    this.box = box;
    this.points = points;
  }
}

/** `fives-choose`: the person wants to count the further fives of a seat's column. From sheet-table. */
export class FivesChooseEvent extends Event {
  readonly seat: number;
  readonly column: number;

  constructor(seat: number, column: number) {
    super('fives-choose', { bubbles: true, composed: true });
    this.seat = seat;
    this.column = column;
  }
}

/** `fives-write`: a seat's column had so many further fives. From fives-entry. */
export class FivesWriteEvent extends Event {
  readonly seat: number;
  readonly column: number;
  readonly fives: number;

  constructor(seat: number, column: number, fives: number) {
    super('fives-write', { bubbles: true, composed: true });
    this.seat = seat;
    this.column = column;
    this.fives = fives;
  }
}

/** `players-pick`: these players, in this order, sit down. From player-picker. */
export class PlayersPickEvent extends Event {
  readonly seats: readonly { readonly player: string; readonly name: string }[];

  constructor(seats: PlayersPickEvent['seats']) {
    super('players-pick', { bubbles: true, composed: true });
    this.seats = seats;
  }
}

/** `sheet-begin`: these players begin a sheet by these rules. From sheet-setup. */
export class SheetBeginEvent extends Event {
  readonly rules: string;
  readonly seats: PlayersPickEvent['seats'];

  constructor(rules: string, seats: PlayersPickEvent['seats']) {
    super('sheet-begin', { bubbles: true, composed: true });
    this.rules = rules;
    this.seats = seats;
  }
}

declare global {
  interface HTMLElementEventMap {
    'cell-choose': CellChooseEvent;
    'points-write': PointsWriteEvent;
    'fives-choose': FivesChooseEvent;
    'fives-write': FivesWriteEvent;
    'players-pick': PlayersPickEvent;
    'sheet-begin': SheetBeginEvent;
  }
}
