import { SCRIPTS, trusted } from './trusted-scripts.ts';

/** Starts a worker of this build. */
export function startWorker(name: 'countFaces' | 'strategy'): Worker {
  return new Worker(trusted(SCRIPTS[name]), { type: 'module' });
}
