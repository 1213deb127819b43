import type { D1 } from '../../../worker/db/database.ts';
import type { Pick } from '../../support/random-games.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What may happen to one call to the database. */
export type DatabaseFault =
  | 'throws before'
  | 'throws after'
  | 'overloaded'
  | 'stalls before'
  | 'stalls after';

const FAULTS: readonly DatabaseFault[] = [
  'throws before',
  'throws after',
  'overloaded',
  'stalls before',
  'stalls after',
];

/** Stalls may outlast a client's patience of fifteen seconds, or not. */
const LONGEST_STALL = 40_000;

/** Faults are drawn by the request in hand, so that they are the same whatever runs beside it. */
export interface FaultPlan {
  /** Draws for the request in hand. */
  readonly pick: () => Pick;
  /** Faults in a hundred calls to the database. */
  readonly percent: number;
  readonly time: VirtualTime;
  readonly onFault: (fault: DatabaseFault) => void;
}

/** A statement of the database beneath, as far as it is used here. */
interface Statement {
  bind(...values: unknown[]): Statement;
  run(): Promise<unknown>;
  all(): Promise<unknown>;
  raw(): Promise<unknown>;
}

/** A database that fails by plan. What it does, it does one after the other. */
export function faultyD1(inner: D1, plan: FaultPlan): D1 {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const fail = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const pick = plan.pick();
    const fault = pick(100) < plan.percent ? FAULTS[pick(FAULTS.length)]! : null;
    const stall = 1 + pick(LONGEST_STALL);
    if (fault) plan.onFault(fault);
    if (fault === 'throws before') throw new Error('D1_ERROR: Network connection lost.');
    if (fault === 'overloaded') throw new Error('D1 DB is overloaded. Too many requests queued.');
    if (fault === 'stalls before') await plan.time.sleep(stall);
    const result = await inTurn(work);
    if (fault === 'stalls after') await plan.time.sleep(stall);
    if (fault === 'throws after') throw new Error('D1_ERROR: Network connection lost.');
    return result;
  };
  const wrap = (statement: Statement): Statement & { inner: Statement } => ({
    inner: statement,
    bind: (...values) => wrap(statement.bind(...values)),
    run: () => fail(() => statement.run()),
    all: () => fail(() => statement.all()),
    raw: () => fail(() => statement.raw()),
  });
  return {
    prepare: (query: string) => wrap(inner.prepare(query) as unknown as Statement),
    batch: (statements: readonly { inner: Statement }[]) =>
      fail(() => inner.batch(statements.map((statement) => statement.inner) as never)),
  } as unknown as D1;
}
