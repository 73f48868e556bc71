/** The start times of unfinished database queries, milliseconds of `performance.now()`. */
const open = new Set<{ readonly since: number }>();
let lastResponseAt = 0;

/** The same query, registered as unfinished until it settles. */
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

/** Counts a pool's connections until the returned function is called. */
export function watchPool(pool: Pool): () => void {
  pools.add(pool);
  return () => pools.delete(pool);
}

/** Connections in use, and queries that wait for a connection. */
export function poolUse(): { readonly inUse: number; readonly waiting: number } {
  const all = [...pools];
  return {
    inUse: all.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0),
    waiting: all.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
  };
}

/** How long queries have been waiting without any response from the database, milliseconds; 0: no query is waiting. */
export function databaseLateMs(): number {
  const [oldest] = open;
  return oldest === undefined ? 0 : performance.now() - Math.max(oldest.since, lastResponseAt);
}
