/** What the platform hands to the Worker, as wrangler.toml binds it. */
export interface Env {
  readonly DB: D1Database;
  readonly ASSETS: Pick<Fetcher, 'fetch'>;
  /** Master keys: `id=hex` pairs parted by commas, the last one current. Missing when nobody set the secret. */
  readonly DICE_KEYS?: string;
  /** Counts new players by address; without it they are not limited. */
  readonly NEW_PLAYERS?: RateLimit;
  /** Counts calls by player; without it they are not limited. */
  readonly PLAYER_CALLS?: RateLimit;
  /** Counts saved sheets by address; without it they are not limited. */
  readonly SHEETS?: RateLimit;
  /** The commit that was deployed, where deploy.sh could tell. */
  readonly COMMIT?: string;
  /** Set, it opens the operator's calls to whoever sends it (operating.md). */
  readonly OPERATOR_TOKEN?: string;
  /** Set, it turns Turnstile on for new players. */
  readonly TURNSTILE_SECRET?: string;
}

type Bindings = Env;

declare global {
  namespace Cloudflare {
    /** The type of `env` in `cloudflare:workers`. */
    interface Env extends Bindings {}
  }
}
