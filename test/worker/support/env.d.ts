declare namespace Cloudflare {
  /** The bindings that vitest.config.ts makes. */
  interface Env {
    readonly DB: D1Database;
    readonly MIGRATIONS: { name: string; queries: string[] }[];
  }
}

declare module '*?raw' {
  const text: string;
  export default text;
}
