import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export type ServiceProcess = ChildProcessByStdio<Writable, null, Readable>;

/** PostgreSQL and PgBouncer do not run as root; 65534 is `nobody` on every Linux. */
export const nobody = { uid: 65_534, gid: 65_534 };

/** Sends the signal when standard input closes, which it does even on kill -9 of this process; exits when the program does. */
const script = `
signal=$1; shift
"$@" & program=$!
exec 3<&0
{ cat <&3 >/dev/null; kill -"$signal" "$program"; } & watcher=$!
wait "$program"; code=$?
kill "$watcher"
exit "$code"`;

/** Starts a program that ends together with this process in every case. */
export function startService(
  command: readonly string[],
  stopSignal: 'INT' | 'TERM',
  options: { readonly cwd: string; readonly uid?: number; readonly gid?: number; readonly env?: NodeJS.ProcessEnv },
): ServiceProcess {
  return spawn('sh', ['-c', script, 'sh', stopSignal, ...command], { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
}

/** Stops the program, and waits for its end; throws when that takes longer than 30 s. */
export async function stopService(service: ServiceProcess): Promise<void> {
  service.stdin.end();
  if (service.exitCode !== null || service.signalCode !== null) return;
  await once(service, 'exit', { signal: AbortSignal.timeout(30_000) }).catch((cause: unknown) => {
    throw new Error(`${service.spawnargs.slice(4).join(' ')} did not end`, { cause });
  });
}
