import type { ChildProcess } from 'node:child_process';

/** Ends what is left of a detached process and everything below it. */
export function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nothing is left
  }
}
