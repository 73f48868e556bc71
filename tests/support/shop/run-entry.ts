import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { programEnv } from './program-env.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program of `src/server` with only the given variables and returns how it ended. */
export function runEntry(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return runProgram(join(root, 'src/server', program), args, env);
}

/** Like `runEntry`, with the path of a program. */
export async function runProgram(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...programEnv, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, output, errors };
}
