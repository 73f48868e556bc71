import { expect, test } from 'vitest';
import { forgetReads, readOnce, sharingReads } from './shared-reads.ts';

function counter() {
  let sent = 0;
  return async () => {
    sent += 1;
    return sent;
  };
}

test('a request sends a read once, until it changes something; what it leaves running reads anew', async () => {
  const send = counter();
  const read = () => readOnce('regions', send);
  let later: () => Promise<number> = read;
  const during = await sharingReads(async () => {
    const same = await Promise.all([read(), read()]);
    forgetReads();
    const changed = await read();
    later = await new Promise((resolve) => setImmediate(() => resolve(read)));
    return [...same, changed];
  });
  expect(during).toEqual([1, 1, 2]);
  expect([await later(), await later()]).toEqual([3, 4]);
});

test('requests share nothing', async () => {
  const send = counter();
  const one = () => sharingReads(() => readOnce('menu', send));
  expect(await Promise.all([one(), one()])).toEqual([1, 2]);
});
