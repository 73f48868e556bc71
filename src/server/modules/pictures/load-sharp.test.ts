import { expect, test } from 'vitest';
import { drawAlone, mostPixels } from './load-sharp.ts';

test('pictures are processed one after the other, also after a failure', async () => {
  let [now, most] = [0, 0];
  const draw = (isGood: boolean) =>
    drawAlone(async (sharp) => {
      now += 1;
      most = Math.max(most, now);
      const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      now -= 1;
      if (!isGood) throw new Error('no picture');
      return bytes.byteLength;
    });
  const drawn = await Promise.allSettled([draw(true), draw(false), draw(true), draw(true)]);
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

test('sharp caches no picture and uses one thread', async () => {
  const settings = await drawAlone(async (sharp) => ({ threads: sharp.concurrency(), memory: sharp.cache().memory.max }));
  expect(settings).toEqual({ threads: 1, memory: 0 });
  expect(mostPixels).toBe(16_000_000);
});
