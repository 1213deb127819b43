import { expect, test } from 'vitest';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { makeChoices } from '../../engine/strategy/choices.ts';
import { reviewGame } from '../../engine/strategy/review.ts';
import { decodeTable } from '../../engine/strategy/table.ts';
import { rollsOfDay } from '../../worker/daily-challenge.ts';
import type { EntryAnswer, EntryDetail, ExportAnswer, PlayerAnswer } from '../../worker/wire.ts';
import { createClient } from './support/client.ts';
import { servicesAt } from './support/past-day.ts';
import { backward, patient, playDay, submit } from './support/player.ts';
import { table } from './support/table.ts';
import { worldOfDay } from './support/world.ts';

test('an entry says what its decisions lost, as the table in the open says too', async () => {
  const { day, ...world } = worldOfDay();
  const choices = makeChoices(decodeTable(RANKED_RULES, await gunzip(table)));
  const rolls = (await rollsOfDay(servicesAt(world.clock.now), day))!;
  for (const style of [patient, backward]) {
    const client = createClient(world);
    const game = await playDay(client, day, style);
    const { entry } = await (await submit(client, game)).json<EntryAnswer>();
    const { lost } = reviewGame(choices, game.transcript.turns, rolls);
    expect(entry.lost).toBe(Math.round(100 * lost) / 100);
    expect(entry.lost).toBeGreaterThan(0);

    const { lost: told } = await client.get<EntryDetail>(
      `/api/challenges/${day}/entries/${entry.id}`,
    );
    const { history } = await client.get<PlayerAnswer>('/api/me');
    const { attempts, entries } = await client.get<ExportAnswer>('/api/me/export');
    expect([told, history[0]!.lost, attempts[0]!.lost, entries[0]!.lost]).toEqual(
      Array(4).fill(entry.lost),
    );
  }
});

async function gunzip(bytes: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
