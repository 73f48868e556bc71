/** Thrown when an item waited for longer than its limit. */
export class QueueTimeout extends Error {}

interface Waiting<Item, Value> {
  readonly item: Item;
  readonly deadline: number;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

interface QueueLimits {
  /** items in one batch */
  readonly most: number;
  /** how long an item may wait for its batch */
  readonly waitMs: number;
}

/**
 * Runs items in batches, one batch at a time and the items in the order they came. A batch starts when a turn of the event loop brought
 * no further item, or when it is full, so a single item does not wait. The function that is returned rejects with `QueueTimeout`.
 * @param runBatch returns the result of each item
 */
export function createBatchQueue<Item, Value>(
  runBatch: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Value>[]>,
  { most, waitMs }: QueueLimits,
): (item: Item) => Promise<Value> {
  const waiting: Waiting<Item, Value>[] = [];
  let isRunning = false;

  const gather = (known: number) => {
    setImmediate(() => {
      if (waiting.length > known && waiting.length < most) gather(waiting.length);
      else void run();
    });
  };
  const run = async () => {
    const batch = takeInTime(waiting, most);
    try {
      const results = batch.length === 0 ? [] : await runBatch(batch.map(({ item }) => item));
      for (const [at, result] of results.entries()) {
        if (result.status === 'fulfilled') batch[at]?.resolve(result.value);
        else batch[at]?.reject(result.reason);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isRunning = waiting.length > 0;
    if (isRunning) gather(0);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, deadline: performance.now() + waitMs, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      gather(0);
    });
}

/** Removes the next items from the list; those that waited too long are rejected and left out. */
function takeInTime<Item, Value>(waiting: Waiting<Item, Value>[], most: number): Waiting<Item, Value>[] {
  const now = performance.now();
  const batch = waiting.splice(0, most);
  for (const { deadline, reject } of batch) if (deadline < now) reject(new QueueTimeout());
  return batch.filter(({ deadline }) => deadline >= now);
}
