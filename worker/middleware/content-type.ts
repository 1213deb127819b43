import type { AppMiddleware } from '../context.ts';
import { problem } from '../problems.ts';

/** Takes JSON bodies only; parameters such as a charset do no harm. */
export const contentType: AppMiddleware = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' ? next() : problem(c, 'unsupported-media-type');
};
