import type { LitElement, ReactiveController } from 'lit';

/** The host's own width in CSS pixels, for drawings with text of a real size. Updates the host on change. */
export class ElementWidth implements ReactiveController {
  /** 0 until the host is laid out. */
  value = 0;

  private readonly host: LitElement;
  private readonly observer = new ResizeObserver(([entry]) => {
    const width = Math.round(entry!.contentRect.width);
    if (width === this.value) return;
    this.value = width;
    this.host.requestUpdate();
  });

  constructor(host: LitElement) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }
}
