/** A counter that lets so many calls of a key through, as the platform's does within one minute. */
export interface Counter extends RateLimit {
  readonly keys: Map<string, number>;
}

export function counterOf(limit: number): Counter {
  const keys = new Map<string, number>();
  return {
    keys,
    async limit({ key }) {
      const count = keys.get(key) ?? 0;
      if (count < limit) keys.set(key, count + 1);
      return { success: count < limit };
    },
  };
}
