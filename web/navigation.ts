// First load: moving between screens without loading the page again.

/** `arrive`: the address has changed and another screen is due. Heard on `window`. */
export const ARRIVE = 'arrive';

/** Goes to a path of the product. */
function visit(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new Event(ARRIVE));
}

/**
 * Calls back whenever another screen is due, and takes plain presses on links within the product
 * away from the browser. Ends with the signal.
 */
export function onArrive(callback: () => void, signal: AbortSignal): void {
  window.addEventListener(ARRIVE, callback, { signal });
  window.addEventListener('popstate', callback, { signal });
  document.addEventListener('click', followLink, { signal });
}

/** New tabs, downloads, other origins and files are left to the browser. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return;
  if (link.hash || link.pathname.includes('.') || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  if (link.href !== location.href) visit(link.pathname + link.search);
}
