import { expect, test, vi } from 'vitest';
import { createBatchQueue } from './batch-queue.ts';
import { QueueTimeout } from './work-queue.ts';

const longMs = 10_000;
const fulfilled = (value: string) => ({ status: 'fulfilled', value }) as const;

/** A queue that records its batches. */
function recording(most: number, handled = Number.POSITIVE_INFINITY) {
  const batches: string[][] = [];
  const run = async (items: readonly string[]) => {
    batches.push([...items]);
    return items.slice(0, handled).map((item) => fulfilled(`${item} done`));
  };
  return { batches, add: createBatchQueue(run, most) };
}

test('items of one turn of the event loop run in one batch, in the order they came', async () => {
  const { batches, add } = recording(10);
  const results = await Promise.all(['a', 'b', 'c'].map((item) => add(item, longMs)));
  expect(batches).toEqual([['a', 'b', 'c']]);
  expect(results).toEqual(['a done', 'b done', 'c done']);
});

test('a batch has no more items than it may, the others are in the next one', async () => {
  const { batches, add } = recording(2);
  await Promise.all(['a', 'b', 'c'].map((item) => add(item, longMs)));
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

test('items without a result go on with the next batch, before those that came later', async () => {
  const { batches, add } = recording(2, 1);
  const results = await Promise.all(['a', 'b', 'c'].map((item) => add(item, longMs)));
  expect(batches).toEqual([['a', 'b'], ['b', 'c'], ['c']]);
  expect(results).toEqual(['a done', 'b done', 'c done']);
});

test('an item that fails leaves the others of its batch', async () => {
  const add = createBatchQueue<string, string>(
    async (items) => items.map((item) => (item === 'b' ? { status: 'rejected', reason: new Error('broken') } : fulfilled(item))),
    10,
  );
  const results = await Promise.allSettled(['a', 'b', 'c'].map((item) => add(item, longMs)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a batch that fails rejects all of its items, and the next one runs', async () => {
  const run = vi.fn(async (items: readonly string[]) => items.map(fulfilled)).mockRejectedValueOnce(new Error('the disk is full'));
  const add = createBatchQueue(run, 10);
  const failed = await Promise.allSettled(['a', 'b'].map((item) => add(item, longMs)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await add('c', longMs)).toBe('c');
});

test('an item that waited for longer than its limit misses its turn', async () => {
  const { batches, add } = recording(10);
  const missed = add('a', -1);
  const inTime = add('b', longMs);
  await expect(missed).rejects.toThrow(QueueTimeout);
  expect(await inTime).toBe('b done');
  expect(batches).toEqual([['b']]);
});
