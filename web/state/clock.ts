// First load: the server's clock, which alone names the day and the time.

let offset = 0;

/** Takes the server's clock from an answer of its, in milliseconds since 1970. */
export function setServerNow(now: number): void {
  offset = now - Date.now();
}

/** The server's present time as far as the device can tell, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offset;
}
