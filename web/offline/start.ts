// Starts the service worker and lets a new version in between games. Loaded after everything else.
import { currentLocale } from '../locale.ts';
import { ARRIVE } from '../navigation.ts';
import { isGameUnderWay } from '../state/game-under-way.ts';
import { SCRIPTS, trusted } from '../trusted-scripts.ts';
import type { ToPage, ToWorker } from './messages.ts';

/** A page that stays open looks for a new version so often, in ms. */
const LOOK = 60 * 60_000;

/** The time in which a screen that was left is gone, in ms. */
const SETTLE = 500;

let registration: ServiceWorkerRegistration | null = null;
let lastLook = 0;

/**
 * Registers the service worker of this build. A refusal (forbidden storage, a browser without
 * service workers) leaves a page that needs the network, as every page does.
 */
export async function startOffline(): Promise<void> {
  if (!navigator.serviceWorker) return;
  const workers = navigator.serviceWorker;
  const wasServed = workers.controller !== null;
  workers.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data?.type === 'may-take-over') ports[0]?.postMessage(!isGameUnderWay());
  });
  // A page of the version before, under the worker of the next one, would find its parts gone.
  if (wasServed) workers.addEventListener('controllerchange', () => location.reload());
  try {
    registration = await workers.register(trusted(SCRIPTS.serviceWorker));
  } catch (error) {
    console.warn(error);
    return;
  }
  lastLook = Date.now();
  await workers.ready;
  tell(registration.active, { type: 'keep', locale: currentLocale(), tables: !savesData() });
  letIn();
  addEventListener(ARRIVE, () => setTimeout(letIn, SETTLE));
  document.addEventListener('visibilitychange', onVisibility);
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') letIn();
  else look();
}

/** Asks a version that waits to take over, unless a game is being played here. */
function letIn(): void {
  if (!isGameUnderWay()) tell(registration?.waiting, { type: 'take-over' });
}

async function look(): Promise<void> {
  const now = Date.now();
  if (now - lastLook < LOOK || !navigator.onLine) return;
  lastLook = now;
  try {
    await registration?.update();
  } catch (error) {
    console.warn(error);
  }
}

function tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
  worker?.postMessage(message);
}

/** Whether the person asked for little traffic (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
