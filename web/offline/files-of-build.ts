/** A file of the build and what changes with its content; null where the name itself does. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What a build's service worker has to know of its files. */
export interface FilesOfBuild {
  /** One whole version of the page: fetched together, and served together or not at all. */
  readonly precached: readonly BuiltFile[];
  /** Addresses kept once a person needs them: translations and tables, whose names tell their content. */
  readonly kept: readonly string[];
}

/** The name of every translation's chunk begins so, followed by its language and a hyphen. */
export const TRANSLATION = '/assets/translation-';

/** The tables of optimal play end so. */
export const TABLE = '.bin';

/** True for a file that only some people need. */
export function isKept(url: string): boolean {
  return url.startsWith(TRANSLATION) || url.endsWith(TABLE);
}
