/** Files that wrangler bundles as they are. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
