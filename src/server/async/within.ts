/** The operation did not finish within its time limit. */
export class TimeoutError extends Error {}

/** The same promise, rejected with TimeoutError when it takes longer; the operation itself continues. */
export async function within<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`not done in ${timeoutMs} ms`)), timeoutMs).unref();
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
