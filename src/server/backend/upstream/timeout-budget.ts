/** How long a page waits for a fresh answer while a good one is at hand (contract §8). */
const patienceMs = 200;

/** The wait of a whole page, however many calls it makes: while one call is overdue, nobody waits for another. */
export interface Patience {
  left(): number;
  /** The same call; from 200 ms on until it ends it is overdue. */
  watch<Value>(call: Promise<Value>): Promise<Value>;
}

export function createPatience(): Patience {
  let overdue = 0;
  return {
    left: () => (overdue > 0 ? 0 : patienceMs),
    watch(call) {
      let isOverdue = false;
      const timer = setTimeout(() => {
        isOverdue = true;
        overdue += 1;
      }, patienceMs - 1);
      return call.finally(() => {
        clearTimeout(timer);
        if (isOverdue) overdue -= 1;
      });
    },
  };
}
