import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The load that a separate process puts on a server, over keep-alive connections, one request after the other on each. */
export interface LoadTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** between a response and the next request of its connection; absent: random ones of 0.5 ms in the middle, so that requests come independently */
  readonly pauseMs?: number;
  /** requested in turn; `{n}` becomes another number each time, `{n12}` one of twelve digits */
  readonly requests: readonly { readonly path: string; readonly headers?: Readonly<Record<string, string>>; readonly post?: string }[];
}

export interface LoadResult {
  readonly received: number;
  /** connections that broke, and responses that were neither 200 nor 201 */
  readonly failed: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly perSecond: number;
  /** of the last body, as transferred */
  readonly bodyBytes: number;
}

/** Runs a load in a separate process, so that sending requests takes no time from this one. */
export async function load(task: LoadTask): Promise<LoadResult> {
  const script = fileURLToPath(new URL('./http-load-process.ts', import.meta.url));
  const child = fork(script, { execArgv: [] });
  child.send(task);
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the load ended without a word')));
  const [response] = (await Promise.race([once(child, 'message'), failed])) as [LoadResult];
  failed.catch(() => {});
  return response;
}

/** The processor time that a process has used so far, ms; Linux counts it in steps of 10. */
export function cpuMs(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The resident memory of a process, MB of 1,048,576 bytes. */
export function residentMb(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? [];
  return Number(kilobytes) / 1024;
}
