/** How long a page waits for a fresh response while a good one is at hand (contract §8). */
const timeoutMs = 200;

/** The wait of a whole page, however many calls it makes: while one call is overdue, nobody waits for another. */
export interface TimeoutBudget {
  left(): number;
  /** The same call; from 200 ms on until it ends it is overdue. */
  watch<Value>(call: Promise<Value>): Promise<Value>;
}

export function createTimeoutBudget(): TimeoutBudget {
  let overdue = 0;
  return {
    left: () => (overdue > 0 ? 0 : timeoutMs),
    async watch(call) {
      let isOverdue = false;
      const timer = setTimeout(() => {
        isOverdue = true;
        overdue += 1;
      }, timeoutMs - 1);
      try {
        return await call;
      } finally {
        clearTimeout(timer);
        if (isOverdue) overdue -= 1;
      }
    },
  };
}
