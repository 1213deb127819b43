import type { AppMiddleware } from '../context.ts';
import { problem } from '../problems.ts';

const MOST_BYTES = 4096;

/** Refuses bodies over 4 KB, counted as they are read: a stated length may lie. */
export const bodyLimit: AppMiddleware = async (c, next) => {
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  const reader = c.req.raw.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (length + part.value.length > MOST_BYTES) {
        await reader?.cancel();
        return problem(c, 'body-too-large');
      }
      bytes.set(part.value, length);
      length += part.value.length;
    }
  } catch {
    // Whoever sent it hung up in the midst of it: that is no fault of ours.
    return problem(c, 'malformed');
  }
  const { method, url, headers } = c.req.raw;
  c.req.raw = new Request(url, { method, headers, body: bytes.subarray(0, length) });
  return next();
};
