/** Thrown when a task did not start within its time limit. */
export class QueueTimeout extends Error {}

interface Waiting {
  start(): void;
}

/** Runs up to a fixed number of tasks at a time; the others wait in the order they were added. */
export interface WorkQueue {
  /**
   * @param limitMs how long the task may wait to start
   * @throws QueueTimeout when it waited longer
   */
  run<Value>(work: () => Promise<Value>, limitMs: number): Promise<Value>;
}

export function createWorkQueue(width: number): WorkQueue {
  const waiting = new Set<Waiting>();
  let running = 0;

  const turn = (limitMs: number) =>
    new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        start() {
          waiting.delete(entry);
          clearTimeout(timer);
          running += 1;
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(new QueueTimeout());
      }, limitMs);
      waiting.add(entry);
    });

  return {
    async run(work, limitMs) {
      if (running >= width) await turn(limitMs);
      else running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        const [next] = waiting;
        next?.start();
      }
    },
  };
}
