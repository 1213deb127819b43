import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { Day } from '../engine/day.ts';
import type { Bytes } from '../engine/random.ts';
import type { Database } from './db/database.ts';
import type { Player } from './db/players.ts';
import type { Dealer } from './dealer.ts';

/** What every route works with. Made once, by createApp. */
export interface Services {
  readonly db: Database;
  readonly dealer: Dealer;
  readonly assets: Pick<Fetcher, 'fetch'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** That many random bytes. */
  readonly random: (length: number) => Bytes;
}

/** What middleware leaves for the routes after it. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The moment of the request: read once, so that one answer knows one time. */
    now: number;
    /** The day that the path names; it exists. */
    day: Day;
    /** The player whose cookie came along, or null. */
    player: Player | null;
  };
}

export type AppContext = Context<AppEnv>;
export type AppHandler = Handler<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;

/** A context whose body was read as `Body` by middleware/body.ts. */
export type WithBody<Body> = Context<AppEnv, string, { in: { json: Body }; out: { json: Body } }>;
