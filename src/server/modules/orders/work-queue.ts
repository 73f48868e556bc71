/** Told to whoever did not get a turn in time. */
export class TurnMissed extends Error {}

interface Waiting {
  start(): void;
}

/** Runs at most so many works at a time; the others wait for their turn, in the order they came. */
export interface WorkQueue {
  /**
   * @param limitMs how long the work may wait for its turn
   * @throws TurnMissed when it waited for longer
   */
  run<Value>(work: (hasWaited: boolean) => Promise<Value>, limitMs: number): Promise<Value>;
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
        reject(new TurnMissed());
      }, limitMs);
      waiting.add(entry);
    });

  return {
    async run(work, limitMs) {
      const hasWaited = running >= width;
      if (hasWaited) await turn(limitMs);
      else running += 1;
      try {
        return await work(hasWaited);
      } finally {
        running -= 1;
        const [next] = waiting;
        next?.start();
      }
    },
  };
}
