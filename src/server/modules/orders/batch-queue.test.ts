import { expect, onTestFinished, test, vi } from 'vitest';
import { createBatchQueue, QueueTimeout } from './batch-queue.ts';

const waitMs = 10_000;
const fulfilled = (value: string) => ({ status: 'fulfilled', value }) as const;

/** A queue that records its batches. */
function recording(most: number) {
  const batches: string[][] = [];
  const run = async (items: readonly string[]) => {
    batches.push([...items]);
    return items.map((item) => fulfilled(`${item} done`));
  };
  return { batches, add: createBatchQueue(run, { most, waitMs }) };
}

test('items of one turn of the event loop run in one batch, in the order they came', async () => {
  const { batches, add } = recording(10);
  const results = await Promise.all(['a', 'b', 'c'].map((item) => add(item)));
  expect(batches).toEqual([['a', 'b', 'c']]);
  expect(results).toEqual(['a done', 'b done', 'c done']);
});

test('a batch has no more items than it may, the others are in the next one', async () => {
  const { batches, add } = recording(2);
  await Promise.all(['a', 'b', 'c'].map((item) => add(item)));
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

test('an item that fails leaves the others of its batch', async () => {
  const add = createBatchQueue<string, string>(
    async (items) => items.map((item) => (item === 'b' ? { status: 'rejected', reason: new Error('broken') } : fulfilled(item))),
    { most: 10, waitMs },
  );
  const results = await Promise.allSettled(['a', 'b', 'c'].map((item) => add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a batch that fails rejects all of its items, and the next one runs', async () => {
  const run = vi.fn(async (items: readonly string[]) => items.map(fulfilled)).mockRejectedValueOnce(new Error('the disk is full'));
  const add = createBatchQueue(run, { most: 10, waitMs });
  const failed = await Promise.allSettled(['a', 'b'].map((item) => add(item)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await add('c')).toBe('c');
});

test('an item that waited for longer than its limit misses its turn, the next one does not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const running = Promise.withResolvers<void>();
  const batches: string[][] = [];
  const run = async (items: readonly string[]) => {
    batches.push([...items]);
    if (items.includes('a')) await running.promise;
    return items.map(fulfilled);
  };
  const add = createBatchQueue(run, { most: 1, waitMs });
  const first = add('a');
  await vi.waitFor(() => expect(batches).toEqual([['a']]));
  const missed = add('b');
  vi.advanceTimersByTime(waitMs + 1);
  const inTime = add('c');
  running.resolve();
  await expect(missed).rejects.toThrow(QueueTimeout);
  expect(await Promise.all([first, inTime])).toEqual(['a', 'c']);
});
