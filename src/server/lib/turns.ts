/**
 * Runs a work one at a time. Whoever asks while it runs shares the next run with all who ask meanwhile: what they get began after they
 * asked.
 */
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
