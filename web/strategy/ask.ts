// Questions to the strategy worker, which is started by the first of them.
import type { Roll } from '../../engine/dice.ts';
import type { Turn } from '../../engine/transcript.ts';
import { reloadForNewBuild } from '../stale-build.ts';
import { startWorker } from '../workers.ts';
import type {
  Answers,
  Asked,
  ExploredCard,
  FailureCode,
  Question,
  Told,
  ToldChoice,
  ToldDrill,
  ToldReview,
} from './questions.ts';

/** Hears how much of the table has come, 0 to 1; null where that is not known. */
export type OnProgress = (share: number | null) => void;

/** No answer. The question may be asked again. */
export class StrategyFailure extends Error {
  /** As the worker says, or that it could not be started. */
  readonly code: FailureCode | 'worker';

  constructor(code: FailureCode | 'worker') {
    super(code);
    this.name = 'StrategyFailure';
    this.code = code;
  }
}

interface Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: StrategyFailure) => void;
  readonly onProgress: OnProgress | undefined;
}

const pending = new Map<number, Pending>();
let worker: Worker | null = null;
let lastId = 0;

/** Judges a finished game on the rolls dealt to it, in order. */
export function askReview(
  turns: readonly Turn[],
  rolls: readonly Roll[],
  onProgress?: OnProgress,
): Promise<ToldReview> {
  return ask({ ask: 'review', turns, rolls }, onProgress);
}

/** What optimal play without foresight scores on the 39 rolls of a day. */
export function askPar(rolls: readonly Roll[], onProgress?: OnProgress): Promise<number> {
  return ask({ ask: 'par', rolls }, onProgress);
}

/** The most that anyone could have scored on the 39 rolls of a day. It takes no table. */
export function askPerfect(rolls: readonly Roll[]): Promise<number> {
  return ask({ ask: 'perfect', rolls });
}

/** Every move of a card with a box open and dice on the table, best first. */
export function askMoves(
  card: ExploredCard,
  onProgress?: OnProgress,
): Promise<readonly ToldChoice[]> {
  return ask({ ask: 'moves', card }, onProgress);
}

/** A hard decision to train on. */
export function askDrill(onProgress?: OnProgress): Promise<ToldDrill> {
  return ask({ ask: 'drill' }, onProgress);
}

function ask<Ask extends keyof Answers>(
  question: Question & { readonly ask: Ask },
  onProgress?: OnProgress,
): Promise<Answers[Ask]> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject, onProgress });
    try {
      worker ??= start();
      worker.postMessage({ id, question } satisfies Asked);
    } catch (error) {
      console.warn(error);
      endAll();
    }
  });
}

function start(): Worker {
  const started = startWorker('strategy');
  started.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  started.onerror = endAll;
  return started;
}

function hear(told: Told): void {
  if ('progress' in told) {
    for (const { onProgress } of pending.values()) onProgress?.(told.progress);
    return;
  }
  const asked = pending.get(told.id);
  pending.delete(told.id);
  if ('answer' in told) asked?.resolve(told.answer as never);
  else asked?.reject(new StrategyFailure(told.failure));
}

/** The worker could not be started or has broken down: the next question starts another. */
function endAll(): void {
  worker?.terminate();
  worker = null;
  if (reloadForNewBuild()) return;
  const left = [...pending.values()];
  pending.clear();
  for (const { reject } of left) reject(new StrategyFailure('worker'));
}
