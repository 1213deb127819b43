import countFaces from './fair/count-faces.ts?worker&url';

/** The workers of this build, each by its address. */
const WORKERS = { countFaces } as const;

/**
 * Our Trusted Types policy: it makes worker addresses, and only those of this build. The content
 * security policy names it, so no other script can be started from the page.
 */
const policy = window.trustedTypes?.createPolicy('trece', {
  createScriptURL: (url) => {
    if (Object.values<string>(WORKERS).includes(url)) return url;
    throw new TypeError('Not a worker of this build');
  },
});

/** Starts a worker of this build. */
export function startWorker(name: keyof typeof WORKERS): Worker {
  const url = policy?.createScriptURL(WORKERS[name]) ?? WORKERS[name];
  return new Worker(url as string, { type: 'module' });
}
