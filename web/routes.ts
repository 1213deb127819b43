// First load: which screen an address shows. The Worker's page routes say the same of status codes.

export type Route =
  | { readonly page: 'play' }
  | { readonly page: 'day'; readonly number: number }
  | { readonly page: 'board' | 'record' | 'rules' | 'missing' };

/** The screen of a path; `missing` for any that the product does not have. */
export function routeOf(path: string): Route {
  if (path === '/') return { page: 'play' };
  const day = /^\/d\/([1-9]\d{0,5})$/.exec(path);
  if (day) return { page: 'day', number: Number(day[1]) };
  const page = path.slice(1);
  return page === 'board' || page === 'record' || page === 'rules' ? { page } : { page: 'missing' };
}
