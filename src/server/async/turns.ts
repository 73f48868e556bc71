/** Runs a task one at a time. All calls during a run share the next run, so each call gets a result that was started after it. */
export function createTurns<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const run = work();
      running = run.catch(() => {});
      return run;
    });
    return next;
  };
}
