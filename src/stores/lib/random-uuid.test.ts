import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('a random UUID has the form of version 4, and is another one each time', () => {
  const made = Array.from({ length: 100 }, randomUuid);
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});
