import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

test('calls before a read begins share it, a later call reads again', async () => {
  let reads = 0;
  const read = sharedRead(async () => ++reads, queueMicrotask);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

test('a call while a read is under way does not get its value', async () => {
  const started: (() => void)[] = [];
  let value = 'before';
  const read = sharedRead(() => {
    const seen = value;
    return new Promise<string>((resolve) => started.push(() => resolve(seen)));
  }, queueMicrotask);
  const first = read();
  await Promise.resolve().then(() => {});
  value = 'after';
  const second = read();
  await Promise.resolve().then(() => {});
  for (const end of started) end();
  expect(await Promise.all([first, second])).toEqual(['before', 'after']);
});

test('a read that fails is not kept', async () => {
  let fails = true;
  const read = sharedRead(async () => {
    if (fails) throw new Error('away');
    return 'value';
  }, queueMicrotask);
  await expect(read()).rejects.toThrow('away');
  fails = false;
  expect(await read()).toBe('value');
});
