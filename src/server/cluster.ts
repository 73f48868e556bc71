import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { now } from './clock.ts';
import { log } from './log.ts';
import { relayMetrics } from './metrics/metrics-of-all.ts';

/** The messages between a process and its parent. */
type Message = 'serving' | 'retire';

const startLimitMs = 60_000;
const retryMs = 2_000;

/**
 * Runs `count` processes on one port; resolves when all of them serve, rejects when one can't start.
 * A process that exits is replaced. SIGHUP replaces all, one after the other: each new process serves before its predecessor retires, and
 * one that can't start ends the replacement, so that the others continue. SIGTERM and SIGINT drain all of them.
 */
export async function runCluster(count: number): Promise<void> {
  const serving = new Set<Worker>();
  let isEnding = false;
  relayMetrics(serving);

  const add = async () => {
    const worker = await startWorker();
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isEnding) return;
      log.error({ code, signal }, 'a process died');
      void replaceDead();
    });
  };
  const replaceDead = async () => {
    while (!isEnding && serving.size < count) {
      await add().catch((error: unknown) => log.error({ reason: String(error) }, 'a process did not start'));
      if (serving.size < count) await wait(retryMs);
    }
  };
  const replaceAll = async () => {
    for (const worker of [...serving]) {
      if (isEnding) return;
      await add();
      if (serving.delete(worker)) await drained(worker);
    }
    log.info('every process was replaced');
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isEnding) void endAll();
      isEnding = true;
    });
  }
  const started = Promise.all(Array.from({ length: count }, add));
  let round: Promise<unknown> = started;
  process.on('SIGHUP', () => {
    round = round.then(replaceAll).catch((error: unknown) => log.error({ reason: String(error) }, 'the processes were not replaced'));
  });
  await started.catch((error: unknown) => {
    if (!isEnding) throw error;
    return new Promise(() => {});
  });
}

/** Reports to the parent process that this one serves, and receives the message to drain. */
export function reportServing(onDrain: () => void): void {
  process.on('message', (message: Message) => {
    if (message === 'retire') onDrain();
  });
  process.send?.('serving' satisfies Message);
}

async function startWorker(): Promise<Worker> {
  // the new process continues with the clock that a test has shifted
  const worker = cluster.fork(process.env['TEST_NOW'] ? { TEST_NOW: new Date(now()).toISOString() } : {});
  const started = Promise.withResolvers<Worker>();
  const limit = setTimeout(() => {
    worker.process.kill('SIGKILL');
    started.reject(new Error('it did not serve in time'));
  }, startLimitMs);
  worker.once('message', () => started.resolve(worker));
  worker.once('exit', (code, signal) => started.reject(new Error(`it ended with ${signal ?? code}`)));
  return started.promise.finally(() => clearTimeout(limit));
}

async function drained(worker: Worker): Promise<void> {
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  worker.send('retire' satisfies Message);
  await gone;
}

/** Ends this process when all its child processes have ended; one that did not serve yet has nothing to drain. */
async function endAll(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const isEnded = workers.map(
    (worker) => new Promise<boolean>((resolve) => worker.once('exit', (code, signal) => resolve(code === 0 || signal === 'SIGTERM'))),
  );
  for (const worker of workers) worker.process.kill('SIGTERM');
  process.exit((await Promise.all(isEnded)).every(Boolean) ? 0 : 1);
}
