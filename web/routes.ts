// Which screen an address shows. The Worker's page routes say the same of status codes.

export type Route =
  | { readonly page: 'play' }
  | { readonly page: 'day'; readonly number: number }
  | { readonly page: 'watch'; readonly number: number; readonly id: string }
  | { readonly page: (typeof PLAIN)[number] | 'missing' };

/** Screens whose address is their name. */
const PLAIN = ['board', 'record', 'rules', 'fair', 'privacy'] as const;

/** The screen of a path; `missing` for any that the product does not have. */
export function routeOf(path: string): Route {
  if (path === '/') return { page: 'play' };
  const day = /^\/d\/([1-9]\d{0,5})$/.exec(path);
  if (day) return { page: 'day', number: Number(day[1]) };
  const watch = /^\/watch\/([1-9]\d{0,5})\/([\w-]{16})$/.exec(path);
  if (watch) return { page: 'watch', number: Number(watch[1]), id: watch[2]! };
  return { page: PLAIN.find((page) => path === `/${page}`) ?? 'missing' };
}
