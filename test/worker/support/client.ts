import type { Problem } from '../../../worker/wire.ts';

/** Whatever answers requests: the app under test, or a server. */
export interface Server {
  send(request: Request): Promise<Response>;
}

/** A browser of one person: it sends what our page sends, and keeps its cookie. */
export interface Client {
  cookie: string | null;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
}

export const ORIGIN = 'https://trece.test';

export function createClient(server: Server, origin = ORIGIN): Client {
  const client: Client = {
    cookie: null,
    async call(method, path, body, more = {}) {
      const headers = new Headers();
      if (client.cookie) headers.set('cookie', client.cookie);
      if (body !== undefined) {
        headers.set('content-type', 'application/json');
        headers.set('origin', origin);
      }
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
      const init: RequestInit = { method, headers, redirect: 'manual' };
      if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await server.send(new Request(`${origin}${path}`, init));
      const [set] = response.headers.getSetCookie();
      if (set) client.cookie = set.split(';')[0]!;
      return response;
    },
    get: async <Answer>(path: string) => read<Answer>(await client.call('GET', path)),
    post: async <Answer>(path: string, body: unknown) =>
      read<Answer>(await client.call('POST', path, body)),
  };
  return client;
}

/** The answer of a call that must succeed. */
async function read<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

/** Status and code of a refusal, in one line such as `409 step-taken`. */
export async function refusalOf(response: Response | Promise<Response>): Promise<string> {
  const { status, headers } = await response;
  const problem = await (await response).json<Problem>();
  if (headers.get('content-type') !== 'application/problem+json') return `${status} no problem`;
  if (problem.status !== status || !problem.requestId || !problem.title) return `${status} unequal`;
  return `${status} ${problem.code}`;
}
