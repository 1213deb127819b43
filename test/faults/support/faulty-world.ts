import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Day } from '../../../engine/day.ts';
import { formatRoll } from '../../../engine/dice.ts';
import { createApp, type Parts } from '../../../worker/app.ts';
import type { D1 } from '../../../worker/db/database.ts';
import { formatMove, formatMoves } from '../../../worker/move-log.ts';
import type { AttemptAnswer, EntryAnswer, MoveAnswer, MoveBody } from '../../../worker/wire.ts';
import { openMemoryD1 } from '../../bench/worker/memory-d1.ts';
import { type Pick, seededPick } from '../../support/random-games.ts';
import { table } from '../../support/table-file.ts';
import { Browser } from './browser.ts';
import { type DatabaseFault, faultyD1 } from './faulty-d1.ts';
import type { Ask, Ledger } from './ledger-check.ts';
import { VirtualTime } from './virtual-time.ts';

/** How bad it is, in a hundred calls. */
export interface Weather {
  readonly database: number;
  readonly network: number;
}

/**
 * The app in this process on a faulty database, behind a faulty network, and one browser in front
 * of it; all of it by seed. Keeps account of what the browser was told.
 */
export class FaultyWorld implements Ledger {
  readonly time: VirtualTime;
  readonly browser: Browser;
  readonly faults: Partial<Record<DatabaseFault | 'lost request' | 'lost reply', number>> = {};
  /** Answers other than success, such as `503 database-fault`, and how many. */
  readonly refusals: Record<string, number> = {};
  /** What must never happen, as it happened. */
  readonly wrongs: string[] = [];
  entry: EntryAnswer['entry'] | null = null;
  calls = 0;
  private readonly moves = new Map<number, string>();
  private readonly rolls = new Map<number, string>();
  private readonly memory = openMemoryD1();
  private readonly inHand = new AsyncLocalStorage<Pick>();
  private readonly app: ReturnType<typeof createApp>;
  private readonly seed: number;
  private readonly weather: Weather;

  constructor(seed: number, now: number, key: string, weather: Weather) {
    this.seed = seed;
    this.weather = weather;
    this.time = new VirtualTime(now);
    const db = faultyD1(this.memory, {
      pick: () => this.inHand.getStore()!,
      percent: weather.database,
      time: this.time,
      onFault: (fault) => this.count(this.faults, fault),
    });
    const pick = seededPick(seed);
    this.app = createApp({
      env: appEnv(db, key),
      now: () => this.time.now,
      random: (length) => Uint8Array.from({ length }, () => pick(256)),
      table,
    });
    this.browser = new Browser((request, isGone) => this.carry(request, isGone));
  }

  get tokenHash(): string | null {
    const token = this.browser.cookie?.split('=')[1];
    return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
  }

  get log(): string {
    return [...this.moves.keys()]
      .sort((a, b) => a - b)
      .map((step) => this.moves.get(step))
      .join('');
  }

  /** Asks the database itself, past every fault. */
  readonly ask: Ask = async (sql, ...values) =>
    (
      await this.memory
        .prepare(sql)
        .bind(...values)
        .all()
    ).results as never[];

  /** Rolls that the browser was shown and that are not the day's. */
  falseRolls(day: Day, rolls: Parameters<typeof formatRoll>[0][]): string[] {
    return [...this.rolls]
      .filter(([at, roll]) => roll !== formatRoll(rolls[at]!))
      .map(([at, roll]) => `${day} roll ${at} was ${roll}`);
  }

  private async carry(request: Request, isGone: () => boolean): Promise<Response> {
    this.calls += 1;
    const pick = seededPick(Math.imul(this.seed, 0x9e3779b1) ^ Math.imul(this.calls, 0x85ebca6b));
    const loss = pick(100) < this.weather.network ? pick(2) : null;
    if (loss === 0) {
      this.count(this.faults, 'lost request');
      await this.time.pause(pick(3_000));
      throw new TypeError('Failed to fetch');
    }
    const body = request.method === 'POST' ? await request.clone().json() : null;
    const { response, answer } = await this.time.during(() =>
      this.inHand.run(pick, async () => {
        const response = await this.app.fetch(request);
        return { response, answer: await response.clone().json() };
      }),
    );
    if (!response.ok) this.judgeRefusal(request, response, answer);
    if (loss === 1) {
      this.count(this.faults, 'lost reply');
      throw new TypeError('Failed to fetch');
    }
    if (response.ok && !isGone()) this.note(new URL(request.url).pathname, body, answer);
    return response;
  }

  private judgeRefusal(request: Request, { status, headers }: Response, answer: unknown): void {
    const { code } = answer as { code: string };
    this.count(this.refusals, `${status} ${code}`);
    const mayRetry = status === 503 && /^\d+$/.test(headers.get('retry-after') ?? '');
    if (!mayRetry && status !== 409) this.wrongs.push(`${request.url} was ${status} ${code}`);
  }

  /** Writes down what an answer acknowledges. */
  private note(path: string, body: MoveBody | null, answer: unknown): void {
    if (path.endsWith('/moves')) {
      const { step, roll } = answer as MoveAnswer;
      this.noteMoves(step - 1, formatMove(body!.move)!);
      if (roll !== null) this.rolls.set(step, roll);
    } else if (path.endsWith('/attempt')) {
      const { turns, rolls } = answer as AttemptAnswer;
      this.noteMoves(0, formatMoves(turns));
      for (const [at, roll] of rolls.entries()) this.rolls.set(at, roll);
    } else if (path.endsWith('/entries')) {
      const { entry } = answer as EntryAnswer;
      if (this.entry && this.entry.id !== entry.id)
        this.wrongs.push(`${entry.id} is a second entry`);
      this.entry = entry;
    }
  }

  private noteMoves(from: number, marks: string): void {
    for (const [at, mark] of [...marks].entries()) {
      const before = this.moves.get(from + at);
      if (before !== undefined && before !== mark) {
        this.wrongs.push(`step ${from + at} forked: ${before} and ${mark}`);
      }
      this.moves.set(from + at, mark);
    }
  }

  private count<Name extends string>(counts: Partial<Record<Name, number>>, name: Name): void {
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

function appEnv(db: D1, key: string): Parts['env'] {
  const assets = { fetch: async () => new Response(null, { status: 404 }) };
  return { DB: db, ASSETS: assets, DICE_KEYS: `k1=${key}` } as unknown as Parts['env'];
}
