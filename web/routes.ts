// Which screen an address shows. The Worker's page routes say the same of status codes.

export type Route =
  | { readonly page: 'play' }
  | { readonly page: 'day'; readonly number: number }
  | { readonly page: 'watch'; readonly number: number; readonly id: string }
  /** Of the player's own game, or of an entry. */
  | { readonly page: 'review'; readonly number: number; readonly id: string | null }
  /** A sheet that was passed on. */
  | { readonly page: 'shared'; readonly sheet: string }
  | { readonly page: (typeof PLAIN)[number] | 'missing' };

/** Screens whose address is their name. */
const PLAIN = [
  'board',
  'record',
  'rules',
  'fair',
  'privacy',
  'explore',
  'train',
  'sheet',
  'games',
] as const;

/** The screen of a path; `missing` for any that the product does not have. */
export function routeOf(path: string): Route {
  if (path === '/') return { page: 'play' };
  const [, sheet] = /^\/s\/([\w-]{22})$/.exec(path) ?? [];
  if (sheet) return { page: 'shared', sheet };
  const [, name, number, id] =
    /^\/(d|watch|review)\/([1-9]\d{0,5})(?:\/([\w-]{16}))?$/.exec(path) ?? [];
  if (name === 'd' && !id) return { page: 'day', number: Number(number) };
  if (name === 'watch' && id) return { page: name, number: Number(number), id };
  if (name === 'review') return { page: name, number: Number(number), id: id ?? null };
  return { page: PLAIN.find((page) => path === `/${page}`) ?? 'missing' };
}
