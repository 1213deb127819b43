declare namespace Cloudflare {
  /** What vitest.config.ts binds beside the database. */
  interface Env {
    readonly MIGRATIONS: { name: string; queries: string[] }[];
  }
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
