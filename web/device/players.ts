import * as v from 'valibot';
import { putRecord, readRecord, readShelf, takeRecord } from './shelves.ts';

const MOST_GRAPHEMES = 16;

const devicePlayer = v.strictObject({
  version: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Milliseconds since 1970. */
  addedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Somebody who plays on this device. The server knows nothing of them. */
export type DevicePlayer = Readonly<v.InferOutput<typeof devicePlayer>>;

/** Why a name is not taken; errors.ts has the sentences. */
export type NameRefusal = 'name-empty' | 'name-too-long' | 'name-taken' | 'name-bad-characters';

/** Those who play on this device, in the order in which they came. */
export async function players(): Promise<readonly DevicePlayer[]> {
  const records = await readShelf('players');
  const read = records.map((record) => v.safeParse(devicePlayer, record));
  const known = read.flatMap(({ success, output }) => (success ? [output as DevicePlayer] : []));
  return known.sort((a, b) => a.addedAt - b.addedAt || a.name.localeCompare(b.name));
}

/** Adds a player, or says why that name cannot be. */
export async function addPlayer(name: string): Promise<DevicePlayer | NameRefusal> {
  const chosen = await chooseName(name, null);
  if ('refusal' in chosen) return chosen.refusal;
  const player = {
    version: 1,
    id: crypto.randomUUID(),
    name: chosen.name,
    addedAt: Date.now(),
  } as const;
  await putRecord('players', player);
  return player;
}

/** Renames a player, or says why not. Games keep the names they ended with. */
export async function renamePlayer(id: string, name: string): Promise<DevicePlayer | NameRefusal> {
  const chosen = await chooseName(name, id);
  if ('refusal' in chosen) return chosen.refusal;
  const known = v.parse(devicePlayer, await readRecord('players', id));
  const player = { ...known, name: chosen.name };
  await putRecord('players', player);
  return player;
}

/** Takes a player off the list; the games stay. */
export function removePlayer(id: string): Promise<void> {
  return takeRecord('players', id);
}

async function chooseName(
  text: string,
  own: string | null,
): Promise<{ readonly name: string } | { readonly refusal: NameRefusal }> {
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { refusal: 'name-empty' };
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u.test(name)) return { refusal: 'name-bad-characters' };
  const isLong = [...new Intl.Segmenter().segment(name)].length > MOST_GRAPHEMES;
  if (isLong || name.length > 200) return { refusal: 'name-too-long' };
  const folded = name.toLocaleLowerCase();
  const isTaken = (await players()).some(
    (player) => player.id !== own && player.name.toLocaleLowerCase() === folded,
  );
  return isTaken ? { refusal: 'name-taken' } : { name };
}
