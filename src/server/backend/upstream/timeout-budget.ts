/** How long a page waits for a fresh response when a good one is cached (R-UPSTREAM-11). */
export const pageTimeoutMs = 200;

/** The total wait of a page, however many calls it makes: while one call is overdue, no other call is waited for. */
export interface TimeoutBudget {
  left(): number;
  /** Returns the same call; it is overdue from the time limit after its start until it ends. */
  watch<Value>(call: Promise<Value>): Promise<Value>;
}

/** @param timeoutMs the time limit of one call */
export function createTimeoutBudget(timeoutMs = pageTimeoutMs): TimeoutBudget {
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
