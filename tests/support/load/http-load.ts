import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a process of its own asks of a server, over kept connections, one request after the other on each. */
export interface LoadTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** between an answer and the next request of its connection; absent: none */
  readonly pauseMs?: number;
  /** asked in turn; `{n}` becomes another number each time */
  readonly requests: readonly { readonly path: string; readonly headers?: Readonly<Record<string, string>>; readonly post?: string }[];
}

export interface LoadResult {
  readonly received: number;
  /** connections that broke, and answers that were not 200 */
  readonly failed: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly perSecond: number;
  /** of the last body, as it came over the wire */
  readonly bodyBytes: number;
}

/** Runs a load in a process of its own, so that asking takes no time from this one. */
export async function load(task: LoadTask): Promise<LoadResult> {
  const script = fileURLToPath(new URL('./http-load-process.ts', import.meta.url));
  const child = fork(script, { execArgv: [] });
  child.send(task);
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the load ended without a word')));
  const [response] = (await Promise.race([once(child, 'message'), failed])) as [LoadResult];
  failed.catch(() => {});
  return response;
}

/** The processor time that a process has taken so far, ms; Linux counts it in steps of 10. */
export function cpuMs(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The memory that a process holds, MB of 1,048,576 bytes. */
export function residentMb(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? [];
  return Number(kilobytes) / 1024;
}
