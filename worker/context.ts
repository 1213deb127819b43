import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { Day } from '../engine/day.ts';
import type { Bytes } from '../engine/random.ts';
import type { Database } from './db/database.ts';
import type { Player } from './db/players.ts';
import type { Published } from './db/publications.ts';
import type { Dealer } from './dealer.ts';
import type { HumanCheck } from './human-check.ts';
import type { Limits } from './limits.ts';
import type { Strategy } from './strategy.ts';

/** One line of the log. `event` says what happened. */
export interface LogLine {
  readonly event: string;
  readonly [property: string]: unknown;
}

/** What every route works with. Made once, by createApp. */
export interface Services {
  readonly db: Database;
  readonly dealer: Dealer;
  readonly assets: Pick<Fetcher, 'fetch'>;
  readonly limits: Limits;
  readonly strategy: Strategy;
  /** Null where newcomers need not show that they are people. */
  readonly humanCheck: HumanCheck | null;
  /** Takes a line for the operator, without personal data and dice. */
  readonly log: (line: LogLine) => void;
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
    /** What the day was published with, or null while it is not (middleware/publishing.ts). */
    published: Published | null;
    /** The code of the problem that is answered. */
    code: string | undefined;
    /** For how long anybody may keep this answer; not at all while undefined. */
    cacheSeconds: number | undefined;
    /** The hash of the token that came along, whoever gave it, or null. */
    tokenHash: string | null;
    /** The player whose cookie came along, or null. */
    player: Player | null;
  };
}

export type AppContext = Context<AppEnv>;
export type AppHandler = Handler<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;

/** A context whose body was read as `Body` by middleware/body.ts. */
export type WithBody<Body> = Context<AppEnv, string, { in: { json: Body }; out: { json: Body } }>;
