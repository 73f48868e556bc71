import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('calls during a run share the next run, which begins after them', async () => {
  const ends: (() => void)[] = [];
  let began = 0;
  const sendRequest = createTurns(async () => {
    began += 1;
    const run = began;
    await new Promise<void>((resolve) => ends.push(resolve));
    return run;
  });
  const first = sendRequest();
  await expect.poll(() => began).toBe(1);
  const later = [sendRequest(), sendRequest()];
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => began).toBe(2);
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('a failed run rejects the calls that share it, and the next one runs', async () => {
  let began = 0;
  const sendRequest = createTurns(async () => {
    began += 1;
    if (began === 1) throw new Error('broken');
    return began;
  });
  await expect(sendRequest()).rejects.toThrow('broken');
  expect(await sendRequest()).toBe(2);
});
