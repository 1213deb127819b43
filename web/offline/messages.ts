// What the page and its service worker say to each other.

/** From the page to the service worker. */
export type ToWorker =
  /** Keep what this person needs with no network: the translation of a language, and the tables if asked. */
  | { readonly type: 'keep'; readonly locale: string; readonly tables: boolean }
  /** Take over now, if every open page of the product agrees. */
  | { readonly type: 'take-over' };

/** From the service worker to a page: may a new version take over now? The answer, a boolean, goes to the port sent along. */
export interface ToPage {
  readonly type: 'may-take-over';
}
