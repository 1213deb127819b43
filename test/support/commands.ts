import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How a command ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the modules of `test/commands/` on this standard input. */
export async function runCommand(name: string, input: string): Promise<Ended> {
  const child = spawn(process.execPath, [`test/commands/${name}.ts`], { cwd: ROOT });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const status = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end(input);
  return { status: await status, stdout: await stdout, stderr: await stderr };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
