import { CATEGORIES } from '../../engine/categories.ts';
import { formatRoll, type Roll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { type Pick, playAtRandom, randomRolls, seededPick } from '../support/random-games.ts';
import { DAY, transcriptOf } from '../support/transcripts.ts';

/** A damaged game as a judge meets it. */
export interface DamagedCase {
  readonly text: string;
  readonly rolls: readonly Roll[];
  /** The same dice as digits. */
  readonly dice: string;
  readonly day: string | undefined;
  readonly claimed: number | undefined;
}

/** A transcript under damage, with whatever it holds by now. */
type Draft = Record<string, unknown> & { turns: Draft[]; holds: unknown[] };

const GAMES_A_CHUNK = 20;
/** Damaged cases that one chunk makes. */
export const CASES_A_CHUNK = 1_000;

const BYTES = '0123456789-+.eE"\',:{}[]\\ /abfhlnortuxyABKOST\u0000é';
const HOLDS = [
  0,
  1,
  5,
  16,
  30,
  31,
  32,
  33,
  64,
  -1,
  -0,
  0.5,
  1e300,
  2 ** 32,
  2 ** 32 + 1,
  Number.POSITIVE_INFINITY,
];
const VALUES = [
  null,
  true,
  0,
  1,
  '',
  '1',
  [],
  {},
  [0],
  ['ones'],
  { length: 13 },
  Number.POSITIVE_INFINITY,
];
const BOXES = [...CATEGORIES, 'bonus', '', 'Ones', 'ones ', '__proto__', 'constructor', '1-ones'];
const DAYS = ['2026-11-30', '2026-12-01', '2026-02-29', '2028-02-29', '0000-01-01', '2026-11-31'];
const RULES = ['forced-joker/1', 'forced-joker/2', 'forced-joker', '', 'free-joker/1'];

/** The cases of a chunk, always the same for its number. */
export function* damagedCases(chunk: number): Generator<DamagedCase> {
  const pick = seededPick(Math.imul(chunk + 1, 0x9e3779b1));
  for (let game = 0; game < GAMES_A_CHUNK; game += 1) {
    const rolls = luckyDay(pick);
    const dice = digitsOf(rolls);
    const { turns, game: played } = playAtRandom(RANKED_RULES, rolls, pick);
    const source = JSON.stringify(transcriptOf(turns));
    const total = totalOf(played.card);
    for (let at = 0; at < CASES_A_CHUNK / GAMES_A_CHUNK; at += 1) {
      const damagedRolls = pick(6) === 0 ? withOtherRoll(rolls, pick) : rolls;
      yield {
        text: damageText(source, pick),
        rolls: damagedRolls,
        dice: damagedRolls === rolls ? dice : digitsOf(damagedRolls),
        day: pick(2) === 0 ? DAY : undefined,
        claimed: [undefined, total, total + pick(3) - 1][pick(3)],
      };
    }
  }
}

function digitsOf(rolls: readonly Roll[]): string {
  return rolls.map(formatRoll).join('');
}

/** A day of which every third roll or so is five alike, so that jokers are common. */
function luckyDay(pick: Pick): Roll[] {
  return randomRolls(pick).map((roll) => (pick(3) === 0 ? fiveAlike(pick) : roll));
}

function withOtherRoll(rolls: readonly Roll[], pick: Pick): Roll[] {
  const other = pick(2) === 0 ? fiveAlike(pick) : randomRolls(pick, 1)[0]!;
  return rolls.with(pick(rolls.length), other);
}

function fiveAlike(pick: Pick): Roll {
  return Array(5).fill(pick(6) + 1) as unknown as Roll;
}

/** None to three changes that know the shape, then in every fourth case a few bytes that do not. */
function damageText(source: string, pick: Pick): string {
  const draft = JSON.parse(source) as Draft;
  for (let changes = pick(4); changes > 0; changes -= 1) {
    if (Array.isArray(draft.turns)) CHANGES[pick(CHANGES.length)]!(draft, pick);
  }
  let text = JSON.stringify(draft).replaceAll('"INFINITE"', '1e999');
  for (let bytes = pick(4) === 0 ? 1 + pick(3) : 0; bytes > 0; bytes -= 1) {
    text = damageByte(text, pick);
  }
  return text;
}

function damageByte(text: string, pick: Pick): string {
  const at = pick(text.length);
  const byte = BYTES[pick(BYTES.length)]!;
  const [cut, put] = (
    [
      [1, byte],
      [0, byte],
      [1, ''],
      [1, text[at]! + text[at]!],
    ] as const
  )[pick(4)]!;
  return text.slice(0, at) + put + text.slice(at + cut);
}

const CHANGES: readonly ((draft: Draft, pick: Pick) => void)[] = [
  onTurn((turn, pick) => {
    turn.box = BOXES[pick(BOXES.length)];
  }),
  onTurn((turn, pick) => {
    turn.box = CATEGORIES[pick(CATEGORIES.length)];
  }),
  onTurn((turn, pick) => {
    turn.holds = Array.from({ length: pick(5) }, () => json(HOLDS[pick(HOLDS.length)]));
  }),
  onTurn((turn, pick) => {
    turn.holds = Array.from({ length: pick(3) }, () => pick(32));
  }),
  onTurn((turn, pick) => {
    turn[['box', 'holds', 'extra', '__proto__'][pick(4)]!] = json(VALUES[pick(VALUES.length)]);
  }),
  onTurn((turn, pick) => {
    delete turn[['box', 'holds'][pick(2)]!];
  }),
  ({ turns }, pick) => {
    turns.splice(pick(turns.length + 1), pick(2));
  },
  ({ turns }, pick) => {
    if (turns.length > 0) turns.push(structuredClone(turns[pick(turns.length)]!));
  },
  ({ turns }, pick) => {
    turns.splice(pick(turns.length + 1), 0, ...turns.splice(pick(turns.length + 1), 1));
  },
  swapBoxes,
  swapBoxes,
  swapBoxes,
  (draft, pick) => {
    draft[['version', 'rules', 'day', 'extra'][pick(4)]!] = json(VALUES[pick(VALUES.length)]);
  },
  (draft, pick) => {
    draft.version = [1, 2, 0, 1.5, -1][pick(5)];
  },
  (draft, pick) => {
    draft.rules = RULES[pick(RULES.length)];
  },
  (draft, pick) => {
    draft.day = DAYS[pick(DAYS.length)];
  },
  (draft, pick) => {
    if (pick(4) === 0) draft.turns = json(VALUES[pick(VALUES.length)]) as Draft[];
  },
];

/** Keeps every box filled once, so that the order of jokers is what may be wrong. */
function swapBoxes({ turns }: Draft, pick: Pick): void {
  const [one, other] = [turns[pick(13)], turns[pick(13)]];
  if (isTurn(one) && isTurn(other)) [one.box, other.box] = [other.box, one.box];
}

function onTurn(change: (turn: Draft, pick: Pick) => void): (draft: Draft, pick: Pick) => void {
  return ({ turns }, pick) => {
    const turn = turns[pick(13)];
    if (isTurn(turn)) change(turn, pick);
  };
}

function isTurn(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON can write an infinite number only as one too great to be read. */
function json(value: unknown): unknown {
  return value === Number.POSITIVE_INFINITY ? 'INFINITE' : structuredClone(value);
}
