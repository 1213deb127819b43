import table from '../../.build/strategy/forced-joker.bin?url';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { type Choices, makeChoices } from '../../engine/strategy/choices.ts';
import { decodeTable } from '../../engine/strategy/table.ts';

/** A load that brings nothing for so many milliseconds counts as lost. */
const STALL = 20_000;

/**
 * Fetches the table of optimal play and unpacks it. `onProgress` hears how much of it has come, 0 to
 * 1, or null where its length is not told. Rejects where it cannot be had or is damaged.
 */
export async function loadTable(onProgress: (share: number | null) => void): Promise<Choices> {
  const gone = new AbortController();
  let timer = setTimeout(() => gone.abort(), STALL);
  try {
    const { ok, status, body, headers } = await fetch(table, { signal: gone.signal });
    if (!ok || !body) throw new Error(`The table was answered with ${status}`);
    const length = Number(headers.get('content-length'));
    let come = 0;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        clearTimeout(timer);
        timer = setTimeout(() => gone.abort(), STALL);
        come += chunk.length;
        onProgress(length > 0 ? Math.min(1, come / length) : null);
        controller.enqueue(chunk);
      },
    });
    const stream = body.pipeThrough(counter).pipeThrough(new DecompressionStream('gzip'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return makeChoices(decodeTable(RANKED_RULES, bytes));
  } finally {
    clearTimeout(timer);
  }
}
