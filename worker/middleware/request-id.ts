import { formatBase64url } from '../base64url.ts';
import type { AppMiddleware, Services } from '../context.ts';

/** Names each request, so that a refusal can be found in the log. Never taken from the client. */
export function requestId({ random }: Services): AppMiddleware {
  return (c, next) => {
    c.set('requestId', formatBase64url(random(12)));
    return next();
  };
}
