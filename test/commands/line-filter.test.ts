import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { answerLines } from './line-filter.ts';

test.for<[name: string, chunks: string[], lines: string[]]>([
  ['lines that chunks cut anywhere', ['a', 'b\nc', '\nd', 'e', 'f\n'], ['ab', 'c', 'def']],
  ['a CRLF that chunks part', ['a\r', '\nb\r\n'], ['a', 'b']],
  ['empty lines', ['\n\n', 'a\n\n'], ['', '', 'a', '']],
  ['a last line without its end', ['a\nb'], ['a', 'b']],
  ['separators that only other readers split at', ['a\u2028b\rc\n'], ['a\u2028b\rc']],
  ['a byte order mark', ['\ufeffa\n'], ['a']],
  ['nothing', [], []],
])('%s are read as they stand', async ([, chunks, lines]) => {
  expect(await answersTo(chunks.map((chunk) => Buffer.from(chunk)))).toEqual(lines);
});

test('a character cut in two by chunks is one character', async () => {
  const bytes = Buffer.from('añ🎲\nb');
  const chunks = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await answersTo(chunks)).toEqual(['añ🎲', 'b']);
});

test('answers keep the order of the lines, however long each takes', async () => {
  const delays = [20, 0, 10];
  const input = chunked([Buffer.from(delays.join('\n'))]);
  const answers: string[] = [];
  for await (const text of answerLines(input, waitFor)) answers.push(text);
  expect(answers.join('')).toBe('{"waited":20}\n{"waited":0}\n{"waited":10}\n');
});

test('a reader that goes away ends the filter quietly', async () => {
  const child = spawn(process.execPath, ['test/commands/audit.ts']);
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  child.stdin.on('error', () => {});
  child.stdin.write('no JSON\n'.repeat(100_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write('no JSON\n'.repeat(100_000));
  child.stdin.end();
  const [status] = await once(child, 'close');
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
});

async function answersTo(chunks: readonly Uint8Array[]): Promise<string[]> {
  let output = '';
  for await (const text of answerLines(chunked(chunks), (line) => ({ line }))) output += text;
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as { line: string }).line);
}

async function* chunked(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

async function waitFor(line: string): Promise<object> {
  await new Promise((resolve) => setTimeout(resolve, Number(line)));
  return { waited: Number(line) };
}
