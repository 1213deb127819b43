import fc from 'fast-check';
import { HOLD_ALL, type Roll } from '../../engine/dice.ts';
import type { RuleSet } from '../../engine/rule-sets/rule-set.ts';
import type { Transcript } from '../../engine/transcript.ts';
import { type PlayedGame, playAtRandom } from './random-games.ts';

/** A day's rolls and a legal game on them. */
export interface PlayedDay extends PlayedGame {
  readonly rolls: readonly Roll[];
}

/** Spoils a transcript; the result may be anything. */
export type Damage = (transcript: Transcript) => unknown;

/** Rolls of which about a third are five alike, so that jokers are common. */
export function luckyRolls(count: number): fc.Arbitrary<Roll[]> {
  const face = fc.integer({ min: 1, max: 6 });
  const roll = fc.oneof(
    { weight: 2, arbitrary: fc.tuple(face, face, face, face, face) },
    { weight: 1, arbitrary: face.map((alike) => Array(5).fill(alike)) },
  );
  return fc.array(roll as fc.Arbitrary<Roll>, { minLength: count, maxLength: count });
}

/** Legal games of a rule set to their ends. */
export function playedDays(rules: RuleSet): fc.Arbitrary<PlayedDay> {
  const length = rules.boxes.length * rules.rolls;
  const picks = fc.array(fc.nat(), { minLength: length * 2, maxLength: length * 2 });
  return fc.tuple(luckyRolls(length), picks).map(([rolls, picked]) => {
    let at = 0;
    return { rolls, ...playAtRandom(rules, rolls, (choices) => picked[at++]! % choices) };
  });
}

/** One to three changes that keep most of the shape, so that they reach every fault. */
export function damagedTranscripts(rules: RuleSet): fc.Arbitrary<Damage> {
  const changes = fc.array(changesTo(rules), { minLength: 1, maxLength: 3 });
  return changes.map((list) => (transcript) => {
    const copy = structuredClone(transcript) as unknown as Draft;
    for (const change of list) change(copy);
    return copy;
  });
}

/** A transcript under damage, with whatever it held before. */
interface Draft {
  [property: string]: unknown;
  turns: { [property: string]: unknown }[];
}

function changesTo(rules: RuleSet): fc.Arbitrary<(draft: Draft) => void> {
  const index = fc.nat(rules.boxes.length - 1);
  const box = fc.oneof(fc.constantFrom(...rules.boxes.map(({ id }) => id)), fc.string());
  const hold = fc.oneof(fc.integer({ min: 0, max: HOLD_ALL }), fc.integer(), fc.double());
  const holds = fc.array(hold, { maxLength: 4 });
  const header = fc.constantFrom('version', 'rules', 'day', 'extra');
  const value = fc.oneof(fc.constantFrom<unknown>(1, 2, '2026-11-30', 'a/1'), fc.jsonValue());
  const turnPart = fc.constantFrom('holds', 'box', 'extra');
  return fc.oneof(
    fc.tuple(header, value).map(([name, to]) => (draft: Draft) => {
      draft[name] = to;
    }),
    header.map((name) => (draft: Draft) => {
      delete draft[name];
    }),
    fc.tuple(index, box).map(([at, to]) => (draft: Draft) => {
      if (draft.turns[at]) draft.turns[at].box = to;
    }),
    fc.tuple(index, holds).map(([at, to]) => (draft: Draft) => {
      if (draft.turns[at]) draft.turns[at].holds = to;
    }),
    fc.tuple(index, turnPart, fc.jsonValue()).map(([at, name, to]) => (draft: Draft) => {
      if (draft.turns[at]) draft.turns[at][name] = to;
    }),
    index.map((at) => (draft: Draft) => {
      draft.turns.splice(at, 1);
    }),
    fc.tuple(index, index).map(([from, to]) => (draft: Draft) => {
      if (draft.turns[from]) draft.turns.splice(to, 0, structuredClone(draft.turns[from]));
    }),
    fc.tuple(index, index).map(([from, to]) => (draft: Draft) => {
      draft.turns.splice(to, 0, ...draft.turns.splice(from, 1));
    }),
  );
}
