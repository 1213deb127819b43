/** What the platform hands to the Worker, as wrangler.toml binds it. */
export interface Env {
  readonly DB: D1Database;
  readonly ASSETS: Pick<Fetcher, 'fetch'>;
  /** Master keys: `id=hex` pairs parted by commas, the last one current. Missing when nobody set the secret. */
  readonly DICE_KEYS?: string;
}

type Bindings = Env;

declare global {
  namespace Cloudflare {
    /** The type of `env` in `cloudflare:workers`. */
    interface Env extends Bindings {}
  }
}
