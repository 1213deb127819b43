import * as v from 'valibot';
import type { GameKind } from './kept-game.ts';
import { putRecord, readRecord, takeRecord } from './shelves.ts';

const envelope = v.strictObject({
  version: v.literal(1),
  id: v.string(),
  savedAt: v.number(),
  value: v.unknown(),
});

/** A game under way as it was last kept. Unreadable: it is set aside, and a new game may begin. */
export type DraftRead<Value> =
  | { readonly found: 'nothing' | 'unreadable' }
  | { readonly found: 'draft'; readonly value: Value; readonly savedAt: number };

/** Tells the other tabs of this device which kind of game has gone on. */
const channel = new BroadcastChannel('trece:drafts');

/** Keeps the game under way of a kind, in the place of the one before. */
export async function keepDraft(kind: GameKind, value: unknown): Promise<void> {
  const draft = { version: 1, id: kind, savedAt: Date.now(), value };
  await putRecord('drafts', draft);
  channel.postMessage(kind);
}

/** Calls back whenever another tab has kept or dropped the game under way of a kind. Ends with the signal. */
export function onDraftElsewhere(kind: GameKind, callback: () => void, signal: AbortSignal): void {
  channel.addEventListener('message', ({ data }) => data === kind && callback(), { signal });
}

/** The game under way of a kind, checked by its schema. What does not fit is kept under another id. */
export async function readDraft<Schema extends v.GenericSchema>(
  kind: GameKind,
  schema: Schema,
): Promise<DraftRead<v.InferOutput<Schema>>> {
  const record = await readRecord('drafts', kind);
  if (record === undefined) return { found: 'nothing' };
  const outer = v.safeParse(envelope, record);
  const inner = v.safeParse(schema, outer.success ? outer.output.value : undefined);
  if (outer.success && inner.success) {
    return { found: 'draft', value: inner.output, savedAt: outer.output.savedAt };
  }
  await putRecord('drafts', { ...(record as object), id: `${kind}:unreadable` });
  await takeRecord('drafts', kind);
  return { found: 'unreadable' };
}

/** Takes the game under way of a kind away: it is over, or given up. */
export async function dropDraft(kind: GameKind): Promise<void> {
  await takeRecord('drafts', kind);
  channel.postMessage(kind);
}
