/** Held down for this long, in milliseconds, a press is a long one. */
const LONG = 550;
/** A finger that wanders further, in CSS pixels, is scrolling. */
const STRAY = 10;

/** Tells long presses from short ones, on whatever passes its pointer events on. */
export class LongPress {
  private timer: number | undefined;
  private from = { x: 0, y: 0 };
  private isLong = false;

  start(event: PointerEvent, act: () => void): void {
    if (event.button !== 0) return;
    this.end();
    this.isLong = false;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.isLong = true;
      act();
    }, LONG);
  }

  readonly move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STRAY) this.end();
  };

  readonly end = (): void => {
    clearTimeout(this.timer);
  };

  /** Touch screens open a menu on a long press, which here means something else. */
  readonly menu = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault();
  };

  /** True once for the click that ends a long press. */
  wasLong(): boolean {
    const { isLong } = this;
    this.isLong = false;
    return isLong;
  }
}
