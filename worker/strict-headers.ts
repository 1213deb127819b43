/**
 * What the Worker says with every answer of its own. None is a document to be shown, framed or read
 * by another site. The page and its assets have more, by web/public/_headers.
 */
export const STRICT_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
