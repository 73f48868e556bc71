/** Since when the questions to the database that have no answer yet are asked, milliseconds of `performance.now()`. */
const open = new Set<{ readonly since: number }>();
let lastResponseAt = 0;

/** The same question, known to be open until it is answered. */
export async function counted<Value>(question: Promise<Value>): Promise<Value> {
  const entry = { since: performance.now() };
  open.add(entry);
  try {
    const response = await question;
    lastResponseAt = performance.now();
    return response;
  } finally {
    open.delete(entry);
  }
}

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new Set<Pool>();

/** Counts a pool's connections until the answered function is called. */
export function watchPool(pool: Pool): () => void {
  pools.add(pool);
  return () => pools.delete(pool);
}

/** Connections that are taken, and questions that wait for one. */
export function poolUse(): { readonly inUse: number; readonly waiting: number } {
  const all = [...pools];
  return {
    inUse: all.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0),
    waiting: all.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
  };
}

/** For how long the database has left a question open without answering any, milliseconds; 0: none is open. */
export function databaseLateMs(): number {
  const [oldest] = open;
  return oldest === undefined ? 0 : performance.now() - Math.max(oldest.since, lastResponseAt);
}
