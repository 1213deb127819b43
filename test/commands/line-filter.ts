import { pipeline } from 'node:stream/promises';

/** Answers one line of input, which may be anything, with one JSON value. */
export type Answer = (line: string) => object | Promise<object>;

/**
 * Runs the process as a filter: for each line on standard input one line of JSON on standard output,
 * in order, and nothing else. A reader that goes away early ends it quietly.
 */
export async function filterLines(answer: Answer): Promise<void> {
  try {
    await pipeline(
      process.stdin,
      (input: AsyncIterable<Uint8Array>) => answerLines(input, answer),
      process.stdout,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/** The answers to all lines of the input, one text for each chunk read. */
export async function* answerLines(
  input: AsyncIterable<Uint8Array>,
  answer: Answer,
): AsyncGenerator<string> {
  for await (const lines of readLines(input)) {
    const answers = await Promise.all(lines.map(answer));
    yield answers.map((value) => `${JSON.stringify(value)}\n`).join('');
  }
}

/**
 * The lines of UTF-8 input, as many at a time as each chunk completes. They end with LF or CRLF
 * (U+2028, which other readers take for an end too, may stand inside JSON); the last needs no end.
 */
async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  for await (const chunk of input) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    rest.push(first);
    if (others.length === 0) continue;
    const lines = [rest.join(''), ...others.slice(0, -1)];
    rest = [others.at(-1)!];
    yield lines.map(withoutCarriageReturn);
  }
  const last = rest.join('') + decoder.decode();
  if (last !== '') yield [withoutCarriageReturn(last)];
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
