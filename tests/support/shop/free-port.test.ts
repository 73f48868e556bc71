import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('shops that start at the same time have different ports', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(ports).size).toBe(3);
});
