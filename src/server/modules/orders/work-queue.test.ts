import { expect, test, vi } from 'vitest';
import { createWorkQueue, QueueTimeout } from './work-queue.ts';

const longMs = 10_000;

/** Tasks that end when the test resolves them. */
function openWorks() {
  const running: number[] = [];
  const ends: (() => void)[] = [];
  const work = (at: number) => async () => {
    running.push(at);
    await new Promise<void>((resolve) => ends.push(resolve));
    return { at };
  };
  return { running, ends, work };
}

test('runs tasks up to its limit at the same time, the others in the order they were added', async () => {
  const queue = createWorkQueue(2);
  const { running, ends, work } = openWorks();
  const done = [0, 1, 2, 3].map((at) => queue.run(work(at), longMs));
  expect(running).toEqual([0, 1]);
  ends[1]?.();
  await done[1];
  await vi.waitFor(() => expect(running).toEqual([0, 1, 2]));
  for (const at of [0, 2]) ends[at]?.();
  await vi.waitFor(() => expect(running).toEqual([0, 1, 2, 3]));
  ends[3]?.();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3].map((at) => ({ at })));
});

test('a task that waits too long is rejected, and the next one runs', async () => {
  const queue = createWorkQueue(1);
  const { running, ends, work } = openWorks();
  const first = queue.run(work(0), longMs);
  const missed = queue.run(work(1), 1);
  const last = queue.run(work(2), longMs);
  await expect(missed).rejects.toThrow(QueueTimeout);
  ends[0]?.();
  await first;
  await vi.waitFor(() => expect(running).toEqual([0, 2]));
  ends[1]?.();
  expect(await last).toMatchObject({ at: 2 });
});

test('after a failed task the next one runs', async () => {
  const queue = createWorkQueue(1);
  const failed = queue.run(() => Promise.reject(new Error('broken')), longMs);
  const next = queue.run(async () => 'done', longMs);
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
