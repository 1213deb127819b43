import type { AppContext, AppHandler, Services } from '../context.ts';
import { isExistingNumber } from '../daily-challenge.ts';
import { STRICT_HEADERS } from '../strict-headers.ts';

/**
 * The page's own addresses, as it routes them itself. `{number}` is that of an existing day, `{id}`
 * has the shape of an entry's, after `/s/` of a sheet's.
 */
export const PAGES = [
  '/',
  '/board',
  '/rules',
  '/record',
  '/fair',
  '/privacy',
  '/explore',
  '/train',
  '/sheet',
  '/games',
  '/s/{id}',
  '/d/{number}',
  '/watch/{number}/{id}',
  '/review/{number}',
  '/review/{number}/{id}',
] as const;

const DAY_PAGE = /^\/(?:d|review)\/([1-9]\d{0,6})$/;
const SHEET_PAGE = /^\/s\/[\w-]{22}$/;
const ENTRY_PAGE = /^\/(?:watch|review)\/([1-9]\d{0,6})\/[\w-]{16}$/;

const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  ...STRICT_HEADERS,
};

/** Answers what is no present asset: the page, the page with 404, or a plain 404 for a file. */
export function showPage({ assets, now }: Services): AppHandler {
  return async (c) => {
    // As sent, not decoded: the page reads the same address from the browser.
    const path = new URL(c.req.url).pathname;
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.body('Method not allowed\n', 405, { ...PLAIN, allow: 'GET, HEAD' });
    }
    if (isFile(path)) return c.body('Not found\n', 404, PLAIN);
    if (SHEET_PAGE.test(path)) return showUnlisted(await fetchPage(c, assets));
    if (isPage(path, now())) return fetchPage(c, assets, c.req.header('if-none-match'));
    const page = await fetchPage(c, assets);
    const headers = new Headers(page.headers);
    headers.set('cache-control', 'no-store');
    headers.delete('etag');
    return new Response(page.body, { status: 404, headers });
  };
}

/** A page for those alone who have its link. */
function showUnlisted(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  return new Response(page.body, { status: page.status, headers });
}

/** True for an address of `PAGES`. */
function isPage(path: string, now: number): boolean {
  const [, number] = DAY_PAGE.exec(path) ?? ENTRY_PAGE.exec(path) ?? [];
  if (number !== undefined) return isExistingNumber(Number(number), now);
  return PAGES.some((page) => page === path);
}

/** The one document, with the headers that the assets' own rules give it. */
function fetchPage(
  c: AppContext,
  assets: Pick<Fetcher, 'fetch'>,
  etag?: string,
): Promise<Response> {
  const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
  return assets.fetch(new Request(new URL('/', c.req.url), { headers }));
}

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.');
}
