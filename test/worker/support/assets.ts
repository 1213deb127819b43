export const PAGE = '<!doctype html><title>Trece</title>';

const ETAG = '"page"';

/** Answers as the platform's assets do that hold one page and nothing else. */
export const assets: Pick<Fetcher, 'fetch'> = {
  async fetch(input, init) {
    const request = new Request(input as Request, init as RequestInit);
    if (new URL(request.url).pathname !== '/') return new Response(null, { status: 404 });
    const headers = { etag: ETAG, 'cache-control': 'public, max-age=0, must-revalidate' };
    if (request.headers.get('if-none-match') === ETAG) {
      return new Response(null, { status: 304, headers });
    }
    const type = 'text/html; charset=utf-8';
    return new Response(PAGE, { headers: { ...headers, 'content-type': type } });
  },
};
