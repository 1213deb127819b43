// First load: whether a game is being played on this page, so that nothing replaces the page meanwhile.

/** Before the first screen is shown nobody knows. */
let underWay = true;

/** Says whether a game is being played. */
export function setGameUnderWay(is: boolean): void {
  underWay = is;
}

/** True while a game is being played on this page. */
export function isGameUnderWay(): boolean {
  return underWay;
}
